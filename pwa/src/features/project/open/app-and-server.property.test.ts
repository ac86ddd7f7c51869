import { packCatalog } from '@knotenblech/shared/catalogue/read-catalogue.ts';
import { packParts } from '@knotenblech/shared/parts/part-pack.record.ts';
import type { PriceOverride } from '@knotenblech/shared/prices/price-override.record.ts';
import {
  joinStoredProject,
  priceStoredProject,
  storedProjectReads,
} from '@knotenblech/shared/prices/project/stored-project.ts';
import { tariffSchema } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { createRowCache, type StoredRow } from '@knotenblech/shared/records/row-cache.ts';
import { catalogSpace, customerSpace, projectPriceSpace, projectSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { array, assert, asyncProperty, boolean, constantFrom, integer, oneof, option, record } from 'fast-check';
import { expect, test } from 'vitest';
import { rowsForShop } from '../../../../../shared/samples/second-calculation/project-for-shop.ts';
import { randomProject } from '../../../../../shared/samples/second-calculation/random-project.ts';
import { workedGrades, workedTariff } from '../../../../../shared/samples/worked-parts.ts';
import { type OpenProject, openProject } from './open-project.ts';
import type { ProjectSource } from './project-source.ts';

const numRuns = Number(process.env['SECOND_CALCULATION_RUNS'] ?? 25);
const seed = Number(process.env['SEED'] ?? 20_261_123);
const customerId = '019a0000-0000-7000-8000-000000000004' as CustomerId;
const actor = { customerId, permissions: ['UPLOAD_PERMISSION'], seesPrices: true } as unknown as Actor;
const tariff = workedTariff();

const surface = constantFrom('RAW', 'ZINCED', 'COATED', 'POWDER_COATED');
const place = integer({ min: 0, max: 9 });
const edit = oneof(
  record({ kind: constantFrom('quantity' as const), place, quantity: integer({ min: 1, max: 30 }) }),
  record({ kind: constantFrom('taken' as const), place, taken: boolean() }),
  record({ kind: constantFrom('grade' as const), place, grade: constantFrom('S235JR', 'S355J2', '1.4301') }),
  record({ kind: constantFrom('surface' as const), surface }),
  record({ kind: constantFrom('assembly' as const), place, quantity: integer({ min: 1, max: 9 }) }),
);
const minutesByHand = option(constantFrom('1.25', '0.7'), { freq: 1 });

test(`app and server agree on every amount after any edits, seed ${seed}`, { timeout: 1_800_000 }, async () => {
  await assert(
    asyncProperty(randomProject, array(edit, { maxLength: 6 }), minutesByHand, async (plain, edits, byHand) => {
      const source = sourceOf(rowsForShop(plain), byHand);
      const open = openProject(source, { actor, store: () => Promise.resolve() });
      expect(open.state().figures.pricing).toEqual(pricedByServer(source));
      for (const each of edits) {
        await make(open, each);
        const { source: shown, figures } = open.state();
        expect(figures.pricing).toEqual(pricedByServer(shown));
        open.receive(overTheWire(shown));
        expect(open.state().figures.pricing).toEqual(pricedByServer(shown));
      }
    }),
    { seed, numRuns },
  );
});

type Stored = ReturnType<typeof rowsForShop>;

const sourceOf = ({ project, head, facts, choices }: Stored, byHand: string | null): ProjectSource => {
  const [first] = choices;
  const set: PriceOverride[] =
    byHand && first ? [{ id: first.id, processes: { LASER_CUTTING: { minutesPerPiece: byHand } } }] : [];
  return {
    project: { ...project, name: 'Halle', orderedAt: null, trashedAt: null, reading: 'read' } as unknown as Project,
    head,
    facts,
    partChoices: choices,
    assemblyChoices: [],
    tariff,
    overrides: new Map(set.map((each) => [each.id, each])),
    grades: workedGrades,
    production: null,
  };
};

type Edit = { place?: number } & (
  | { kind: 'quantity'; place: number; quantity: number }
  | { kind: 'taken'; place: number; taken: boolean }
  | { kind: 'grade'; place: number; grade: string }
  | { kind: 'surface'; surface: ArgsOf<'setProjectSurface'>['surface'] }
  | { kind: 'assembly'; place: number; quantity: number }
);

const make = (open: OpenProject, edit: Edit): Promise<boolean> => {
  const { source, figures } = open.state();
  const { id: projectId } = source.project;
  const part = figures.parts[(edit.place ?? 0) % figures.parts.length];
  const assembly = figures.assemblies[(edit.place ?? 0) % figures.assemblies.length];
  if (!part || !assembly) throw new Error('a project without parts or assemblies');
  const at = { projectId, partIndex: part.index };
  switch (edit.kind) {
    case 'quantity':
      return open.change('setPartQuantity', { ...at, quantity: edit.quantity, was: part.quantitySingle });
    case 'taken':
      return open.change('takeParts', { projectId, partIndexes: [part.index], taken: edit.taken });
    case 'grade':
      return open.change('setPartGrade', { ...at, grade: edit.grade, was: part.grade });
    case 'surface':
      return open.change('setProjectSurface', {
        projectId,
        surface: edit.surface,
        ralNumber: null,
        was: source.project.surface,
      });
    case 'assembly':
      return open.change('setAssemblyQuantity', {
        projectId,
        assemblyIndex: assembly.index,
        quantity: edit.quantity,
        was: assembly.quantity,
      });
  }
};

/** What a device gets from the server: the same values, new objects. */
const overTheWire = (source: ProjectSource): ProjectSource => ({
  ...source,
  ...(JSON.parse(
    JSON.stringify({ partChoices: source.partChoices, assemblyChoices: source.assemblyChoices }),
  ) as object),
});

/** By rows that went through JSON as those of the database do, with nothing kept of before. */
const pricedByServer = (source: ProjectSource) => {
  const { id } = source.project;
  const key = { projectId: id, customerId, withPrice: true };
  const [space, inside] = [customerSpace(customerId), projectSpace(id)];
  const rows = [
    { space, kind: 'project', id, data: source.project },
    { space: inside, kind: 'reading', id: 'head', data: { id: 'head', head: source.head } },
    ...packParts(source.facts).map((data) => ({ space: inside, kind: 'partPack', id: data.id, data })),
    ...source.partChoices.map((data) => ({ space: inside, kind: 'partChoice', id: data.id, data })),
    ...source.assemblyChoices.map((data) => ({ space: inside, kind: 'assemblyChoice', id: data.id, data })),
    ...[...(source.overrides ?? [])].map(([, data]) => ({
      space: projectPriceSpace(id),
      kind: 'priceOverride',
      id: data.id,
      data,
    })),
    ...packCatalog('grades', [...source.grades.values()]).map((data) => ({
      space: catalogSpace,
      kind: 'catalogPack',
      id: data.id,
      data,
    })),
  ];
  const cache = createRowCache();
  cache.load(storedProjectReads(key), JSON.parse(JSON.stringify(rows)) as StoredRow[]);
  const read = cache.overlay().rows;
  const project = read.get(space, 'project', id);
  const stored = project && joinStoredProject(read, project);
  if (!stored) throw new Error('the project is not read');
  const received = tariffSchema.parse(JSON.parse(JSON.stringify(tariff)));
  return priceStoredProject(read, customerId, { ...stored, tariff: received }).pricing;
};
