import type { Address } from '../address.record.ts';
import { checkEmail } from './check-user-form.ts';

/** An address as a form holds it: nothing chosen yet is ''. */
export type AddressDraft = Omit<Address, 'id' | 'salutation' | 'isShippingAddress' | 'isBillingAddress'> & {
  salutation: Address['salutation'] | '';
};

export type AddressField = keyof AddressDraft;

/** Keys of the product's texts. */
export type AddressErrorKey =
  | 'salutationEmpty'
  | 'companyNameEmpty'
  | 'firstNameEmpty'
  | 'nameEmpty'
  | 'contactFirstNameEmpty'
  | 'contactNameEmpty'
  | 'streetEmpty'
  | 'zipEmpty'
  | 'cityEmpty'
  | 'countryEmpty'
  | 'emailInvalid';

export type AddressError = { field: AddressField; key: AddressErrorKey };

const companyFields: readonly AddressError[] = [
  { field: 'name', key: 'companyNameEmpty' },
  { field: 'contactFirstName', key: 'contactFirstNameEmpty' },
  { field: 'contactName', key: 'contactNameEmpty' },
];

const privateFields: readonly AddressError[] = [
  { field: 'nameAdd', key: 'firstNameEmpty' },
  { field: 'name', key: 'nameEmpty' },
];

const placeFields: readonly AddressError[] = [
  { field: 'street', key: 'streetEmpty' },
  { field: 'zip', key: 'zipEmpty' },
  { field: 'city', key: 'cityEmpty' },
  { field: 'countryIso', key: 'countryEmpty' },
];

const requiredFields = ({ salutation }: AddressDraft): readonly AddressError[] => {
  switch (salutation) {
    case '':
      return [{ field: 'salutation', key: 'salutationEmpty' }, ...placeFields];
    case 'COMPANY':
      return [...companyFields, ...placeFields];
    case 'MR':
    case 'MRS':
      return [...privateFields, ...placeFields];
  }
};

/** Required fields that are empty or blank, in the order of the form, then an e-mail that is none; e-mail, phone, fax and VAT id are optional. */
export const checkAddress = (draft: AddressDraft): AddressError[] => [
  ...requiredFields(draft).filter(({ field }) => draft[field].trim() === ''),
  ...(checkEmail(draft.email) === 'emailInvalid' ? [{ field: 'email', key: 'emailInvalid' } as const] : []),
];

/** The draft as it is stored: trimmed, without contact and VAT id unless it is a company's. */
export const tidyAddress = <Draft extends AddressDraft>(draft: Draft): Draft => {
  const trimmed = Object.fromEntries(
    Object.entries(draft).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]),
  ) as Draft;
  return draft.salutation === 'COMPANY' ? trimmed : { ...trimmed, contactFirstName: '', contactName: '', vatId: '' };
};
