import { calls } from '@knotenblech/shared/api/calls.ts';
import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { password, type TestShop, testShop } from '../test-shop.ts';

let shop: TestShop;
let strict: TestShop;
const tokens = new Map<TestShop, string>();
beforeAll(async () => {
  [shop, strict] = await Promise.all([testShop(), testShop({ takesUrlTokens: false })]);
  for (const each of [shop, strict]) {
    await each.addUser('programm', ['GLOBAL_ADMIN_PERMISSION', 'ORDER_PERMISSION', 'UPLOAD_PERMISSION']);
    const body = new URLSearchParams({ userName: 'programm', password, language: 'de' });
    const answer = await each.request('/users/login', { method: 'POST', body });
    tokens.set(each, ((await answer.json()) as { token: string }).token);
  }
});
afterAll(() => Promise.all([shop.stop(), strict.stop()]));

/** The calls of the product's table that need a session. */
const listed = `
  get /users/get/{token}, post /users/createMessage/{token}, get /users/countPendingMessages/{token},
  get /users/listAddressStore/{token}, post /users/updateAddress/{token}, post /users/updatePhoneNo/{addressId},
  post /users/addUser/{token}, post /users/changeEmailOrUserName/{token}, get /users/userDataById/{userId},
  post /users/changePassword, get /project/details/{projectId}, get /project/assistentData/{projectId},
  put /project/saveAssistentData/{projectId}, put /project/project/{projectId}, put /project/part/{partId},
  put /project/assembly/{assemblyId}, post /project/setMaterialCertificate/{partId},
  get /project/getWeldCertFiles/{projectId}, delete /project/deleteWeldCert/{projectId}/{fileId},
  post /project/uploadWeldCert/{projectId}, post /project/customFactors/{projectId},
  post /project/assembly/onRequest/{assemblyId}, post /project/part/customPriceSet/{partId},
  post /project/assembly/customPriceSet/{assemblyId}, post /project/part/customMaterialPrices/{partId},
  post /project/part/customPrices/{partId}, get /project/image/{fileId}, get /admin/listPartSpecifications,
  post /admin/updatePartSpecification/{partId}, get /shoppingCart/getNewCart, get /shoppingCart/vatRate,
  post /shoppingCart/productionTypeList, post /shoppingCart/shippingTypeList, get /shoppingCart/getDeliveryTerm,
  get /shoppingCart/checkVoucherCode, get /shoppingCart/paymentTypeList, post /shoppingCart/saveOrder`
  .split(',')
  .map((each) => each.trim());

const nameOf = ({ method, path }: CallDescription) => `${method} ${path}`;
const taking = calls.filter(({ token, permission }) => token !== undefined && permission !== 'nobody');

it('every call of the product’s table that needs a session lists the token', () => {
  expect(listed.filter((name) => !taking.some((call) => nameOf(call) === name))).toEqual([]);
});

const statusOf = async (of: TestShop, { method, path }: CallDescription, query: string) => {
  const address = path.replace(/\{\w+\}/g, '-');
  const body = ['get', 'delete'].includes(method) ? {} : { body: '{}' };
  const headers = { 'Content-Type': 'application/json' };
  return (await of.request(`${address}${query}`, { method: method.toUpperCase(), headers, ...body })).status;
};

it.each(taking.map((call) => [nameOf(call), call] as const))('%s takes it in the query', async (_, call) => {
  expect(await statusOf(shop, call, `?token=${tokens.get(shop)}`)).not.toBe(401);
  expect(await statusOf(shop, call, '?token=falsch')).toBe(401);
});

it('no call takes it in the query, path or form of a shop that is set so', async () => {
  const statuses = new Set<number>();
  for (const call of taking) statuses.add(await statusOf(strict, call, `?token=${tokens.get(strict)}`));
  expect([...statuses]).toEqual([401]);
});
