import { afterAll, beforeAll, expect, test } from 'vitest';
import { password, type TestShop, testShop } from '../../../test/test-shop.ts';

let shop: TestShop;
let token = '';
beforeAll(async () => {
  shop = await testShop();
  const { userName } = await shop.addUser('einkauf', ['ORDER_PERMISSION']);
  const body = new URLSearchParams({ userName, password, language: 'de' });
  token = ((await (await shop.request('/users/login', { method: 'POST', body })).json()) as { token: string }).token;
});
afterAll(() => shop.stop());

const company = {
  addressId: -1,
  salutation: 'COMPANY',
  company: 'Zimmerei Huber',
  contactFirstName: 'Eva',
  contactName: 'Huber',
  street: 'Am Sägewerk 1',
  zip: '86150',
  city: 'Augsburg',
  countryIso: 'COUNTRY_DE',
  shippingAddress: true,
};
const update = (body: object) => shop.post(`/users/updateAddress/${token}?language=en`, body);
const list = async () => {
  const { addressData } = (await (await shop.request(`/users/listAddressStore/${token}`)).json()) as {
    addressData: { addressId: string }[];
  };
  return addressData;
};

test('an address is added, listed, changed and gets a phone number', async () => {
  const { addressId, errors } = (await (await update(company)).json()) as { addressId: string; errors: unknown[] };
  expect(errors).toEqual([]);
  expect(await list()).toMatchObject([
    { ...company, addressId, name: 'Zimmerei Huber', contactFullName: 'Eva Huber', currency: 'EUR' },
  ]);
  await update({ ...company, addressId, city: 'Kempten' });
  const phone = { method: 'POST', body: JSON.stringify({ addressId, phoneNo: ' 0831 1 ' }), headers: { token } };
  expect(await (await shop.request(`/users/updatePhoneNo/${addressId}`, phone)).json()).toEqual({ errors: [] });
  expect(await list()).toMatchObject([{ addressId, city: 'Kempten', phone: '0831 1' }]);
});

test('an incomplete address is refused with an error for each field, in the asked language', async () => {
  const answer = await update({ ...company, street: ' ', zip: '' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({
    errors: [
      {
        errorCode: 'streetEmpty',
        errorMessageTranslated: 'Please give street and number.',
        details: { field: 'street' },
      },
      { errorCode: 'zipEmpty', errorMessageTranslated: 'Please give the postcode.', details: { field: 'zip' } },
    ],
  });
});

test.each([
  [{}, ['salutationEmpty', 'streetEmpty', 'zipEmpty', 'cityEmpty', 'countryEmpty']],
  [
    { salutation: 'COMPANY', street: 'Weg 1', zip: '1', city: 'Ulm', countryIso: 'DE' },
    ['companyNameEmpty', 'contactFirstNameEmpty', 'contactNameEmpty'],
  ],
  [{ salutation: 'MRS', street: 'Weg 1', zip: '1', city: 'Ulm' }, ['firstNameEmpty', 'nameEmpty', 'countryEmpty']],
  [{ ...company, city: 5, more: 1 }, ['invalid_input', 'invalid_input']],
  [{ ...company, zip: '', countryIso: '' }, ['zipEmpty', 'countryEmpty']],
  [{ ...company, contactName: ' ', street: 0, zip: '' }, ['contactNameEmpty', 'zipEmpty', 'invalid_input']],
  [{ ...company, salutation: 'DR', city: '' }, ['cityEmpty', 'invalid_input']],
])('of the address %j are refused %j', async (body, codes) => {
  const { errors } = (await (await update(body)).json()) as { errors: { errorCode: string }[] };
  expect(errors.map(({ errorCode }) => errorCode)).toEqual(codes);
});

test('a blank phone number for the delivery is refused', async () => {
  const [own] = await list();
  const phone = { method: 'POST', body: JSON.stringify({ phoneNo: ' ' }), headers: { token } };
  const answer = await shop.request(`/users/updatePhoneNo/${own?.addressId}?language=de`, phone);
  expect([answer.status, await answer.json()]).toEqual([
    422,
    {
      errors: [
        {
          errorCode: 'phoneNoRequired',
          errorMessageTranslated: 'Bitte geben Sie eine Telefonnummer für die Zustellung an.',
          details: { field: 'phoneNo' },
        },
      ],
    },
  ]);
});

test('an address is sent back as it was told', async () => {
  const before = await list();
  for (const address of before) expect(await (await update(address)).json()).toMatchObject({ errors: [] });
  expect(before.length).toBeGreaterThan(0);
  expect(await list()).toEqual(before);
});

test('another company’s address is not there', async () => {
  const stranger = await shop.signIn(await shop.addUser('fremd', ['ORDER_PERMISSION']));
  const [own] = await list();
  const answer = await shop.post(`/users/updatePhoneNo/${own?.addressId}`, { phoneNo: '1' }, stranger.headers);
  expect(answer.status).toBe(404);
});
