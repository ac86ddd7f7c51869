import { type Catalogue, catalogueSchema } from '../../catalogue/catalogue.schema.ts';
import { readTable } from '../../catalogue/read-table.ts';
import grades from './seed-grades.json' with { type: 'json' };
import profiles from './seed-profiles.json' with { type: 'json' };
import sheetThicknesses from './seed-sheet-thicknesses.json' with { type: 'json' };

let catalogue: Catalogue | undefined;

/** The catalogue that a new shop starts with: profiles, grades and sheet thicknesses of the seed tables (sources stand there). */
export const seedCatalogue = (): Catalogue => {
  catalogue ??= catalogueSchema.parse({
    profiles: readTable(profiles).map(({ standard: _standard, sources: _sources, ...profile }) => profile),
    grades: readTable(grades).map(({ standard: _standard, note: _note, ...grade }) => grade),
    sheetThicknesses: readTable(sheetThicknesses),
  });
  return catalogue;
};
