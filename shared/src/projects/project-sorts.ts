export const projectSorts = [
  'dateDesc',
  'dateAsc',
  'nameAsc',
  'nameDesc',
  'priceDesc',
  'priceAsc',
  'idDesc',
  'idAsc',
] as const;
export type ProjectSort = (typeof projectSorts)[number];
