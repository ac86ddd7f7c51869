import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

const storageKey = 'handedToken';
const longest = 500;

/** Keeps a token that an address brought, for this window only, until it was exchanged or somebody signs in, leaves or locks the device; an address holds it no longer than it takes to read it. */
export const storeHandOverToken = (token: string) => {
  if (token.length <= longest) sessionStorage.setItem(storageKey, token);
};

export const handOverToken = () => sessionStorage.getItem(storageKey);

export const clearHandOverToken = () => sessionStorage.removeItem(storageKey);

export type HandedRefusalCode = ErrorCode | 'offline';
let refusal: HandedRefusalCode | null = null;

/** Why a handed address signed nobody in, for the screen that asks for a sign-in instead. */
export const storeHandOverRefusal = (code: HandedRefusalCode | null) => {
  refusal = code;
};

export const handOverRefusal = () => refusal;
