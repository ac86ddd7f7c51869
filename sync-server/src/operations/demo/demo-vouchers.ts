import { unrestricted, type Voucher } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { VoucherId } from '@knotenblech/shared/values/ids.ts';

/** Two codes to try out: a percentage for the first order, and an amount for everybody from a sum of parts on. */
export const demoVouchers: Voucher[] = [
  {
    ...unrestricted,
    id: '0199d000-0000-7000-8000-000000000401' as VoucherId,
    code: 'WILLKOMMEN10',
    type: 'NEW_CUSTOMERS',
    discount: { kind: 'percent', hundredths: 1000 },
    minimumCents: 0,
    perCustomerLimit: 1,
    note: '10 % auf die Teile der ersten Bestellung',
  },
  {
    ...unrestricted,
    id: '0199d000-0000-7000-8000-000000000402' as VoucherId,
    code: 'STAHL50',
    type: 'ALL_CUSTOMERS',
    discount: { kind: 'fixed', cents: 5000 },
    minimumCents: 30_000,
    note: '50 € ab 300 € Teilesumme',
  },
];
