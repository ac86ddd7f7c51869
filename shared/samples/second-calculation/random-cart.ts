import { boolean, constantFrom, integer, oneof, option, record } from 'fast-check';

/** A country, and a place in it that has no VAT of its own. */
export const places = { DE: '86150', AT: '1010', NL: '1012', BE: '1000', CH: '8001', FR: '75001', PL: '00-001' } as const;

/** What is chosen for a cart, where it goes and who orders it. */
export const randomChoices = record({
  productionType: constantFrom('STANDARD', 'FAST', 'EXPRESS', 'EXPRESS_PLUS'),
  shippingType: constantFrom(
    'PACKAGE_STANDARD',
    'PACKAGE_EXPRESS',
    'TRANSPORT_STANDARD',
    'TRANSPORT_EXPRESS',
    'PICKUP',
    'PICKUP_BOXED',
  ),
  paymentType: constantFrom('BILL', 'CASH', 'COD'),
  countryIso: constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
  isCompany: boolean(),
  vatId: constantFrom('ATU12345675', 'DE123456788', null),
});

export const today = '2026-11-23';
const rarely = { freq: 6 } as const;
const day = constantFrom('2026-11-22', today, '2026-11-24');

/** Any voucher of the five types, open or used up, before, in and after its time. */
export const randomVoucher = record({
  type: constantFrom('ALL_CUSTOMERS', 'NEW_CUSTOMERS', 'EXISTING_CUSTOMERS', 'SPECIFIC_CUSTOMER', 'LIMITED_DISCHARGE'),
  discount: oneof(
    record({ kind: constantFrom('fixed' as const), cents: integer({ min: 1, max: 900_000 }) }),
    record({ kind: constantFrom('percent' as const), hundredths: integer({ min: 1, max: 10_000 }) }),
  ),
  isOwn: integer({ min: 0, max: 3 }).map((n) => n > 0),
  isActive: integer({ min: 0, max: 9 }).map((n) => n > 0),
  minimumCents: oneof({ weight: 3, arbitrary: constantFrom(0) }, { weight: 1, arbitrary: integer({ min: 0, max: 900_000 }) }),
  validFrom: option(day, { nil: null, ...rarely }),
  validTo: option(day, { nil: null, ...rarely }),
  uses: integer({ min: 0, max: 2 }),
  useLimit: option(integer({ min: 1, max: 3 }), { nil: null }),
  usesOfCustomer: integer({ min: 0, max: 1 }),
  perCustomerLimit: option(integer({ min: 1, max: 2 }), { nil: null }),
});
