import { writeFileSync } from 'node:fs';
import Holidays from 'date-holidays';
import { seedCountries } from '../src/base-data/seed/seed-countries.ts';

// Writes shared/src/catalogue/public-holidays.json: run it again to lengthen the table.
const firstYear = 2026;
const lastYear = 2035;
const states = ['BW', 'BY', 'BE', 'BB', 'HB', 'HH', 'HE', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH'];
const regions = [...seedCountries().map((country) => country.iso), ...states.map((state) => `DE-${state}`)];
const years = Array.from({ length: lastYear - firstYear + 1 }, (_, n) => firstYear + n);

/** Public holidays of a year as 'MMDD MMDD …', ascending. */
const daysOf = (region: string, year: number) => {
  const [country = '', state] = region.split('-');
  const calendar = state ? new Holidays(country, state) : new Holidays(country);
  const days = calendar.getHolidays(year).filter((holiday) => holiday.type === 'public');
  const inYear = days.map((holiday) => holiday.date.slice(0, 10)).filter((day) => day.startsWith(String(year)));
  return [...new Set(inYear.map((day) => day.slice(5, 7) + day.slice(8, 10)))].sort().join(' ');
};

const table = Object.fromEntries(
  regions.map((region) => [region, Object.fromEntries(years.map((year) => [year, daysOf(region, year)]))]),
);
const source = 'npm date-holidays 3.37.0 (ISC and CC-BY-3.0), type public; written by scripts/write-public-holidays.ts';
writeFileSync(
  new URL('../src/catalogue/public-holidays.json', import.meta.url),
  `${JSON.stringify({ source, firstYear, lastYear, regions: table }, null, 1)}\n`,
);
