import table from '../base-data/public-holidays.json' with { type: 'json' };
import type { Day } from '../values/day.ts';

const regions: Readonly<Record<string, Readonly<Record<string, string>>>> = table.regions;

/** Years that the table of public holidays covers; outside them no day is a holiday. */
export const holidayYears = { first: table.firstYear, last: table.lastYear };

/** Whether a day is a public holiday of a country ('AT') or a German state ('DE-BY'). A region without a table has none. */
export const isPublicHoliday = (region: string, day: Day): boolean => {
  const days = regions[region]?.[day.slice(0, 4)] ?? '';
  return days.split(' ').includes(day.slice(5, 7) + day.slice(8, 10));
};
