import type { AllOrdersSearch } from './all-orders-search.ts';

/** The query of the call; a status that is usually hidden is asked for with what hides it. */
export const orderQuery = (
  { q, sort, size, page, finished, canceled, customer, ...filters }: AllOrdersSearch,
  usualSize: number,
) => {
  const query = new URLSearchParams({ limit: String(size ?? usualSize), page: String(page ?? 1) });
  const add = (name: string, value: string | undefined) => value && query.set(name, value);
  add('q', q);
  add('sort', sort);
  add('customerId', customer);
  for (const [name, value] of Object.entries(filters)) add(name, value);
  if (finished || filters.status === 'CLOSED') query.set('finished', 'true');
  if (canceled || filters.status === 'CANCELED') query.set('canceled', 'true');
  return query.toString();
};
