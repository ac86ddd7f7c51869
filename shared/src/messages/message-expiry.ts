import { type Day, daysAfter } from '../values/day.ts';

/** Days that a message is shown unless its sender says otherwise. */
export const messageDays = 7;
export const longestMessageDays = 366;

/** The last day of a message whose sender names none. */
export const defaultExpiryDay = (today: Day): Day => daysAfter(today, messageDays);

/** Whether a text is a day until whose end a message may be shown: today at the earliest, a year ahead at the latest. */
export const isExpiryDay = (text: string, today: Day): boolean =>
  isDay(text) && text >= today && text <= daysAfter(today, longestMessageDays);

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;
