import { type ListSearch, readListSearch } from '../../../ui/record-list/list-search.ts';

export const voucherSorts = ['dateDesc', 'codeAsc', 'usesDesc'] as const;
export type VoucherSort = (typeof voucherSorts)[number];
export const usualVoucherSort: VoucherSort = 'dateDesc';

/** `ended`: whether those that nobody can redeem any more are shown; usually they are not. */
export type VouchersSearch = ListSearch<VoucherSort> & { ended?: true };

export const readVouchersSearch = (search: Record<string, unknown>): VouchersSearch => ({
  ...readListSearch(search, voucherSorts, usualVoucherSort),
  ...(search.ended === true ? { ended: true } : {}),
});
