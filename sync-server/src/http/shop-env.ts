import type { Actor } from '@knotenblech/shared/permissions/actor.ts';
import type { Logger } from 'pino';

/** What the server knows of the one who asks. */
export type Session = { sessionId: string; kind: 'app' | 'api'; actor: Actor };

export type ShopVariables = { requestId: string; log: Logger; address: string; session: Session; actor: Actor };

export type ShopEnv = { Variables: ShopVariables };
