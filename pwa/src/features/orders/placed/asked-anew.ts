import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';

/** What a refused order asks its buyer about, to be ordered anew or not; null: it is over. */
export const reconfirmReason = (code: ErrorCode | null): 'price' | 'contents' | 'terms' | null => {
  if (code === 'contents_changed') return 'contents';
  if (code === 'terms_changed') return 'terms';
  return code === 'price_changed' || code === 'tariff_expired' || code?.startsWith('voucher_') ? 'price' : null;
};
