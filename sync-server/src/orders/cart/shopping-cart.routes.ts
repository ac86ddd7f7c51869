import { cartBodySchema, cartCalls } from '@knotenblech/shared/api/orders/cart-calls.ts';
import { paymentOptions } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { z } from 'zod';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { errorBody, languageOf, refuse } from '../../http/answers.ts';
import { queryOf, readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import {
  cartAnswer,
  cartOptions,
  paymentAnswer,
  productionAnswer,
  shippingAnswer,
  vatBy,
  vatPercentBy,
} from './cart-answer.ts';
import { type CartFacts, readCartFacts } from './cart-facts.ts';
import { checkVoucherCode, deliveryTerm, parseSentCart, typeOf } from './parse-sent-cart.ts';
import { requestFreight } from './request-freight.ts';
import { type SaveDeps, saveOrder } from './save-order.ts';

type CartRouteDeps = SessionDeps & SaveDeps & { sql: Sql };

/** The shopping cart of API 1.0. */
export const cartRoutes = (deps: CartRouteDeps) => {
  const session = requireSession({ ...deps, takesTokenInQuery: true });
  const mayOrder = createMiddleware<ShopEnv>(async (c, next) => {
    if (!may(c.get('actor'), 'order')) return refuse(c, 'no_order_permission');
    return next();
  });
  const factsOf = (c: Context<ShopEnv>) => {
    const actor = c.get('actor');
    return readInCustomer(deps.sql, actor.customerId, (tx) => readCartFacts(tx, actor));
  };
  const optionsOf = async (c: Context<ShopEnv>) => {
    const body = await readJson(c, cartBodySchema);
    const facts = await factsOf(c);
    const sent = parseSentCart(facts, body);
    return { facts, options: cartOptions(facts, sent), address: sent.shippingAddress };
  };
  return new Hono<ShopEnv>()
    .get('/getNewCart', session, mayOrder, async (c) => c.json(cartAnswer(await factsOf(c))))
    .get('/vatRate', session, mayOrder, async (c) => {
      const query = queryOf(c, cartCalls.vatRate.querySchema);
      return c.json(vatAnswer(await factsOf(c), query));
    })
    .post('/productionTypeList', session, mayOrder, async (c) => {
      const { options } = await optionsOf(c);
      return c.json({ productionTypeList: options.productions.map(productionAnswer) });
    })
    .post('/shippingTypeList', session, mayOrder, async (c) => {
      const { facts, options, address } = await optionsOf(c);
      return c.json({
        shippingTypeList: options.shippings.map((option) =>
          shippingAnswer(option, facts.tariff, vatPercentBy(facts, address, option.type)),
        ),
      });
    })
    .get('/getDeliveryTerm', session, mayOrder, async (c) => {
      const query = cartCalls.getDeliveryTerm.querySchema.parse(c.req.query());
      return c.json(deliveryTerm(await factsOf(c), query, deps.now()));
    })
    .get('/checkVoucherCode', session, mayOrder, async (c) => {
      const query = cartCalls.checkVoucherCode.querySchema.parse(c.req.query());
      if (!c.get('actor').seesPrices) throw new DomainError('no_price_permission');
      const partsCents = Math.round(Number(query.partSumValue.replace(',', '.')) * 100);
      const check = await checkVoucherCode(deps, c.get('actor'), { code: query.voucherCode, partsCents });
      if ('refusal' in check) {
        const { code, details } = check.refusal;
        const { errors } = errorBody(code, { ...details }, languageOf(c));
        return c.json({ valid: false, errors, voucherCode: query.voucherCode, value: null, voucher: null });
      }
      const { terms, valueCents } = check;
      return c.json({ valid: true, errors: [], voucherCode: terms.code, value: valueCents / 100, voucher: terms });
    })
    .get('/paymentTypeList', session, mayOrder, async (c) => {
      const { shippingTypeId, addressId } = cartCalls.paymentTypeList.querySchema.parse(c.req.query());
      const facts = await factsOf(c);
      const { customer, tariff } = facts;
      const shippingType = typeOf(tariff.shipping, { id: shippingTypeId }, 'shipping');
      const { countryIso } = addressNamed(facts, addressId);
      const options = paymentOptions({ shippingType, countryIso, customer, tariff });
      return c.json({ paymentTypeList: options.map(paymentAnswer) });
    })
    .post('/requestFreight', session, mayOrder, async (c) => {
      const body = await readJson(c, cartCalls.requestFreight.request);
      return c.json({ errors: [], ...(await requestFreight(deps, c.get('actor'), { body, language: languageOf(c) })) });
    })
    .post('/saveOrder', session, mayOrder, async (c) => {
      const body = await readJson(c, cartBodySchema);
      const key = c.req.header('Idempotency-Key')?.slice(0, 200) ?? null;
      const { orderId, orderNumber } = await saveOrder(deps, c.get('actor'), { body, key, language: languageOf(c) });
      return c.json({ errors: [], orderId, orderNumber });
    });
};

const addressNamed = ({ addresses }: CartFacts, id: string) => {
  const address = addresses.find((each) => each.id === id);
  if (!address) throw new DomainError('not_found', { record: 'address' });
  return address;
};

type VatQuery = z.infer<typeof cartCalls.vatRate.querySchema>;

const vatAnswer = (facts: CartFacts, { address_id: addressId, shippingTypeId: id }: VatQuery) => {
  const { cart, tariff } = facts;
  const chosen = id === undefined ? cart.shippingType : typeOf(tariff.shipping, { id }, 'shipping');
  const vat = vatBy(facts, addressNamed(facts, addressId), chosen ?? 'TRANSPORT_STANDARD');
  if ('refusal' in vat) throw new DomainError('option_gone', { reason: vat.refusal.code, ...vat.refusal.values });
  return { vatRate: vat.vatRate / 100, vatReason: vat.vatReason };
};
