import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { type AddressId, newId } from '@knotenblech/shared/values/ids.ts';

/** A new address with what is known of who adds it; the first one of a customer serves deliveries and bills. */
export const blankAddress = (actor: Actor, known: readonly Address[]): Address => {
  const isFirst = known.length === 0;
  const isCompany = actor.customerKind === 'company';
  return {
    id: newId<AddressId>(),
    salutation: isCompany ? 'COMPANY' : 'MR',
    name: isCompany ? actor.customerName : actor.name,
    nameAdd: isCompany ? '' : actor.firstName,
    contactFirstName: isCompany ? actor.firstName : '',
    contactName: isCompany ? actor.name : '',
    street: '',
    zip: '',
    city: '',
    countryIso: known[0]?.countryIso ?? 'DE',
    email: '',
    phone: '',
    fax: '',
    vatId: '',
    isShippingAddress: isFirst,
    isBillingAddress: isFirst,
  };
};
