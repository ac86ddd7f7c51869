import { liveQuery, type Observable } from 'dexie';

/**
 * Reads at once and again whenever something of what was read becomes another. Async itself: of a function that only hands on
 * a promise, Dexie does not see what is read after one called in it has awaited.
 */
export const observe = <T>(read: () => Promise<T>): Observable<T> => liveQuery(async () => read());
