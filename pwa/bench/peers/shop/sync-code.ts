/** What the shop's device needs to sync, for weighing: nothing of it is run. */

export { createValueCipher } from '../../../src/database/encryption/value-cipher.ts';
export { openShopDatabase } from '../../../src/database/shop-database.ts';
export { openEngine } from '../../../src/sync/engine/open-engine.ts';
export { electLeader } from '../../../src/sync/leadership/leadership.ts';
export { runLeader } from '../../../src/sync/leadership/run-leader.ts';
export { replayWriteAhead } from '../../../src/sync/outbox/import/replay-write-ahead.ts';
export { requeueFromMirror } from '../../../src/sync/outbox/import/requeue-from-mirror.ts';
export { makeChange } from '../../../src/sync/outbox/make-change.ts';
export { withdraw } from '../../../src/sync/outbox/withdraw.ts';
export { createWriteAhead } from '../../../src/sync/outbox/write-ahead.ts';
export { createTransport } from '../../../src/sync/transport/http-transport.ts';
