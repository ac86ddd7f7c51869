import type { PlainCart } from './work-out-cart.ts';

/** A voucher with what has happened to it; days as YYYY-MM-DD, null: open. */
export type PlainVoucher = {
  type: 'ALL_CUSTOMERS' | 'NEW_CUSTOMERS' | 'EXISTING_CUSTOMERS' | 'SPECIFIC_CUSTOMER' | 'LIMITED_DISCHARGE';
  discount: NonNullable<PlainCart['voucher']>;
  /** Of SPECIFIC_CUSTOMER: it is made out to whoever orders. */
  isOwn: boolean;
  isActive: boolean;
  minimumCents: number;
  validFrom: string | null;
  validTo: string | null;
  uses: number;
  useLimit: number | null;
  usesOfCustomer: number;
  perCustomerLimit: number | null;
};

type Order = { today: string; hasOrdered: boolean; partsCents: number };

/** Whether an order may redeem a voucher. */
export const mayRedeem = (voucher: PlainVoucher, { today, hasOrdered, partsCents }: Order): boolean => {
  const isForCustomer = {
    ALL_CUSTOMERS: true,
    LIMITED_DISCHARGE: true,
    NEW_CUSTOMERS: !hasOrdered,
    EXISTING_CUSTOMERS: hasOrdered,
    SPECIFIC_CUSTOMER: voucher.isOwn,
  }[voucher.type];
  const isInTime = (voucher.validFrom ?? today) <= today && today <= (voucher.validTo ?? today);
  const isLeft = voucher.uses < (voucher.useLimit ?? Number.POSITIVE_INFINITY);
  const isLeftToCustomer = voucher.usesOfCustomer < (voucher.perCustomerLimit ?? Number.POSITIVE_INFINITY);
  const isEnough = partsCents >= voucher.minimumCents;
  return voucher.isActive && isForCustomer && isInTime && isLeft && isLeftToCustomer && isEnough;
};
