import Holidays from 'date-holidays';
import { expect, test } from 'vitest';
import { seedCountries } from '../base-data/seed/seed-countries.ts';
import publicHolidays from '../catalogue/public-holidays.json' with { type: 'json' };
import { isHoliday, seedCalendar } from '../catalogue/shop-calendar.ts';
import { deliveryDay } from './delivery-day.ts';

const { holidays, closingDays } = seedCalendar();
const base = { surfaceDays: 0, calendar: { holidays, closingDays: new Set<string>() }, countryIso: 'DE' };

// November 2026: 2 Monday, 21 Saturday. 25 and 26 December 2026: Friday, Saturday. 1 and 6 January 2027: Friday, Wednesday.
test.each([
  ['ordered on a Monday: begins on Tuesday, one day of production', '2026-11-02', 1, 0, '2026-11-04'],
  ['ordered on a Friday: begins on Monday', '2026-11-06', 1, 0, '2026-11-10'],
  ['ordered on a Saturday: begins on Monday', '2026-11-21', 1, 0, '2026-11-24'],
  ['15 days and 3 of shipping before Christmas', '2026-11-21', 15, 3, '2026-12-17'],
  ['Christmas Day is skipped', '2026-12-22', 1, 1, '2026-12-28'],
  ['Epiphany is a holiday in Bavaria', '2027-01-04', 1, 0, '2027-01-07'],
])('%s', (_, today, productionDays, shippingDays, day) => {
  expect(deliveryDay({ ...base, today, productionDays, shippingDays })).toBe(day);
});

test('surfaces add their days to production', () => {
  expect(deliveryDay({ ...base, today: '2026-11-02', productionDays: 1, surfaceDays: 5, shippingDays: 0 })).toBe(
    '2026-11-11',
  );
});

test('closing days stop production, not shipping', () => {
  const calendar = { holidays, closingDays: new Set(['2026-11-04', '2026-11-05']) };
  const closed = { ...base, calendar, today: '2026-11-02' };
  expect(deliveryDay({ ...closed, productionDays: 1, shippingDays: 0 })).toBe('2026-11-06');
  expect(deliveryDay({ ...closed, productionDays: 0, shippingDays: 1 })).toBe('2026-11-04');
});

test('the works is closed on Christmas Eve and New Year’s Eve of every year of the table', () => {
  expect(closingDays.size).toBe(20);
  const seed = { ...base, calendar: seedCalendar(), shippingDays: 0 };
  expect(deliveryDay({ ...seed, today: '2026-12-22', productionDays: 1 })).toBe('2026-12-28');
  expect(deliveryDay({ ...seed, today: '2029-12-28', productionDays: 0 })).toBe('2030-01-02');
});

test('holidays of the destination delay shipping only', () => {
  // 8 December 2026 is a Tuesday and a holiday in Austria
  const input = { ...base, today: '2026-12-03', shippingDays: 1 };
  expect(deliveryDay({ ...input, productionDays: 1, countryIso: 'AT' })).toBe('2026-12-09');
  expect(deliveryDay({ ...input, productionDays: 1, countryIso: 'DE' })).toBe('2026-12-08');
  expect(deliveryDay({ ...input, productionDays: 2, shippingDays: 0, countryIso: 'AT' })).toBe('2026-12-08');
});

test('another state has other holidays', () => {
  const input = { ...base, today: '2027-01-04', productionDays: 1, shippingDays: 0 };
  expect(deliveryDay({ ...input, shopRegion: 'DE-NW' })).toBe('2027-01-06');
});

test.each([...seedCountries().map((country) => country.iso), 'DE-BY'])(
  'the table of %s is that of date-holidays',
  (region) => {
    const [country = '', state] = region.split('-');
    const calendar = state ? new Holidays(country, state) : new Holidays(country);
    for (const year of [publicHolidays.firstYear, publicHolidays.lastYear]) {
      const days = calendar.getHolidays(year).filter((holiday) => holiday.type === 'public');
      expect(days.filter(({ date }) => !isHoliday(holidays, region, date.slice(0, 10)))).toEqual([]);
    }
  },
);
