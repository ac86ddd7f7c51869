import { z } from 'zod';
import closingDays from '../base-data/seed/seed-closing-days.json' with { type: 'json' };
import { type Day, daysAfter } from '../values/day.ts';
import type { CatalogPack } from './catalog-pack.record.ts';
import publicHolidays from './public-holidays.json' with { type: 'json' };
import { readTable } from './read-table.ts';

const yearDay = /^(\d{4}-)?(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const longestClosingDays = 60;

const isRealDay = (day: string) => {
  const full = day.length === 5 ? `2028-${day}` : day;
  const at = Date.parse(`${full}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(full);
};
const closingDaySchema = z.string().regex(yearDay).refine(isRealDay, 'no day of the calendar');

/** Days on which the works is closed, first and last: 'YYYY-MM-DD', or 'MM-DD' in every year. */
export const closingDaysSchema = z
  .strictObject({ name: z.string().trim().min(1).max(120), from: closingDaySchema, to: closingDaySchema })
  .refine(({ from, to }) => from.length === to.length && from <= to, 'the last day comes before the first')
  .refine(
    ({ from, to }) => daysBetween(from, to).length <= longestClosingDays,
    `more than ${longestClosingDays} days at once`,
  );
export type ClosingDays = z.infer<typeof closingDaysSchema>;

/** Public holidays of a country ('AT') or a German state ('DE-BY') in one year: 'MMDD', by blanks. */
export const holidaysSchema = z.strictObject({
  region: z.string().regex(/^[A-Z]{2}(-[A-Z]{2})?$/),
  year: z.number().int().min(2000).max(2200),
  days: z.string().regex(/^((0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])( |$))*$/),
});
export type Holidays = z.infer<typeof holidaysSchema>;

/** The years of one region in one row, as the catalogue carries them. */
const regionHolidaysSchema = z.strictObject({
  region: holidaysSchema.shape.region,
  years: z.record(z.string(), holidaysSchema.shape.days),
});
type RegionHolidays = z.infer<typeof regionHolidaysSchema>;

/** Holidays ('MMDD') by region and year ('DE-BY 2026'). */
export type HolidayTable = ReadonlyMap<string, ReadonlySet<string>>;
export type ShopCalendar = { closingDays: ReadonlySet<Day>; holidays: HolidayTable };

const holidayKey = (region: string, year: string) => `${region} ${year}`;

/** Whether a day is a public holiday of a country or a German state. A region or year without a row has none. */
export const isHoliday = (holidays: HolidayTable, region: string, day: Day): boolean =>
  holidays.get(holidayKey(region, day.slice(0, 4)))?.has(day.slice(5, 7) + day.slice(8, 10)) ?? false;

/** Ids of the packs that a calendar is read from. */
export const calendarPackIds = ['holidays:0000', 'closingDays:0000'] as const;

/** Holidays as the catalogue carries them: a row for each region. */
export const holidaysByRegion = (rows: readonly Holidays[]): RegionHolidays[] =>
  [...new Set(rows.map((row) => row.region))].map((region) => ({
    region,
    years: Object.fromEntries(rows.filter((row) => row.region === region).map((row) => [row.year, row.days])),
  }));

/** The calendar of the shop from the packs of the space 'catalog'; that of a new shop while they have not arrived. */
export const readCalendar = (packs: readonly CatalogPack[]): ShopCalendar => {
  const rows = (table: CatalogPack['table']) =>
    packs.filter((pack) => pack.table === table).flatMap((pack) => pack.rows);
  if (!packs.some((pack) => pack.table === 'holidays')) return seedCalendar();
  return calendarOf(
    z.array(regionHolidaysSchema).parse(rows('holidays')),
    z.array(closingDaysSchema).parse(rows('closingDays')),
  );
};

/** The rows that a new shop starts with. */
export const seedHolidays = (): Holidays[] =>
  Object.entries(publicHolidays.regions).flatMap(([region, years]) =>
    Object.entries(years).map(([year, days]) => ({ region, year: Number(year), days })),
  );
export const seedClosingDays = (): ClosingDays[] => z.array(closingDaysSchema).parse(readTable(closingDays));

let seed: ShopCalendar | undefined;
/** The calendar of a new shop. */
export const seedCalendar = (): ShopCalendar => {
  seed ??= calendarOf(holidaysByRegion(seedHolidays()), seedClosingDays());
  return seed;
};

const calendarOf = (regions: readonly RegionHolidays[], closing: readonly ClosingDays[]): ShopCalendar => {
  const years = [...new Set(regions.flatMap((row) => Object.keys(row.years)))];
  const holidays = regions.flatMap(({ region, years: ofRegion }) =>
    Object.entries(ofRegion).map(([year, days]) => [holidayKey(region, year), new Set(days.split(' '))] as const),
  );
  return {
    holidays: new Map(holidays),
    closingDays: new Set(
      closing.flatMap(({ from, to }) =>
        from.length === 5
          ? years.flatMap((year) => daysBetween(`${year}-${from}`, `${year}-${to}`))
          : daysBetween(from, to),
      ),
    ),
  };
};

const daysBetween = (from: string, to: string): Day[] => {
  const full = (day: string) => (day.length === 5 ? `2028-${day}` : day);
  const days: Day[] = [];
  for (let day = full(from); day <= full(to) && days.length <= 400; day = daysAfter(day, 1)) days.push(day);
  return days;
};
