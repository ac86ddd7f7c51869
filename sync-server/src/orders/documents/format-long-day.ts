/** A day as it is written in mails and documents, on the shop's clock. */
export const formatLongDay = (locale: string, iso: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(iso));
