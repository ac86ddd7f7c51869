import { describe, expect, it } from 'vitest';
import { workedTariff } from '../../../samples/worked-parts.ts';
import { isVatDroppedAfterCheck, vatIdOf, vatOf } from './vat-of.ts';

const tariff = workedTariff();
const noId = null;
const austrian = 'ATU12345678';

/** Who, where to, with which confirmed VAT id, shipped and picked up: rate in hundredths of a percent and reason. */
const matrix = [
  ['private', 'DE', noId, [1900, 'domestic'], [1900, 'pickup']],
  ['private', 'AT', noId, [2000, 'destination-rate'], [1900, 'pickup']],
  ['private', 'AT', austrian, [2000, 'destination-rate'], [1900, 'pickup']],
  ['private', 'CH', noId, [0, 'export'], [1900, 'pickup']],
  ['company', 'DE', noId, [1900, 'domestic'], [1900, 'pickup']],
  ['company', 'DE', austrian, [1900, 'domestic'], [1900, 'pickup']],
  ['company', 'AT', noId, [2000, 'destination-rate'], [1900, 'pickup']],
  ['company', 'AT', austrian, [0, 'intra-community'], [1900, 'pickup']],
  ['company', 'AT', 'ITIT01234567890', [0, 'intra-community'], [1900, 'pickup']],
  ['company', 'AT', 'DE123456788', [2000, 'destination-rate'], [1900, 'pickup']],
  ['company', 'AT', 'CHE123456789', [2000, 'destination-rate'], [1900, 'pickup']],
  ['company', 'FI', noId, [2550, 'destination-rate'], [1900, 'pickup']],
  ['company', 'CH', noId, [0, 'export'], [1900, 'pickup']],
  ['company', 'CH', austrian, [0, 'export'], [1900, 'pickup']],
] as const;

describe('VAT of an order', () => {
  it.each(matrix)('%s, %s, confirmed id %s', (kind, countryIso, confirmedVatId, shipped, pickedUp) => {
    const input = { shippingAddress: { countryIso, zip: '1010' }, customer: { kind, confirmedVatId }, tariff };
    for (const shippingType of ['PACKAGE_STANDARD', 'TRANSPORT_EXPRESS'] as const)
      expect(vatOf({ ...input, shippingType })).toEqual({ vatRate: shipped[0], vatReason: shipped[1] });
    for (const shippingType of ['PICKUP', 'PICKUP_BOXED'] as const)
      expect(vatOf({ ...input, shippingType })).toEqual({ vatRate: pickedUp[0], vatReason: pickedUp[1] });
  });

  it.each([
    ['DE', '78266', 'Büsingen'],
    ['DE', 'D-27498', 'Helgoland'],
    ['AT', 'A-6691', 'Jungholz'],
    ['AT', '6992', 'Mittelberg'],
    ['IT', '23041', 'Livigno'],
    ['IT', '22061', "Campione d'Italia"],
    ['ES', '35001', 'Las Palmas'],
    ['ES', '51001', 'Ceuta'],
    ['PT', '9000-018', 'Madeira'],
    ['FR', '97400', 'La Réunion'],
    ['FI', '22100', 'Åland'],
    ['DK', '3900', 'Nuuk'],
  ])('%s %s (%s) is decided by hand, unless picked up', (countryIso, zip) => {
    const customer = { kind: 'company', confirmedVatId: austrian } as const;
    const input = { shippingAddress: { countryIso, zip }, customer, tariff };
    expect(vatOf({ ...input, shippingType: 'TRANSPORT_STANDARD' })).toEqual({
      refusal: { code: 'option.vat-by-hand', values: { countryIso, zip } },
    });
    expect(vatOf({ ...input, shippingType: 'PICKUP' })).toEqual({ vatRate: 1900, vatReason: 'pickup' });
  });

  it('of a country that is not served is no rate', () => {
    const customer = { kind: 'company', confirmedVatId: null } as const;
    const shippingAddress = { countryIso: 'US', zip: '10001' };
    expect(vatOf({ shippingType: 'PACKAGE_EXPRESS', shippingAddress, customer, tariff })).toHaveProperty('refusal');
  });
});

describe('VAT that falls away after the check', () => {
  it.each([
    ['company', null, 'ATU 123 456 78', 'destination-rate', true],
    ['company', null, '', 'destination-rate', false],
    ['company', null, 'DE123456788', 'destination-rate', false],
    ['company', austrian, austrian, 'destination-rate', false],
    ['private', null, austrian, 'destination-rate', false],
    ['company', null, austrian, 'pickup', false],
    ['company', null, austrian, 'domestic', false],
  ] as const)('%s, confirmed %s, address %s, %s: %s', (kind, confirmedVatId, vatId, vatReason, expected) =>
    expect(isVatDroppedAfterCheck({ vatReason }, { customer: { kind, confirmedVatId }, vatId })).toBe(expected),
  );
});

it.each([
  ['at u12.345-678', 'ATU12345678'],
  [' DE 123456788 ', 'DE123456788'],
])('%j is the VAT id %s', (typed, vatId) => expect(vatIdOf(typed)).toBe(vatId));
