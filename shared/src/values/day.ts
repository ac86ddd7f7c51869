/** A calendar day without time or zone, 'YYYY-MM-DD'; text order is time order. */
export type Day = string;

const msPerDay = 86_400_000;
const instantOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day a number of days after (or, below 0, before) a day. */
export const daysAfter = (day: Day, days: number): Day =>
  new Date(instantOf(day) + days * msPerDay).toISOString().slice(0, 10);

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (day: Day): number => new Date(instantOf(day)).getUTCDay();
