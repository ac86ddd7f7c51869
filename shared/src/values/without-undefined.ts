/** The record without the fields that are undefined, so that it is stored, sent and compared the same everywhere. */
export const withoutUndefined = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
