import { z } from 'zod';
import { addressSchema, salutationSchema } from '../../accounts/address.record.ts';
import { type AddressId, idSchema } from '../../values/ids.ts';
import { describeCall } from '../describe-call.ts';
import { languageQuery, noErrors } from './account-calls.ts';

const fields = addressSchema.shape;
const text = (max: number) => z.string().max(max).nullish();

/** An address as API 1.0 writes it: without id, or with one below 0, it is new. */
export const addressBodySchema = z.strictObject({
  addressId: z.union([z.number().int().negative(), idSchema<AddressId>()]).nullish(),
  /** Nothing chosen is '' or null, and refused. */
  salutation: z.union([salutationSchema, z.literal('')]).nullish(),
  /** Company or family name, whichever fits the salutation. */
  company: text(120),
  name: text(120),
  nameAdd: text(120),
  firstName: text(120),
  contactFirstName: text(80),
  contactName: text(80),
  contactFullName: text(200),
  street: text(120),
  zip: text(12),
  city: text(80),
  /** 'COUNTRY_DE' or 'DE'. */
  countryIso: z
    .string()
    .regex(/^(COUNTRY_)?[A-Z]{2}$/)
    .nullish(),
  email: text(120),
  phone: text(40),
  fax: text(40),
  vat: text(20),
  currency: z.literal('EUR').nullish(),
  shippingAddress: z.boolean().nullish(),
  billingAddress: z.boolean().nullish(),
});
export type AddressBody = z.infer<typeof addressBodySchema>;

export const addressAnswerSchema = z.strictObject({
  addressId: idSchema<AddressId>(),
  salutation: salutationSchema,
  company: z.string(),
  name: z.string(),
  nameAdd: z.string(),
  firstName: z.string(),
  contactFirstName: z.string(),
  contactName: z.string(),
  contactFullName: z.string(),
  street: fields.street,
  zip: fields.zip,
  city: fields.city,
  countryIso: z.string(),
  email: fields.email,
  phone: fields.phone,
  fax: fields.fax,
  vat: z.string(),
  currency: z.literal('EUR'),
  shippingAddress: z.boolean(),
  billingAddress: z.boolean(),
});
export type AddressAnswer = z.infer<typeof addressAnswerSchema>;

export const phoneBodySchema = z.strictObject({
  addressId: idSchema<AddressId>().optional(),
  phoneNo: z.string().trim().max(40),
});

const addressErrors = [
  'salutationEmpty',
  'companyNameEmpty',
  'firstNameEmpty',
  'nameEmpty',
  'contactFirstNameEmpty',
  'contactNameEmpty',
  'streetEmpty',
  'zipEmpty',
  'cityEmpty',
  'countryEmpty',
  'emailInvalid',
] as const;

/** Addresses of the own company for API clients; the app has them as synced records. */
export const addressCalls = {
  list: describeCall({
    method: 'get',
    path: '/users/listAddressStore/{token}',
    summary: 'The addresses of the company.',
    permission: 'session',
    scope: 'orders:read',
    token: 'path',
    answer: noErrors.extend({ addressData: z.array(addressAnswerSchema) }),
    errors: [],
  }),
  update: describeCall({
    method: 'post',
    path: '/users/updateAddress/{token}',
    summary: 'Adds an address or writes one anew.',
    permission: 'editAddresses',
    token: 'path',
    querySchema: languageQuery,
    request: addressBodySchema,
    answer: noErrors.extend({ addressId: idSchema<AddressId>() }),
    errors: [...addressErrors, 'not_found'],
  }),
  updatePhone: describeCall({
    method: 'post',
    path: '/users/updatePhoneNo/{addressId}',
    summary: 'The phone number of an address.',
    permission: 'editAddresses',
    token: 'query',
    pathSchema: z.strictObject({ addressId: idSchema<AddressId>() }),
    querySchema: languageQuery,
    request: phoneBodySchema,
    answer: noErrors,
    errors: ['phoneNoRequired', 'not_found'],
  }),
} as const;
