import { expect, test } from 'vitest';
import { workedTariff } from '../../../samples/worked-parts.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import { readFile } from '../../files/read-file.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import { joinProject } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';
import type { Rows } from '../../records/define-change.ts';
import type { CustomerId, ProjectId } from '../../values/ids.ts';
import { shipmentByHand, shipmentOf } from '../assembly/shipment-of.ts';
import { pricePart } from '../piece/price-part.ts';
import { summariseProject } from './summarise-project.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));

const part = (name: string, [length, height, width]: number[], count: number) =>
  `<Part Designation="${name}" Material="S235JR" Length="${length}" Height="${height}" Width="${width}" Count="${count}"/>`;

const fileOf = (...parts: string[]) =>
  `<BTLx Version="2.3.1"><Project><Parts>${parts.join('')}</Parts></Project></BTLx>`;

const plate = part('BL 10', [500, 200, 10], 2);
const [cold, half] = [part('C 120x50x2', [2000, 120, 50], 7), part('1/2 HEA 200', [2000, 200, 95], 3)];
const project = { id: 'p' as ProjectId, surface: 'RAW', ralNumber: null } as unknown as Project;

const joined = (xml: string) => {
  const reading = readFile({ bytes: new TextEncoder().encode(xml), fileName: 'a.btlx', catalogue, kernel });
  return { reading, ...joinProject(project, reading.head, reading.parts, [], []) };
};

/** The header of a project after its sums are made. */
const headerOf = (xml: string, before: Partial<Project> = {}) => {
  const { head, parts: facts } = joined(xml).reading;
  let header: Partial<Project> = {};
  const rows = {
    get: (_space: string, kind: string) =>
      ({ project: { ...project, ...before }, reading: { head } })[kind as 'project'] ?? undefined,
    all: (_space: string, kind: string) => (kind === 'partPack' ? [{ id: '0000', parts: facts }] : []),
    put: (_space: string, _kind: string, data: Project) => {
      header = data;
    },
  } as unknown as Rows;
  summariseProject(rows, { projectId: project.id, customerId: 'c' as CustomerId, withPrice: false, at: '' });
  return header;
};

// 500 x 200 x 10 mm: 7.85 kg; half of 53.83 cm2 over 2 m: 42.257 kg
const [plateG, halfG] = [7850, 42_257];

test('a project weighs what is known, and says how many pieces it leaves out', () => {
  expect(headerOf(fileOf(plate, cold, half))).toMatchObject({ netWeightG: 2 * plateG + 3 * halfG, unweighedCount: 7 });
  expect(headerOf(fileOf(plate, half), { unweighedCount: 7 })).not.toHaveProperty('unweighedCount');
});

test('so do its shipment and a part, until a weight is set by hand', () => {
  const tariff = workedTariff();
  const { parts, assemblies } = joined(fileOf(plate, cold, half));
  const shipment = shipmentOf({ parts, assemblies }, tariff, grades);
  expect(shipment).toMatchObject({ netWeightG: 2 * plateG + 3 * halfG, heaviestPieceG: halfG, unweighedCount: 7 });
  expect(shipmentByHand(shipment, [], { lengthMm: 10 })).toMatchObject({ unweighedCount: 7 });
  expect(shipmentByHand(shipment, [], { netWeightG: 900_000 })).not.toHaveProperty('unweighedCount');
  expect(parts.map((each) => pricePart(each, tariff, grades)).map((price) => price.netWeightG)).toEqual([
    plateG,
    0,
    halfG,
  ]);
  expect(parts.map((each) => pricePart(each, tariff, grades).grossWeightG)[1]).toBe(0);
});
