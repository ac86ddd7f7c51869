/** European English: days before months, hours to 24. */
const tagOf = (language: string) => (language === 'en' ? 'en-GB' : language);

/** A day in words of the language: '21. November 2026'. */
export const formatDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(day));

/** A day soon to come: 'Mi., 16. Dez.'. */
export const formatComingDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(day));

/** A day in figures: '21.11.2026'. */
export const formatShortDay = (day: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(day));

/** A day with its time: '25.11., 09:00'. */
export const formatDueTime = (moment: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), {
    day: '2-digit',
    month: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));

/** A day in figures with its time: '21.11.2026, 09:00'. */
export const formatShortMoment = (moment: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(moment));

/** A day of the week with its time: 'Samstag, 21. November 2026 um 09:00'. */
export const formatOpening = (moment: string, language: string) =>
  new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'full', timeStyle: 'short' }).format(new Date(moment));

const startOfDay = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The time if it was today, 'yesterday' in words, else the day. */
export const formatMoment = (moment: string, language: string, now = new Date()) => {
  const at = new Date(moment);
  const daysAgo = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  if (daysAgo === 0) return new Intl.DateTimeFormat(tagOf(language), { hour: '2-digit', minute: '2-digit' }).format(at);
  if (daysAgo === 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day');
  return formatShortDay(moment, language);
};
