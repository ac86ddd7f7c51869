import type { Actor } from '@knotenblech/shared/records/actor.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Logger } from 'pino';

/** What the server knows of the one who asks. */
export type Session = { sessionId: string; kind: 'app' | 'api' | 'key'; actor: Actor };

type ShopVariables = {
  requestId: string;
  log: Logger;
  address: string;
  session: Session;
  actor: Actor;
  /** What the browser may do with an answer that people read; of data, nothing. */
  policy?: string;
  /** What a form asks to be answered in; else the address tells. */
  language?: Language;
};

export type ShopEnv = { Variables: ShopVariables };
