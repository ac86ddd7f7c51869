import type { Mutation, MutationResult } from '@knotenblech/shared/sync/wire.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { Epoch } from '../rows/client.store.ts';

/** For so long after a restore a device may still come that tells what another one's work builds on. */
const tellingMs = 86_400_000;
/** The clock of the database that was restored may be ahead. */
const mostAheadMs = 3_600_000;

/** Refusals that what is still to be told may take away; what is not among them no other device's work can heal. */
const passing: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'not_found',
  'project_not_read',
  'project_read_only',
  'project_trashed',
  'project_on_request',
  'missing_data',
  'file_replaced',
  'price_present',
  'price_changed',
  'contents_changed',
  'cart_empty',
  'address_missing',
  'address_incomplete',
  'phone_missing',
  'option_gone',
  'voucher_minimum',
]);

/**
 * Whether a change is refused for now only: it was made before the server was restored, and another device may still tell
 * what it builds on.
 */
export const isDeferred = (
  { epoch, restoredAt }: Epoch,
  now: Date,
  { madeOn }: Mutation,
  { status, code }: Pick<MutationResult, 'status' | 'code'>,
): boolean => {
  if (restoredAt === null || madeOn === undefined || madeOn === epoch) return false;
  const elapsedMs = now.getTime() - restoredAt.getTime();
  return elapsedMs > -mostAheadMs && elapsedMs < tellingMs && status === 'refused' && passing.has(code);
};
