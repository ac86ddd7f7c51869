import { voucherCheckSchema } from '@knotenblech/shared/api/orders/cart-calls.ts';
import type { VoucherTerms } from '@knotenblech/shared/orders/vouchers/voucher.schema.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { readMeta } from '../../../database/read-meta.ts';
import type { ShopDatabase } from '../../../database/shop-database.ts';
import { apiPath } from '../../../sync/site/api-path.ts';

const timeoutMs = 10_000;

/** What the server says of a code: its terms, the first reason against it in the asked language, or nothing at all. */
export type VoucherAnswer = { terms: VoucherTerms } | { refusal: string } | 'no-answer';

export const askVoucher = async (
  database: ShopDatabase,
  { code, partsCents, language }: { code: string; partsCents: Cents; language: string },
): Promise<VoucherAnswer> => {
  const query = new URLSearchParams({ language, voucherCode: code, partSumValue: (partsCents / 100).toFixed(2) });
  const headers = { 'X-Session-Key': (await readMeta(database, 'sessionKey')) ?? '' };
  const signal = AbortSignal.timeout(timeoutMs);
  const path = apiPath(`/shoppingCart/checkVoucherCode?${query.toString()}`);
  const response = await fetch(path, { headers, cache: 'no-store', signal }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  const said = voucherCheckSchema.partial().safeParse(body).data;
  if (response?.ok && said?.voucher) return { terms: said.voucher };
  const refusal = said?.errors?.[0]?.errorMessageTranslated;
  return response && response.status < 500 && response.status !== 401 && refusal ? { refusal } : 'no-answer';
};
