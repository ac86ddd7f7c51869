import { z } from 'zod';
import type { CatalogPack } from './catalog-pack.record.ts';
import { type Catalogue, gradeSchema, sheetThicknessSchema } from './catalogue.schema.ts';
import { profileSchema } from './profile.schema.ts';

type Table = CatalogPack['table'];

const rowsOf = (packs: readonly CatalogPack[], table: Table) =>
  packs
    .filter((pack) => pack.table === table)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap((pack) => pack.rows);

/** The catalogue that file reading needs, put together from the packs of the space 'catalog'. */
export const readCatalog = (packs: readonly CatalogPack[]): Catalogue => ({
  profiles: z.array(profileSchema).parse(rowsOf(packs, 'profiles')),
  grades: z.array(gradeSchema).parse(rowsOf(packs, 'grades')),
  sheetThicknesses: z.array(sheetThicknessSchema).parse(rowsOf(packs, 'sheetThicknesses')),
});

/** Grades by name, as weights and prices need them. */
export const readGrades = (packs: readonly CatalogPack[]) =>
  new Map(
    z
      .array(gradeSchema)
      .parse(rowsOf(packs, 'grades'))
      .map((grade) => [grade.grade, grade]),
  );

/** Rows of one table cut into packs of 100. */
export const packCatalog = (table: Table, rows: readonly unknown[]): CatalogPack[] =>
  Array.from({ length: Math.ceil(rows.length / 100) }, (_, n) => ({
    id: `${table}:${String(n).padStart(4, '0')}`,
    table,
    rows: rows.slice(n * 100, (n + 1) * 100),
  }));
