/** What the shop's device needs to sync, for weighing: nothing of it is run. */
export { openShopDatabase } from '../../../src/database/shop-database.ts';
export { createValueCipher } from '../../../src/database/value-cipher.ts';
export { makeChange } from '../../../src/sync/engine/make-change.ts';
export { openEngine } from '../../../src/sync/engine/open-engine.ts';
export { requeueFromMirror } from '../../../src/sync/engine/requeue-mirrored.ts';
export { replayWriteAhead } from '../../../src/sync/engine/requeue-noted.ts';
export { withdraw } from '../../../src/sync/engine/withdraw.ts';
export { createTransport } from '../../../src/sync/http-transport.ts';
export { electLeader } from '../../../src/sync/leadership.ts';
export { runLeader } from '../../../src/sync/lead-sync.ts';
export { createWriteAhead } from '../../../src/sync/write-ahead.ts';
