import type { ProjectSort } from '@knotenblech/shared/projects/list-projects.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import {
  type Fragment,
  type Page,
  type PlaceOf,
  pageAmong,
  type Sql,
  type Transaction,
} from '../../database/database.ts';
import { fewFinds, matchWords } from '../../database/match-score.ts';

export type ProjectListing = {
  /** Left out: of all customers. */
  customerId?: CustomerId;
  isTrash: boolean;
  /** Whether whoever asks sees prices; else none counts. */
  seesPrices: boolean;
  q: string;
  sort: ProjectSort;
};
export type ListedKey = { customerId: CustomerId; projectId: ProjectId };

const wordsOf = (sql: Sql | Transaction, { customerId }: ProjectListing) =>
  customerId === undefined ? sql`all_words` : sql`words`;

const where = (sql: Sql | Transaction, listing: ProjectListing) => sql`
  is_trashed = ${listing.isTrash}
    ${listing.customerId === undefined ? sql`` : sql`and customer_id = ${listing.customerId}`}
    and ${matchWords(sql, wordsOf(sql, listing), listing.q).fits}`;

const orderBy = (sql: Sql | Transaction, { sort, seesPrices }: ProjectListing) => {
  const newest = sql`created_at desc, changed_at desc`;
  const cents = seesPrices ? sql`net_cents` : sql`null::bigint`;
  const orders: Record<ProjectSort, Fragment> = {
    dateDesc: newest,
    dateAsc: sql`created_at asc, changed_at asc`,
    changedDesc: sql`changed_at desc`,
    changedAsc: sql`changed_at asc`,
    nameAsc: sql`name collate names_de asc, ${newest}`,
    nameDesc: sql`name collate names_de desc, ${newest}`,
    priceDesc: sql`${cents} desc nulls last, ${newest}`,
    priceAsc: sql`${cents} asc nulls first, ${newest}`,
    idDesc: sql`number desc nulls first, ${newest}`,
    idAsc: sql`number asc nulls last, ${newest}`,
  };
  return orders[sort];
};

/** The projects of a page in the order of the sort, best finds first while searching; and how many are chosen in all. */
export const pageOfProjects = async (sql: Sql | Transaction, listing: ProjectListing, placeOf: PlaceOf) => {
  const isSearch = listing.q.trim() !== '';
  const read = async ({ offset, limit }: Page) => {
    const best = isSearch ? sql`${matchWords(sql, wordsOf(sql, listing), listing.q).score} desc,` : sql``;
    const keys = await sql<ListedKey[]>`
      select customer_id as "customerId", project_id as "projectId" from project_listing where ${where(sql, listing)}
      order by ${best} ${orderBy(sql, listing)}, project_id limit ${limit} offset ${offset}`;
    return [...keys];
  };
  const few = isSearch ? await findFewProjects(sql, listing) : null;
  return pageAmong({ few, count: () => countProjects(sql, listing), read }, placeOf);
};

/** All that fit a search in their order, in one look at each; null: they are too many for that. */
const findFewProjects = async (sql: Sql | Transaction, listing: ProjectListing): Promise<ListedKey[] | null> => {
  const { score } = matchWords(sql, wordsOf(sql, listing), listing.q);
  const rows = await sql<ListedKey[]>`
    with found as materialized (
      select customer_id, project_id, number, name, created_at, changed_at, net_cents, ${score} as score
      from project_listing where ${where(sql, listing)} limit ${fewFinds + 1})
    select customer_id as "customerId", project_id as "projectId" from found
    order by score desc, ${orderBy(sql, listing)}, project_id`;
  return rows.length > fewFinds ? null : [...rows];
};

/** The projects of all customers that changed last, of those with a price. */
export const latestPricedProjects = async (sql: Sql, count: number): Promise<ListedKey[]> => [
  ...(await sql<ListedKey[]>`
    select customer_id as "customerId", project_id as "projectId" from project_listing
    where not is_trashed and net_cents is not null order by changed_at desc, project_id limit ${count}`),
];

/** Those of these projects that there are, in this order. */
export const namedProjects = async (sql: Sql, projectIds: readonly string[]): Promise<ListedKey[]> => [
  ...(await sql<ListedKey[]>`
    select customer_id as "customerId", project_id as "projectId" from project_listing
    where not is_trashed and project_id::text = any(${[...projectIds]})
    order by array_position(${[...projectIds]}::text[], project_id::text)`),
];

const countProjects = async (sql: Sql | Transaction, listing: ProjectListing): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from project_listing where ${where(sql, listing)}`;
  return row?.count ?? 0;
};
