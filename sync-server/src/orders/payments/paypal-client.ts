import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { type Language, languageFacts } from '@knotenblech/shared/values/language.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { Logger } from 'pino';
import { z } from 'zod';

export type PaypalSettings = {
  /** https://api-m.paypal.com, or https://api-m.sandbox.paypal.com to try it. */
  url: string;
  clientId: string;
  secret: string;
  /** Of the webhook that is set up at PayPal; null: none is. */
  webhookId: string | null;
};

export type PaypalCapture = { id: string; status: string; cents: Cents | null };
/** An order as PayPal has it; `cents` null: in another currency. */
export type PaypalOrder = {
  id: string;
  status: string;
  approveUrl: string | null;
  cents: Cents | null;
  capture: PaypalCapture | null;
};
export type CaptureOutcome =
  | { outcome: 'answered'; order: PaypalOrder }
  | { outcome: 'declined' | 'open' | 'captured' };

type NewOrder = {
  requestId: string;
  cents: Cents;
  orderId: string;
  number: number;
  brandName: string;
  language: Language;
  returnUrl: string;
  cancelUrl: string;
};

/** What proves that a notification is PayPal's; by the names of its headers. */
export type Transmission = {
  auth_algo: string;
  cert_url: string;
  transmission_id: string;
  transmission_sig: string;
  transmission_time: string;
};

const requestMs = 10_000;
/** A token is renewed so long before it ends. */
const tokenMarginMs = 60_000;

const amountSchema = z.object({ currency_code: z.string(), value: z.string() });
const orderSchema = z.object({
  id: z.string().min(1).max(64),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        amount: amountSchema.optional(),
        payments: z
          .object({
            captures: z
              .array(z.object({ id: z.string().min(1).max(64), status: z.string(), amount: amountSchema }))
              .default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
const refusalSchema = z.object({
  name: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const valueOf = (cents: Cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

const centsOf = ({ currency_code, value }: z.infer<typeof amountSchema>): Cents | null =>
  currency_code === 'EUR' && /^\d{1,9}\.\d{2}$/.test(value) ? Number(value.replace('.', '')) : null;

/** PayPal's orders of one purchase; throws DomainError 'paypal_unavailable' whenever it does not answer as it should. */
export const openPaypal = (settings: PaypalSettings, log: Logger, elapsedMs: () => number) => {
  const url = settings.url.replace(/\/+$/, '');
  let token: { text: string; untilMs: number } | null = null;

  const unavailable = (path: string, seen: Record<string, unknown>) => {
    log.warn({ path, ...seen }, 'PayPal');
    return new DomainError('paypal_unavailable');
  };

  const send = async (path: string, init: RequestInit) => {
    try {
      const signal = AbortSignal.timeout(requestMs);
      const response = await fetch(`${url}${path}`, { ...init, signal, redirect: 'error' });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
    } catch (error) {
      throw unavailable(path, { problem: error instanceof Error ? error.name : 'unknown' });
    }
  };

  const signIn = async () => {
    if (token && elapsedMs() < token.untilMs) return token.text;
    const path = '/v1/oauth2/token';
    const credentials = Buffer.from(`${settings.clientId}:${settings.secret}`).toString('base64');
    const { status, body } = await send(path, {
      method: 'POST',
      headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    const answer = tokenSchema.safeParse(body).data;
    if (status !== 200 || !answer) throw unavailable(path, { status });
    token = { text: answer.access_token, untilMs: elapsedMs() + answer.expires_in * 1000 - tokenMarginMs };
    return token.text;
  };

  type Ask = { method: 'GET' | 'POST'; path: string; body?: string; requestId?: string };
  const askOnce = async ({ method, path, body, requestId }: Ask) =>
    send(path, {
      method,
      headers: {
        Authorization: `Bearer ${await signIn()}`,
        'Content-Type': 'application/json',
        Prefer: 'return=representation',
        ...(requestId && { 'PayPal-Request-Id': requestId }),
      },
      ...(body !== undefined && { body }),
    });

  /** A token that ended early is renewed, once. */
  const ask = async (wish: Ask) => {
    const first = await askOnce(wish);
    if (first.status !== 401) return first;
    token = null;
    return askOnce(wish);
  };

  /** Where the customer agrees: a page of PayPal, as safe as the service itself. */
  const approveUrlOf = (links: z.infer<typeof orderSchema>['links']) => {
    const href = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href ?? '';
    const safe = URL.canParse(href) && [new URL(url).protocol, 'https:'].includes(new URL(href).protocol);
    return safe ? href : null;
  };

  const orderOf = (path: string, { status, body }: { status: number; body: unknown }): PaypalOrder => {
    const order = orderSchema.safeParse(body).data;
    if (status >= 300 || !order) throw unavailable(path, { status, ...refusalOf(body) });
    const [unit] = order.purchase_units;
    const capture = unit?.payments?.captures.at(-1);
    return {
      id: order.id,
      status: order.status,
      approveUrl: approveUrlOf(order.links),
      cents: unit?.amount ? centsOf(unit.amount) : null,
      capture: capture ? { id: capture.id, status: capture.status, cents: centsOf(capture.amount) } : null,
    };
  };

  const refusalOf = (body: unknown) => {
    const { name, debug_id: debugId, details = [] } = refusalSchema.safeParse(body).data ?? {};
    return { name, debugId, issues: details.map(({ issue }) => issue) };
  };

  const pathOf = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  /** Asked again with the same request id, it gives the same order. */
  const createOrder = async (wish: NewOrder) => {
    const path = '/v2/checkout/orders';
    const body = {
      intent: 'CAPTURE',
      purchase_units: [
        {
          custom_id: wish.orderId,
          invoice_id: `${wish.number}/${wish.orderId.slice(-12)}`,
          description: `${wish.number}`,
          amount: { currency_code: 'EUR', value: valueOf(wish.cents) },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            brand_name: wish.brandName.slice(0, 127),
            locale: languageFacts[wish.language].locale,
            user_action: 'PAY_NOW',
            shipping_preference: 'NO_SHIPPING',
            payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
            return_url: wish.returnUrl,
            cancel_url: wish.cancelUrl,
          },
        },
      },
    };
    const answer = await ask({ method: 'POST', path, body: JSON.stringify(body), requestId: wish.requestId });
    const order = orderOf(path, answer);
    if (order.approveUrl === null) throw unavailable(path, { status: answer.status });
    return { id: order.id, approveUrl: order.approveUrl };
  };

  /** null: PayPal knows it no more. */
  const readOrder = async (id: string) => {
    const path = pathOf(id);
    const answer = await ask({ method: 'GET', path });
    return answer.status === 404 ? null : orderOf(path, answer);
  };

  /** Takes the money of an order that the customer agreed to. Asked again with the same request id, it takes nothing more. */
  const capture = async (id: string, requestId: string): Promise<CaptureOutcome> => {
    const path = `${pathOf(id)}/capture`;
    const answer = await ask({ method: 'POST', path, body: '{}', requestId });
    if (answer.status !== 422) return { outcome: 'answered', order: orderOf(path, answer) };
    const { issues } = refusalOf(answer.body);
    if (issues.includes('ORDER_ALREADY_CAPTURED')) return { outcome: 'captured' };
    if (issues.includes('INSTRUMENT_DECLINED')) return { outcome: 'declined' };
    if (issues.includes('ORDER_NOT_APPROVED') || issues.includes('PAYER_ACTION_REQUIRED')) return { outcome: 'open' };
    throw unavailable(path, { status: answer.status, ...refusalOf(answer.body) });
  };

  /** Whether a notification is PayPal's own; `event` word for word as it came. */
  const isOwnEvent = async (transmission: Transmission, event: string) => {
    const path = '/v1/notifications/verify-webhook-signature';
    const named = JSON.stringify({ ...transmission, webhook_id: settings.webhookId });
    const { status, body } = await ask({
      method: 'POST',
      path,
      body: `${named.slice(0, -1)},"webhook_event":${event}}`,
    });
    if (status !== 200) throw unavailable(path, { status, ...refusalOf(body) });
    return z.object({ verification_status: z.literal('SUCCESS') }).safeParse(body).success;
  };

  return { takesEvents: settings.webhookId !== null, createOrder, readOrder, capture, isOwnEvent };
};
export type Paypal = ReturnType<typeof openPaypal>;
