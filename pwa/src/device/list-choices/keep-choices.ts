import type { ListEntry, ListName } from './kept-choices.ts';

/** For the route of a list: it is shown again as it was left. */
export const keepsChoices = (list: ListName) => async (entry: ListEntry) =>
  (await import('./kept-choices.ts')).keepChoices(list, entry);
