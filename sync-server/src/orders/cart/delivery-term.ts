import type { cartCalls } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { deliveryDay } from '@knotenblech/shared/orders/delivery-day.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { z } from 'zod';
import { shopDay } from '../../base-data/shop-day.ts';
import { calendarIn } from '../price-order.ts';
import type { CartFacts } from './cart-facts.ts';
import { addressOf, projectNamed, typeOf } from './parse-sent-cart.ts';

type Query = z.infer<(typeof cartCalls.getDeliveryTerm)['querySchema']>;

const locales = { de: 'de-DE', en: 'en-GB', fr: 'fr-FR', it: 'it-IT' } as const;

/** Day of delivery of projects by a production type: shipping type, unless it is named, and address are the open cart's, else the defaults. */
export const deliveryTerm = (
  facts: CartFacts,
  { language, productionTypeId, projectIdList, shippingTypeId: id }: Query,
  now: Date,
) => {
  const { tariff, cart, prices } = facts;
  const production = tariff.production[productionTypeId - 1];
  if (!production) throw new DomainError('option_gone', { step: 'production', type: String(productionTypeId) });
  const projects = projectIdList.split(',').map((name) => projectNamed(facts, name.trim()));
  const shipments = projects.map((project) => prices.find((price) => price.id === project.id)?.shipment);
  const chosen = id === undefined ? cart.shippingType : typeOf(tariff.shipping, { id }, 'shipping');
  const shipping = tariff.shipping.find((row) => row.type === chosen) ?? tariff.shipping[0];
  const deliveryDate = deliveryDay({
    today: shopDay(now),
    productionDays: production.workingDays,
    surfaceDays: Math.max(0, ...shipments.map((shipment) => shipment?.surfaceDays ?? 0)),
    shippingDays: shipping?.workingDays ?? 0,
    countryIso: addressOf(facts, cart)?.countryIso ?? 'DE',
    calendar: calendarIn(facts.rows),
  });
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' });
  return { dateFormatted: format.format(new Date(`${deliveryDate}T00:00:00Z`)), deliveryDate };
};
