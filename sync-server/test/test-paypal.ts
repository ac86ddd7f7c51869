import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is at hand of the account that a test shop has at the imitated PayPal. */
export const testAccount = {
  clientId: 'shop-of-a-test',
  secret: 'secret-of-a-test-7f3a',
  webhookId: '8PT597110X687430L',
};

type Body = Record<string, unknown>;
type Seen = { method: string; path: string; requestId: string; body: Body };
type Kept = {
  id: string;
  status: string;
  amount: { currency_code: string; value: string };
  context: Body;
  captures: Body[];
};
/** Not the answer that is due: a status with a body, none at all, or the due one lost on its way. */
export type Fault = { on: RegExp; status?: number; body?: unknown; hangs?: true; isLost?: true };

const issue = (name: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }], debug_id: 'b1d2' });

/** Speaks PayPal's REST API as documented: token, orders, capture, request ids, verification of notifications. */
export const openTestPaypal = async () => {
  const orders = new Map<string, Kept>();
  const answered = new Map<string, { status: number; body: unknown }>();
  const seen: Seen[] = [];
  const faults: Fault[] = [];
  let tokens = 0;
  let made = 0;
  let liveToken = '';
  let url = '';
  /** What the next capture becomes. */
  const next = { captureStatus: 'COMPLETED', isDeclined: false };

  const shownOrder = ({ id, status, amount, captures }: Kept) => ({
    id,
    status,
    purchase_units: [{ reference_id: 'default', amount, ...(captures.length > 0 && { payments: { captures } }) }],
    links: [
      { rel: 'self', href: `${url}/v2/checkout/orders/${id}`, method: 'GET' },
      { rel: 'payer-action', href: `${url}/checkoutnow?token=${id}`, method: 'GET' },
    ],
  });

  const signIn = (request: IncomingMessage) => {
    const credentials = `${testAccount.clientId}:${testAccount.secret}`;
    if (request.headers.authorization !== `Basic ${Buffer.from(credentials).toString('base64')}`)
      return { status: 401, body: { error: 'invalid_client' } };
    tokens += 1;
    liveToken = `A21AA-${tokens}`;
    return { status: 200, body: { access_token: liveToken, token_type: 'Bearer', expires_in: 32_400 } };
  };

  const create = (body: Body) => {
    const [unit] = body['purchase_units'] as { amount: Kept['amount'] }[];
    const { paypal } = body['payment_source'] as { paypal: { experience_context: Body } };
    made += 1;
    const id = `5O19012TN364715${made}`;
    if (!unit) return { status: 400, body: { name: 'INVALID_REQUEST' } };
    orders.set(id, {
      id,
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit.amount,
      context: paypal.experience_context,
      captures: [],
    });
    return { status: 200, body: shownOrder(orders.get(id) as Kept) };
  };

  const capture = (order: Kept) => {
    if (order.status === 'COMPLETED') return { status: 422, body: issue('ORDER_ALREADY_CAPTURED') };
    if (order.status !== 'APPROVED') return { status: 422, body: issue('ORDER_NOT_APPROVED') };
    if (next.isDeclined) return { status: 422, body: issue('INSTRUMENT_DECLINED') };
    order.status = 'COMPLETED';
    order.captures.push({ id: `3C67936${order.id.slice(-6)}`, status: next.captureStatus, amount: order.amount });
    return { status: 201, body: shownOrder(order) };
  };

  const answerOf = ({ method, path, body }: Seen, headers: IncomingMessage['headers']) => {
    if (headers.authorization !== `Bearer ${liveToken}`) return { status: 401, body: { error: 'invalid_token' } };
    if (path === '/v1/notifications/verify-webhook-signature') {
      const isOwn = body['webhook_id'] === testAccount.webhookId && body['transmission_sig'] === 'right';
      return { status: 200, body: { verification_status: isOwn ? 'SUCCESS' : 'FAILURE' } };
    }
    if (path === '/v2/checkout/orders' && method === 'POST') return create(body);
    const order = orders.get(path.split('/')[4] ?? '');
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } };
    return method === 'GET' ? { status: 200, body: shownOrder(order) } : capture(order);
  };

  /** A request id that was answered is answered again. */
  const answerOnce = (request: Seen, headers: IncomingMessage['headers']) => {
    const key = `${request.path} ${request.requestId}`;
    const known = request.requestId === '' ? undefined : answered.get(key);
    const answer = known ?? answerOf(request, headers);
    if (request.requestId !== '' && answer.status < 300) answered.set(key, answer);
    return answer;
  };

  const approve = (id: string) => {
    const order = orders.get(id);
    if (order) order.status = 'APPROVED';
  };

  /** Back in the shop, by the address that it named, with what PayPal adds to it. */
  const backOf = (id: string, way: 'return_url' | 'cancel_url') => {
    const back = new URL(String(orders.get(id)?.context[way]));
    back.searchParams.set('token', id);
    if (way === 'return_url') back.searchParams.set('PayerID', 'QYR5Z8XDVJNXQ');
    return back.href;
  };

  /** The page where a customer agrees or goes back, and what its button does. */
  const showCheckout = (path: string, response: ServerResponse) => {
    const id = new URL(path, url).searchParams.get('token') ?? '';
    if (path.startsWith('/checkoutnow/agree')) {
      approve(id);
      return void response.writeHead(302, { Location: backOf(id, 'return_url') }).end();
    }
    const links = `<a href="/checkoutnow/agree?token=${id}">Pay Now</a> <a href="${backOf(id, 'cancel_url')}">Cancel</a>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<title>PayPal Checkout</title>${links}`);
  };

  const respond = (request: IncomingMessage, response: ServerResponse, text: string) => {
    const [method, path] = [request.method ?? '', request.url ?? ''];
    if (path.startsWith('/checkoutnow')) return showCheckout(path, response);
    const isForm = path === '/v1/oauth2/token';
    const asked: Seen = {
      method,
      path,
      requestId: String(request.headers['paypal-request-id'] ?? ''),
      body: text === '' || isForm ? {} : (JSON.parse(text) as Body),
    };
    seen.push(asked);
    const at = faults.findIndex(({ on }) => on.test(`${method} ${path}`));
    const fault = at < 0 ? undefined : faults.splice(at, 1)[0];
    if (fault?.hangs) return;
    const due = fault && !fault.isLost ? { status: fault.status ?? 500, body: fault.body ?? {} } : null;
    const { status, body } = due ?? (isForm ? signIn(request) : answerOnce(asked, request.headers));
    if (fault?.isLost) return void response.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  };

  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => respond(request, response, text));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { url, ...testAccount },
    orders,
    seen,
    next,
    asked: (on: RegExp) => seen.filter(({ method, path }) => on.test(`${method} ${path}`)),
    fail: (fault: Fault) => faults.push(fault),
    endToken: () => (liveToken = 'ended'),
    approve,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
export type TestPaypal = Awaited<ReturnType<typeof openTestPaypal>>;
