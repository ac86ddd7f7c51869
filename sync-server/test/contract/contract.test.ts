import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { samplePdf } from '@knotenblech/shared/test/files/sample-documents.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import { type CartLineId, type FreightRequestId, newId } from '@knotenblech/shared/values/ids.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { errorText } from '../../src/http/answers.ts';
import { type ApiDocument, type NamedOperation, operationsOf } from '../../src/http/openapi/describe-api.ts';
import { testDevice } from '../test-device.ts';
import { openTestPaypal, type TestPaypal } from '../test-paypal.ts';
import { quotesOf, testQuote } from '../test-quote.ts';
import { partnerKey, password, type TestShop, testShop } from '../test-shop.ts';
import { answerChecker } from './check-answer.ts';
import { type KnownValues, knownValues } from './known-values.ts';
import { type Answer, type Instead, outsideClient } from './outside-client.ts';

const sample = readFileSync(new URL('../../../shared/samples/podest.stws', import.meta.url));
const bytes = new TextEncoder().encode('<BTLx Version="2.3.1"/>');
const newPassword = 'Neun Träger, ein Kran';

/** What leaves the client signed out, takes something away or invites somebody else is asked last. */
const last =
  /^(delete(?!Project)|post(UsersChangePassword|AccountPassword|AdminCustomersByCustomerId(Block|Users|Erase)|AdminOrdersByOrderIdSurchargesBySurchargeIdWithdraw|ProjectTrash))/;
const changesPassword = /^post(UsersChangePassword|AccountPassword)$/;
/** Where the tokens of mails and addresses go. */
const tokensOf: Record<string, RegExp> = {
  postRegisterConfirm: /confirmRegistration\/([\w-]{43})/,
  postAccountSetPassword: /setPassword\/([\w-]{43})/,
  postAccountConfirmEmail: /confirmEmailChange\/([\w-]{43})/,
  postSessionHanded: /[?&]token=([\w-]{43})/,
};

/** What takes the cookie of a browser that a purchasing system sent here; `punchout.test.ts` has it. */
const ofBrowsers = ['postPunchoutBasket'];

let shop: TestShop;
let paypal: TestPaypal;
let document: ApiDocument;
let operations: NamedOperation[];
let known: KnownValues;
let call: ReturnType<typeof outsideClient>;
let check: ReturnType<typeof answerChecker>;
const given = {
  files: {
    usual: new File([sample], 'podest.stws'),
    postProjectUploadWeldCertByProjectId: new File([samplePdf()], 'Naht.pdf'),
  },
  token: null as string | null,
  partnerKey,
};
const tokens = new Map<string, string>();

const named = (operationId: string) => {
  const found = operations.find((operation) => operation.operationId === operationId);
  if (!found) throw new Error(`the document has no ${operationId}`);
  return found;
};

/** Quotes are asked for in the app. */
const quoteOfApp = async () => {
  const tablet = await testDevice(shop, 'werkstatt');
  await tablet.untilRead();
  const frame = (await tablet.projects()).find(({ name }) => name === 'Hallenrahmen Achse A bis C');
  if (!frame) throw new Error('the demo has no frame');
  await tablet.push('requestQuote', await testQuote(tablet, [frame.id]));
  return (await quotesOf(tablet))[0]?.id;
};

/** So is freight, which the operator offers by a call. */
const freightOfApp = async () => {
  const tablet = await testDevice(shop, 'werkstatt');
  const [cart, [address], prices] = [await tablet.openCart(), await tablet.addresses(), await tablet.prices()];
  const project = prices.find(({ onRequest }) => !onRequest);
  if (!cart || !address || !project) throw new Error('the demo has nothing to ask freight for');
  await tablet.push('requestFreight', {
    requestId: newId<FreightRequestId>(),
    cartId: cart.id,
    lines: [{ id: newId<CartLineId>(), projectId: project.id, quantity: 1, comment: '', reference: '' }],
    shippingAddressId: address.id,
    billingAddressId: null,
    phone: '+49 831 4',
    productionType: 'STANDARD',
    paymentType: null,
    reference: '',
    netWeightG: project.shipment.netWeightG,
    wishDay: null,
    language: 'de',
  });
};

const signIn = async () => {
  known.set('userName', 'admin');
  const { body } = await call(named('postUsersLogin'), {
    body: JSON.stringify({ userName: 'admin', password: known.get('password'), language: 'de' }),
  });
  given.token = (body as { token: string }).token;
  known.set('token', given.token);
};

const keepTokens = (answer: Answer) => {
  for (const [operationId, pattern] of Object.entries(tokensOf)) {
    const [, token] = pattern.exec(answer.text) ?? [];
    if (token && !tokens.has(operationId)) tokens.set(operationId, token);
  }
};

const ask = async (operation: NamedOperation) => {
  const token = tokens.get(operation.operationId);
  if (token) known.set('token', token);
  if ('token' in (operation.security[0] ?? {})) await signInAgain();
  if (operation.operationId === 'postOrdersByOrderIdPaypal') await chargeByPaypal();
  if (operation.operationId === 'postAdminPriceRequestsByProjectIdAnswerByProject') await askForPrice();
  const answer = await call(operation);
  known.set('token', given.token);
  keepTokens(answer);
  return answer;
};

const swapPasswords = () => {
  const [before, after] = [known.get('oldPassword'), known.get('newPassword')];
  for (const name of ['password', 'oldPassword']) known.set(name, after);
  known.set('newPassword', before);
};

/** Whoever is erased is named twice. */
const keepNumber = async () => {
  const [customer] = await shop.database.owner`
    select data ->> 'number' as number from record where kind = 'customer' and id = ${String(known.get('customers.id'))}`;
  known.set('confirm', customer?.['number']);
};

/** The price list that the example of an order is of offers no PayPal. */
const chargeByPaypal = () => shop.database.owner`
  update record set data = data || '{"paymentType": "PAYPAL", "prepayment": {"isWaitedFor": true, "paidAt": null}}'
  where kind = 'order' and id = ${String(known.get('orderId'))}`;

/** What the example uploads has a price by itself: nobody could ask for it. */
const askForPrice = async () => {
  const projectId = String(known.get('projectId'));
  known.set('fromProjectId', projectId);
  await shop.database.owner`
    insert into price_request (customer_id, id, project_id, user_id, language, comment, requested_at, due_at)
    select customer_id, gen_random_uuid(), id::uuid, (data ->> 'userId')::uuid, 'de', '', now(), now()
    from record where kind = 'project' and id = ${projectId} on conflict do nothing`;
};

const signInAgain = async () => {
  const { body } = await call(named('getUsersTokenValidByToken'));
  if (body !== true) await signIn();
};

beforeAll(async () => {
  const push = { keys: { ...webPush.generateVAPIDKeys(), subject: 'mailto:shop@example.org' }, allowsLocal: false };
  paypal = await openTestPaypal();
  shop = await testShop({ isDemo: true, push, paypal: paypal.settings });
  await shop.work();
  document = (await (await shop.request('/openapi.json')).json()) as ApiDocument;
  operations = operationsOf(document);
  check = answerChecker(document);
  known = knownValues();
  call = outsideClient(shop, known, given);
  known.set('password', password);
  known.set('oldPassword', password);
  known.set('newPassword', newPassword);
  known.set('Upload-Offset', '0');
  known.set('bytes', bytes);
  known.set('hash', createHash('sha256').update(bytes).digest('hex'));
  known.set('quoteId', await quoteOfApp());
  await freightOfApp();
  await signIn();
});
afterAll(async () => {
  await shop.stop();
  await paypal.stop();
});

it('prices at other quantities come by the query that the document names, and are as it says', async () => {
  const details = named('getProjectDetailsByProjectId');
  expect(details.parameters.filter((each) => each.in === 'query').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['ladder', 'ladderOf']),
  );
  const path = { projectId: '1002' };
  const plain = await call(details, { path });
  expect(plain.body).not.toHaveProperty('ladder');
  const { partId } =
    (plain.body as { assemblyList: { parts: [{ partId: string }] }[] }).assemblyList[0]?.parts[0] ?? {};
  const answer = await call(details, { path, query: { ladder: '1,10,100', ladderOf: String(partId) } });
  expect(check(details, answer.status, answer.type, answer.body)).toEqual([]);
  expect(answer.body).toHaveProperty(['ladder', 'pieces', String(partId), 'steps', 2, 'quantity'], 100);
});

it('every operation does what the document says, called by who knows nothing else', async () => {
  const open = new Map(operations.map((operation) => [operation.operationId, operation]));
  const wrong = new Map<string, string>();
  const mismatches: string[] = [];
  const first = ['getSession', 'postProjectUpload', 'getProjectStateByProjectId', 'getProjectDetailsByProjectId'];
  const order = [
    ...first,
    ...[...open.keys()].filter((id) => !first.includes(id)).sort((a, b) => Number(last.test(a)) - Number(last.test(b))),
  ];
  for (let round = 0; round < 5 && open.size > 0; round++) {
    await ask(named('getAdminMails'));
    await keepNumber();
    for (const operationId of order) {
      const operation = named(operationId);
      if (last.test(operationId) && (round < 3 || !open.has(operationId))) continue;
      const answer = await ask(operation);
      if (operationId !== 'getOpenapiJson') known.learn(operation.method, answer.body);
      if (answer.status === 200 && changesPassword.test(operationId)) swapPasswords();
      const problems = check(operation, answer.status, answer.type, answer.body);
      mismatches.push(...problems.map((problem) => `${operationId} ${answer.status}: ${problem}`));
      if (answer.status < 300 && problems.length === 0) open.delete(operationId);
      wrong.set(
        operationId,
        `${wrong.get(operationId) ?? ''}\n  ` +
          `${operationId}: ${answer.status} ${problems.join('; ')} ${answer.text.slice(0, 60)} ${/details.*/.exec(answer.text)?.[0].slice(0, 130)}`,
      );
      if (operationId === 'postProjectUpload')
        await expect
          .poll(async () => (await call(named('getProjectStateByProjectId'))).text, { timeout: 30_000 })
          .not.toContain('analysis-running');
    }
  }
  for (const id of ofBrowsers) open.delete(id);
  expect([...open.keys()].map((id) => wrong.get(id))).toEqual([]);
  expect(mismatches).toEqual([]);
});

/** What a call can be given that is wrong: a session that is none, an id that nothing has, a body that is no JSON. */
const wrongInputs = (operation: NamedOperation): Instead[] => {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const ids = Object.fromEntries(inPath.map(({ name }) => [name, name === 'token' ? 'falsch' : 'gibt-es-nicht']));
  const needsSession = operation.security.some((scheme) => 'token' in scheme || 'partnerKey' in scheme);
  return [
    ...(needsSession ? [{ token: 'falsch' }] : []),
    ...(inPath.some(({ name, schema }) => name !== 'token' && schema.default === undefined) ? [{ path: ids }] : []),
    ...(Object.values(operation.requestBody?.content ?? {}).some(({ schema }) => schema) ? [{ body: '{' }] : []),
  ];
};

/** Calls that take nothing, or bear anything: their address with another method is none. */
const otherMethod = (operation: NamedOperation) => ({ ...operation, method: 'PUT', security: [] });

const innards = /\n\s+at |\.ts:\d|node_modules|\bselect\b|syntax error/i;

it('wrong input is refused with a fitting status, in the asked language, and tells nothing of the inside', async () => {
  const problems: string[] = [];
  for (const operation of operations) {
    await signInAgain();
    const inputs = wrongInputs(operation);
    const asked =
      inputs.length > 0
        ? inputs.map((instead) => ({ of: operation, instead }))
        : [{ of: otherMethod(operation), instead: {} }];
    for (const { of, instead } of asked) {
      const answer = await call(of, { ...instead, query: { language: 'fr' } });
      if (answer.type === '' && answer.status === 404) continue;
      const name = `${of.method} ${of.path} ${JSON.stringify(instead)} ${answer.status}`;
      const [error] =
        (
          answer.body as {
            errors?: { errorCode: ErrorCode; errorMessageTranslated: string; details: Record<string, unknown> }[];
          }
        ).errors ?? [];
      if (answer.status < 400 || answer.status >= 500)
        problems.push(`${name} is no refusal: ${answer.text.slice(0, 200)}`);
      else if (!error || error.errorMessageTranslated !== errorText('fr', error.errorCode, error.details))
        problems.push(`${name}: ${answer.text.slice(0, 200)}`);
      if (innards.test(answer.text)) problems.push(`${name} tells of the inside`);
      if (inputs.length > 0)
        problems.push(
          ...check(operation, answer.status, answer.type, answer.body).map((problem) => `${name}: ${problem}`),
        );
    }
  }
  expect(problems).toEqual([]);
});
