import type { ErrorCode } from '../values/errors/error-codes.ts';
import type { Actor } from './actor.ts';
import { type Capability, may } from './permissions.ts';

/** The permission rule of a change: refused with `code` for whoever lacks the capability. */
export const refuseWithout =
  (capability: Capability, code: ErrorCode = 'not_allowed') =>
  (actor: Actor): ErrorCode | null =>
    may(actor, capability) ? null : code;
