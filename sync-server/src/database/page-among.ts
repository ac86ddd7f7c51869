export type Page = { offset: number; limit: number };
/** Where a page lies among so many. */
export type PlaceOf = (total: number) => Page;

type Among<Key> = {
  /** All that are chosen, in their order, where they are few enough; null: they are not. */
  few: Key[] | null;
  count: () => Promise<number>;
  read: (page: Page) => Promise<Key[]>;
};

/** The keys of a page in their order, and how many are chosen in all. */
export const pageAmong = async <Key>({ few, count, read }: Among<Key>, placeOf: PlaceOf) => {
  const total = few?.length ?? (await count());
  const page = placeOf(total);
  if (few) return { keys: few.slice(page.offset, page.offset + page.limit), total };
  return { keys: page.offset < total ? await read(page) : [], total };
};
