import type { ListedVoucher } from '@knotenblech/shared/api/orders/voucher-calls.ts';
import type { Day } from '@knotenblech/shared/values/day.ts';
import { matchScore } from '@knotenblech/shared/values/match-score.ts';
import { usualVoucherSort, type VouchersSearch } from './voucher-search.ts';
import { voucherState } from './voucher-state.ts';

const wordsOf = ({ voucher, customerName }: ListedVoucher) => `${voucher.code} ${voucher.note} ${customerName ?? ''}`;
const isOver = ({ voucher, usedCount }: ListedVoucher, today: Day) =>
  ['off', 'expired', 'used-up'].includes(voucherState(voucher, usedCount, today));

/** The vouchers to show, which come newest first: found by the search, in the chosen order. */
export const listVouchers = (all: readonly ListedVoucher[], search: VouchersSearch, today: Day): ListedVoucher[] => {
  const q = (search.q ?? '').trim();
  const found = all
    .filter((listed) => search.ended || !isOver(listed, today))
    .filter((listed) => q === '' || matchScore(wordsOf(listed), q) > 0);
  switch (search.sort ?? usualVoucherSort) {
    case 'dateDesc':
      return found;
    case 'codeAsc':
      return found.toSorted((a, b) => a.voucher.code.localeCompare(b.voucher.code, 'de'));
    case 'usesDesc':
      return found.toSorted((a, b) => b.usedCount - a.usedCount);
  }
};
