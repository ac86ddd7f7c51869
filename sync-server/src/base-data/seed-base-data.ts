import type { CatalogPack } from '@knotenblech/shared/base-data/catalog-pack.ts';
import { seedOperator } from '@knotenblech/shared/base-data/operator.ts';
import { packCatalog } from '@knotenblech/shared/base-data/read-catalog.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed-catalogue.ts';
import { seedCountries } from '@knotenblech/shared/base-data/seed-countries.ts';
import { seedProductionData } from '@knotenblech/shared/base-data/seed-production-data.ts';
import { seedRalColours } from '@knotenblech/shared/base-data/seed-ral-colours.ts';
import { catalogSpace } from '@knotenblech/shared/sync/space.ts';
import type { Sql } from '../database/database.ts';
import { inCustomer } from '../database/in-customer.ts';
import { readRecords } from '../sync/record-store.ts';
import { nobody } from '../sync/space-owner.ts';
import { writeRecords } from '../sync/write-records.ts';

const seedPacks = (): CatalogPack[] => {
  const { profiles, grades, sheetThicknesses } = seedCatalogue();
  return [
    ...packCatalog('profiles', profiles),
    ...packCatalog('grades', grades),
    ...packCatalog('sheetThicknesses', sheetThicknesses),
    ...packCatalog('countries', seedCountries()),
    ...packCatalog('colours', seedRalColours()),
    ...packCatalog('operator', [seedOperator()]),
    ...packCatalog('production', [seedProductionData()]),
  ];
};

/** Fills the tables of base data that are empty; what the operator has is his and stays. */
export const seedBaseData = (owner: Sql) =>
  inCustomer(owner, nobody, async (tx) => {
    const found = await readRecords(tx, nobody, [{ space: catalogSpace, kind: 'catalogPack', all: true }]);
    const tables = new Set(found.map((row) => row.id.split(':')[0]));
    const missing = seedPacks().filter((pack) => !tables.has(pack.table));
    if (missing.length === 0) return;
    const writes = missing.map(
      (pack) => ({ space: catalogSpace, kind: 'catalogPack', id: pack.id, data: pack }) as const,
    );
    await writeRecords(tx, nobody, writes);
  });
