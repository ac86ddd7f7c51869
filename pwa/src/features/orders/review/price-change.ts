import {
  type AmountRowName,
  grossRows,
  netRows,
  orderedRowNames,
} from '@knotenblech/shared/orders/amounts/amount-rows.ts';
import { type Amounts, amountsSchema } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';

export type PriceChangeRow = {
  what: AmountRowName | 'net' | 'vat' | 'gross' | 'containedVat';
  shownCents: Cents;
  nowCents: Cents;
};

/** Every amount as it was shown and as it is, in the order of the calculation; to private people with VAT in each row. */
export const priceChange = (shown: Amounts, now: Amounts, isGross: boolean): PriceChangeRow[] => {
  const [was, is] = [rowsOf(shown, isGross), rowsOf(now, isGross)];
  const row = (what: PriceChangeRow['what'], shownCents: Cents | null, nowCents: Cents | null) =>
    shownCents === null && nowCents === null ? [] : [{ what, shownCents: shownCents ?? 0, nowCents: nowCents ?? 0 }];
  const gross = row('gross', shown.grossCents, now.grossCents);
  return [
    ...orderedRowNames.flatMap((name) => row(name, was[name], is[name])),
    ...(isGross
      ? [...gross, ...row('containedVat', shown.vatCents, now.vatCents)]
      : [...row('net', shown.netCents, now.netCents), ...row('vat', shown.vatCents, now.vatCents), ...gross]),
  ];
};

const rowsOf = (amounts: Amounts, isGross: boolean) =>
  isGross ? grossRows(netRows(amounts), amounts.vatRate) : netRows(amounts);

/** Why the price is another one, as far as the amounts tell. */
export type PriceChangeReason = 'tariff' | 'basket' | 'vat' | 'parts' | 'voucher' | 'options';

export const priceChangeReason = (shown: Amounts, now: Amounts): PriceChangeReason => {
  if (shown.tariffNumber !== now.tariffNumber) return 'tariff';
  if (linesOf(shown) !== linesOf(now)) return 'basket';
  if (shown.partsCents !== now.partsCents) return 'parts';
  if (shown.voucherCents !== now.voucherCents) return 'voucher';
  if (shown.netCents !== now.netCents) return 'options';
  return 'vat';
};

const linesOf = ({ lines }: Amounts) => lines.map(({ projectId, quantity }) => `${projectId} ${quantity}`).join();

/** The amounts that the server computed, from the details of its refusal; null when it sent none. */
export const amountsOfRefusal = ({ now }: Record<string, unknown>): Amounts | null => {
  if (typeof now !== 'string') return null;
  const amounts = amountsSchema.safeParse(parsed(now));
  return amounts.success ? amounts.data : null;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

type Refused = { args: Pick<QueuedOrder['args'], 'consent'>; details: QueuedOrder['details'] };

/**
 * The version of the terms of business that an order has to accept after a refused one, and whether it is another. The server
 * may have told of it before it is `here`.
 */
export const changedTerms = ({ args: { consent }, details: { termsVersion: told } }: Refused, here: string) => {
  const version = here === consent.termsVersion && typeof told === 'string' ? told : here;
  return { version, areOther: version !== consent.termsVersion };
};
