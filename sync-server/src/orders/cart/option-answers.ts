import type { CartOption, ProductionType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { PaymentOption } from '@knotenblech/shared/orders/cart/payment-options.ts';
import type { ProductionOption } from '@knotenblech/shared/orders/cart/production-options.ts';
import type { ShippingOption } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';

/** EUR as the API writes amounts; on request stays -1. */
export const euro = (cents: Cents) => (cents === -1 ? -1 : cents / 100);

const optionAnswer = ({ id, active, priceCents }: CartOption<string>, translationCode: string) => ({
  id,
  translationCode,
  price: euro(priceCents),
  currency: 'EUR' as const,
  active,
});

export const productionAnswer = (option: ProductionOption) => ({
  ...optionAnswer(option, option.type),
  workingDays: option.workingDays,
});

export const shippingAnswer = (option: ShippingOption, { shipping, production }: Tariff, vatPercent: number | null) => {
  const assigned: readonly ProductionType[] = shipping[option.id - 1]?.productionTypes ?? [];
  return {
    ...optionAnswer(option, option.type),
    workingDays: option.workingDays,
    vatPercent,
    phoneNoRequired: option.phoneRequired,
    assignedProductionTypeIds: assigned.map((type) => production.findIndex((row) => row.type === type) + 1),
  };
};

export const paymentAnswer = (option: PaymentOption) => optionAnswer(option, `PAYMENTTYPE_${option.type}`);
