import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { WaitingEntry } from '../../../sync/status/read-waiting.ts';

/** Refusals after which the same change cannot succeed. */
const final: readonly ErrorCode[] = [
  'not_allowed',
  'not_found',
  'invalid_input',
  'already_exists',
  'project_read_only',
  'cart_already_ordered',
  'order_differs',
  'order_step_refused',
  'withdrawn',
  'no_order_permission',
  'no_price_permission',
  'colleague_cannot_order',
  'price_changed',
  'contents_changed',
  'terms_changed',
  'tariff_expired',
];

/** An order takes a new look at its price; what was taken back is not made by itself. */
const neverRepeated: readonly string[] = ['submitOrder', 'withdrawChange'];

/** Whether a refused change may be sent anew. */
export const canRetry = ({ name, state, code }: Pick<WaitingEntry, 'name' | 'state' | 'code'>) =>
  (state === 'refused' || state === 'failed') &&
  !neverRepeated.includes(name) &&
  (code === null || !final.includes(code));
