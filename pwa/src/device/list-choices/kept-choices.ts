import { canonicalJson } from '@knotenblech/shared/values/canonical-json.ts';
import { redirect } from '@tanstack/react-router';
import { readMeta, writeMeta } from '../../database/shop-database.ts';
import { databaseOf, type UserData } from '../../database/user-data.ts';

export type ListName =
  | 'projects'
  | 'adminProjects'
  | 'orders'
  | 'adminOrders'
  | 'adminQuotes'
  | 'customers'
  | 'vouchers'
  | 'users'
  | 'singleParts'
  | 'baseData';

type Choices = Record<string, unknown>;

export type ListEntry = {
  context: { shop: UserData };
  search: object;
  cause: 'preload' | 'enter' | 'stay';
  location: { pathname: string };
};

/** What an address may say of a list, but the page that was turned to and the row that was opened. */
const kept: readonly string[] = [
  'q',
  'sort',
  'size',
  'trash',
  'finished',
  'canceled',
  'status',
  'due',
  'customer',
  'from',
  'to',
  'blocked',
  'activity',
  'ended',
  'kind',
];

const choicesIn = (search: object): Choices =>
  Object.fromEntries(Object.entries(search).filter(([name, value]) => kept.includes(name) && value !== ''));

/** With what a list is shown in place of its address; null: as the address says. What was searched for is in no address that outlives the page. */
export const restoredChoices = (asked: object, left: Choices | undefined): Choices | null => {
  if (!left || Object.keys(left).length === 0) return null;
  const { q: words, ...others } = left;
  const { q, ...choices } = choicesIn(asked);
  if (q !== undefined) return null;
  const isBare = Object.keys(choices).length === 0;
  const isSameUnsearched = words !== undefined && canonicalJson(choices) === canonicalJson(others);
  return isBare || isSameUnsearched ? { ...asked, ...left } : null;
};

/** Shows a list as it was left: its search, order, size and what it hides, also after a new start of the app. */
export const keepChoices = async (list: ListName, { context, search, cause, location }: ListEntry) => {
  if (cause === 'preload') return;
  const database = databaseOf(context.shop);
  const key: `list/${string}` = `list/${list}`;
  const restored = cause === 'enter' ? restoredChoices(search, await readMeta(database, key)) : null;
  // What fits is read from it as from any address.
  if (restored) throw redirect({ to: location.pathname, search: restored as never, replace: true });
  // On a full device the list is only not shown again as it was.
  void writeMeta(database, key, choicesIn(search)).catch(() => {});
};
