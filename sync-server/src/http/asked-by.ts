import type { Language } from '@knotenblech/shared/values/language.ts';
import type { Context } from 'hono';
import { languageOf } from './answer-error.ts';
import type { ShopEnv } from './shop-env.ts';

/** Where a request comes from and in which language it is answered and mailed. */
export type RequestOrigin = { address: string; language: Language };

export const requestOrigin = (c: Context<ShopEnv>): RequestOrigin => ({
  address: c.get('address'),
  language: languageOf(c),
});
