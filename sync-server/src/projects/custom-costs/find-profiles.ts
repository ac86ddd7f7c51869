import { loadCatalogue } from '../../base-data/load-catalogue.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { nobody } from '../../database/space-owner.ts';

const mostProfiles = 100;

/** Case, blanks and hyphens do not matter: 'hea-200' finds HEA 200. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** Profiles whose designation, or key, has the text in it: those that begin with it first, then as in the catalogue. */
export const findProfiles = async (sql: Sql, searchString: string) => {
  const { profiles } = await readInCustomer(sql, nobody, loadCatalogue);
  const text = plain(searchString);
  const rank = (designation: string, id: string) =>
    Math.min(
      ...[plain(designation), plain(id)].map((each) => (each.startsWith(text) ? 0 : each.includes(text) ? 1 : 2)),
    );
  return profiles
    .map((profile) => ({ profile, rank: rank(profile.designation, profile.id) }))
    .filter((each) => each.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, mostProfiles)
    .map(({ profile }) => ({ id: profile.id, catalogId: profile.family, name: profile.designation }));
};
