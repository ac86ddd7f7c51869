/** Why a cart cannot be ordered, with the values its sentence names. Where the shop has an error code, it is the same. */
export const cartRefusals = {
  empty: 'cart_empty',
  /** projectId */
  onRequest: 'project_on_request',
  /** step: production, shipping or payment; type: the chosen one or '' */
  optionGone: 'option_gone',
  addressMissing: 'address_missing',
  phoneMissing: 'phone_missing',
  /** countryIso */
  countryNotServed: 'option.country-not-served',
  /** countryIso, zip */
  vatByHand: 'option.vat-by-hand',
  /** minimumCents, partsCents */
  voucherMinimum: 'voucher_minimum',
  /** tariffNumber, receivedOn */
  tariffExpired: 'tariff_expired',
} as const;
