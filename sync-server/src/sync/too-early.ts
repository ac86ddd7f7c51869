import type { ErrorCode } from '@knotenblech/shared/errors/error-codes.ts';
import { idsIn } from '@knotenblech/shared/sync/ids-in.ts';
import type { Mutation, MutationResult } from '@knotenblech/shared/sync/wire.ts';
import type { Epoch } from './client-store.ts';

/** For so long after a restore a device may still come that tells what another one's work builds on. */
const tellingMs = 86_400_000;

/** Refusals that what is still to be told may take away: a thing or an address is not there, a price is not the one that was seen. */
const passing: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'not_found',
  'address_missing',
  'cart_empty',
  'price_changed',
]);

/**
 * Which changes of a push are refused for now only, because the server was restored and does not know yet what they build
 * on. What was made later on the same things waits with them, so that nothing overtakes; what was made on this server's
 * own rows does not.
 */
export const judgeEarly = ({ epoch, restoredAt }: Epoch, now: Date) => {
  const awaited = new Set<string>();
  const isTelling = restoredAt !== null && now.getTime() - restoredAt.getTime() < tellingMs;
  const isOld = ({ madeOn }: Mutation) => isTelling && madeOn !== undefined && madeOn !== epoch;
  return {
    buildsOnEarly: (mutation: Mutation) => isOld(mutation) && idsIn(mutation.args).some((id) => awaited.has(id)),
    isEarly: (mutation: Mutation, { status, code }: Pick<MutationResult, 'status' | 'code'>) =>
      isOld(mutation) && status === 'refused' && passing.has(code),
    note: ({ args }: Mutation) => idsIn(args).forEach((id) => awaited.add(id)),
  };
};
