/** By creation (`date`), last change, name, price and number; the first is usual. */
export const projectSorts = [
  'dateDesc',
  'dateAsc',
  'changedDesc',
  'changedAsc',
  'nameAsc',
  'nameDesc',
  'priceDesc',
  'priceAsc',
  'idDesc',
  'idAsc',
] as const;
export type ProjectSort = (typeof projectSorts)[number];
