import { type Day, daysAfter } from '../values/day.ts';

/** Days that a message is shown unless its sender says otherwise. */
export const messageDays = 7;
export const longestMessageDays = 366;

/** The last day of a message whose sender names none. */
export const defaultExpiryDay = (today: Day): Day => daysAfter(today, messageDays);

/** Whether a message may be shown until the end of a day: today at the earliest, a year ahead at the latest. */
export const isExpiryDay = (day: Day, today: Day): boolean =>
  day >= today && day <= daysAfter(today, longestMessageDays);
