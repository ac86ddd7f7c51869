import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type PayDeps, payOrder } from './pay-order.ts';
import type { PaymentKey } from './paypal.store.ts';
import type { Paypal } from './paypal-client.ts';

const settled: readonly string[] = ['nothing_to_pay', 'not_found'] satisfies DomainError['code'][];

/** Sees to a payment that may have been taken while nobody waited for the answer. */
export const settlePaypal = async (
  { paypal, ...deps }: Omit<PayDeps, 'paypal'> & { paypal: Paypal | null },
  key: PaymentKey,
) => {
  if (!paypal) return;
  try {
    await payOrder({ ...deps, paypal }, { ...key, language: null });
  } catch (error) {
    if (!(error instanceof DomainError && settled.includes(error.code))) throw error;
  }
};
