import { type Address, salutationSchema } from '@knotenblech/shared/addresses/address.ts';
import {
  type AddressDraft,
  type AddressError,
  checkAddress,
  tidyAddress,
} from '@knotenblech/shared/addresses/check-address.ts';
import type { AddressAnswer, AddressBody } from '@knotenblech/shared/api/address-calls.ts';
import { refuseForm } from '@knotenblech/shared/errors/form-error.ts';
import type { AddressId } from '@knotenblech/shared/values/ids.ts';

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
const countryOf = (given: string | null | undefined) => {
  const iso = given?.slice(-2) ?? '';
  return iso === 'SL' ? 'SI' : iso;
};

/** A field as API 1.0 calls it. */
const fieldOf = ({ field, key }: AddressError) => {
  if (key === 'companyNameEmpty') return 'company';
  return field === 'nameAdd' ? 'firstName' : field;
};

/** The address that a client sent, complete and tidy; throws FormError with an error for each field that is missing. */
export const addressOfBody = (id: AddressId, body: AddressBody): Address => {
  const isCompany = body.salutation === 'COMPANY';
  const salutation = body.salutation ?? '';
  const draft: AddressDraft = {
    salutation,
    name: (isCompany ? body.company : null) || body.name || '',
    nameAdd: (isCompany ? null : body.firstName) || body.nameAdd || '',
    contactFirstName: body.contactFirstName ?? '',
    contactName: body.contactName ?? '',
    street: body.street ?? '',
    zip: body.zip ?? '',
    city: body.city ?? '',
    countryIso: countryOf(body.countryIso),
    email: body.email ?? '',
    phone: body.phone ?? '',
    fax: body.fax ?? '',
    vatId: body.vat ?? '',
  };
  refuseForm(checkAddress(draft).map((error) => ({ field: fieldOf(error), code: error.key })));
  return {
    ...tidyAddress(draft),
    id,
    salutation: salutationSchema.parse(salutation),
    isShippingAddress: body.shippingAddress ?? true,
    isBillingAddress: body.billingAddress ?? false,
  };
};
