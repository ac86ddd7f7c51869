import { paypalCalls } from '@knotenblech/shared/api/orders/paypal-calls.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { Hono } from 'hono';
import { z } from 'zod';
import { requireSession, type SessionDeps } from '../../accounts/auth/require-session.ts';
import { refuse } from '../../http/answers.ts';
import { readJson } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { type PayDeps, payOrder, settlePaypal } from './pay-order.ts';
import { findPayment } from './paypal.store.ts';
import type { Paypal, Transmission } from './paypal-client.ts';

type Deps = SessionDeps & Omit<PayDeps, 'paypal'> & { paypal: Paypal | null };

/** In a quarter of an hour: as often as somebody can agree at PayPal. */
const mostPerUser = 60;

/** How a customer pays an order of his by PayPal; not there where it is not set up. */
export const paypalRoutes = ({ paypal, ...deps }: Deps) =>
  new Hono<ShopEnv>().post('/:orderId/paypal', requireSession(deps), async (c) => {
    const { customerId, userId, seesPrices } = c.get('actor');
    if (!may(c.get('actor'), 'order')) return refuse(c, 'not_allowed');
    if (!seesPrices) return refuse(c, 'no_price_permission');
    const { orderId } = paypalCalls.pay.pathSchema.parse(c.req.param());
    const { language } = await readJson(c, paypalCalls.pay.request);
    if (!paypal) return refuse(c, 'not_found');
    await refuseTooMany(deps.owner, [{ key: keyOf('paypal', userId), most: mostPerUser }], deps.now());
    return c.json(await payOrder({ ...deps, paypal }, { customerId, orderId, language }));
  });

const transmissionSchema = z.object({
  auth_algo: z.string().max(100),
  cert_url: z.string().max(500),
  transmission_id: z.string().max(50),
  transmission_sig: z.string().max(500),
  transmission_time: z.string().max(100),
});

const transmissionOf = (header: (name: string) => string | undefined): Transmission => {
  const sent = transmissionSchema.safeParse({
    auth_algo: header('PayPal-Auth-Algo'),
    cert_url: header('PayPal-Cert-Url'),
    transmission_id: header('PayPal-Transmission-Id'),
    transmission_sig: header('PayPal-Transmission-Sig'),
    transmission_time: header('PayPal-Transmission-Time'),
  });
  if (!sent.success) throw new DomainError('not_allowed');
  return sent.data;
};

/**
 * Notifications of PayPal: one of an order that is paid here has its state asked for, whatever it says. Nothing is asked
 * for an order that nobody here has begun to pay.
 */
export const paypalEventRoutes = ({ paypal, ...deps }: Deps) =>
  new Hono<ShopEnv>().post('/events', async (c) => {
    if (!paypal?.takesEvents) return refuse(c, 'not_found');
    const text = await c.req.text();
    const { resource } = await readJson(c, paypalCalls.event.request);
    const orderId = resource.supplementary_data?.related_ids?.order_id ?? resource.id;
    const payment = await findPayment(deps.owner, orderId);
    if (!payment) return c.body(null, 204);
    if (
      !(await paypal.isOwnEvent(
        transmissionOf((name) => c.req.header(name)),
        text,
      ))
    )
      return refuse(c, 'not_allowed');
    await settlePaypal({ ...deps, paypal }, payment);
    return c.body(null, 204);
  });
