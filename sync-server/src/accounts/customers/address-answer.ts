import { type Address, salutationSchema } from '@knotenblech/shared/accounts/address.record.ts';
import {
  type AddressDraft,
  type AddressError,
  checkAddress,
  tidyAddress,
} from '@knotenblech/shared/accounts/forms/check-address.ts';
import type { AddressAnswer, AddressBody } from '@knotenblech/shared/api/accounts/address-calls.ts';
import { vatIdOf } from '@knotenblech/shared/orders/amounts/vat-of.ts';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';
import type { FormCheck, FormValues } from '../../http/read-json.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import type { ServerRunContext } from '../../sync/push/batch.ts';

/** An address in the words of API 1.0. */
export const addressAnswer = (address: Address): AddressAnswer => {
  const { id, vatId, countryIso, isShippingAddress, isBillingAddress, ...same } = address;
  const isCompany = address.salutation === 'COMPANY';
  return {
    addressId: id,
    ...same,
    company: isCompany ? address.name : '',
    firstName: isCompany ? '' : address.nameAdd,
    contactFullName: `${address.contactFirstName} ${address.contactName}`.trim(),
    countryIso: `COUNTRY_${countryIso}`,
    vat: vatId,
    currency: 'EUR',
    shippingAddress: isShippingAddress,
    billingAddress: isBillingAddress,
  };
};

/** COUNTRY_SL, as some clients write Slovenia, is SI. */
const countryOf = (given: string) => {
  const iso = given.slice(-2);
  return iso === 'SL' ? 'SI' : iso;
};

/** A field as API 1.0 calls it. */
const fieldOf = ({ field, key }: AddressError) => {
  if (key === 'companyNameEmpty') return 'company';
  return field === 'nameAdd' ? 'firstName' : field;
};

const draftOf = ({ text }: Pick<FormValues, 'text'>): AddressDraft => {
  const salutation = salutationSchema.safeParse(text('salutation')).data ?? '';
  const isCompany = salutation === 'COMPANY';
  return {
    salutation,
    name: (isCompany ? text('company') : '') || text('name'),
    nameAdd: (isCompany ? '' : text('firstName')) || text('nameAdd'),
    contactFirstName: text('contactFirstName'),
    contactName: text('contactName'),
    street: text('street'),
    zip: text('zip'),
    city: text('city'),
    countryIso: countryOf(text('countryIso')),
    email: text('email'),
    phone: text('phone'),
    fax: text('fax'),
    vatId: text('vat'),
  };
};

/** Fields that are missing or wrong; a salutation that nobody knows is given, and wrong. */
export const checkAddressFields: FormCheck = (values) =>
  checkAddress(draftOf(values))
    .filter(({ field }) => field !== 'salutation' || values.text('salutation') === '')
    .map((error) => ({ field: fieldOf(error), code: error.key }));

/** The address that a client sent, tidy. */
export const addressOfBody = (id: AddressId, body: AddressBody): Address => {
  const draft = draftOf({ text: (field) => String(body[field as keyof AddressBody] ?? '') });
  return {
    ...tidyAddress(draft),
    id,
    salutation: salutationSchema.parse(draft.salutation),
    isShippingAddress: body.shippingAddress ?? true,
    isBillingAddress: body.billingAddress ?? false,
  };
};

/** The server's side of a stored address: its VAT id is to be checked. */
export const putAddressRun = ({ enqueue }: { enqueue: Enqueue }) => {
  const run = async ({ tx, actor, args, run: store }: ServerRunContext<'putAddress'>) => {
    store();
    const vatId = vatIdOf(args.address.vatId);
    const { customerId } = actor;
    await enqueue(tx, 'check-vat-id', { customerId, vatId }, customerId);
    return {};
  };
  return Object.assign(run, { isNeeded: hasVatId });
};

const hasVatId = ({ address }: { address: Address }) => /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(vatIdOf(address.vatId));
