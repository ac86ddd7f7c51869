import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Session } from '../http/shop-env.ts';

/** A session where requests come over HTTP: its end ends its event stream. */
export type SyncEnv = { Variables: { actor: Actor; session?: Session } };
