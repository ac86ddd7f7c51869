import { costSeed } from '@knotenblech/shared/base-data/costs/cost-seed.ts';
import { deriveTariff } from '@knotenblech/shared/base-data/costs/derive-tariff.ts';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { flatPattern } from '@knotenblech/shared/exports/flat-pattern.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { joinProject, type Part } from '@knotenblech/shared/parts/part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { readSample } from '../../../../../../shared/samples/read-sample.ts';
import { formatCount, formatMm } from '../../../../ui/figures/format-figure.ts';
import { flatDxf } from './flat-dxf.ts';

const kernel = await loadKernel();
const catalogue = seedCatalogue();
const tariff = deriveTariff({ number: 1, validFrom: '2026-01-01', validDays: 30, costs: costSeed() });
const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
const project = { id: newId<ProjectId>(), surface: 'RAW', ralNumber: null } as const;

const platesOf = async (file: string): Promise<Part[]> => {
  const { head, parts } = await readSample(file);
  return joinProject(project, head, parts, [], []).parts.filter(
    ({ isTaken, facts }) => isTaken && facts.category === 'FLAT' && facts.profileId === null,
  );
};

/** The part that comes back from its own drawing; null where that shows only a part of the work. */
const comesBack = (part: Part): Part | null => {
  const pattern = flatPattern(kernel, part.facts.body, null);
  if (typeof pattern === 'string' || pattern.pockets.length > 0) return null;
  const notes = [
    part.name,
    `t = ${formatMm(part.facts.thicknessMm ?? 0)} mm`,
    `Stahlsorte: ${part.grade ?? '–'}`,
    `Menge: ${formatCount(part.quantity)}`,
  ];
  const bytes = new TextEncoder().encode(flatDxf(pattern, notes));
  const { head, parts } = readFile({ bytes, fileName: 'teil.dxf', catalogue, kernel });
  expect(parts).toHaveLength(1);
  return joinProject(project, head, parts, [], []).parts[0] ?? null;
};

const price = (part: Part) => priceProject({ parts: [{ ...part, assemblyIndex: null }], tariff, grades });

const plates = [
  ...(await platesOf('knotenplatten.btlx')),
  ...(await platesOf('winkel-rhs-flach.btlx')),
  ...(await platesOf('rahmen-hea-ipe.btlx')),
];

test.each(plates.map((part) => [part.name, part] as const))(
  '%s comes back from its drawing with the same outline, holes and price',
  (_name, part) => {
    const back = comesBack(part);
    if (back === null) return;
    const [sent, read] = [part.facts.measures, back.facts.measures];
    expect(Math.abs(read.netVolumeMm3 - sent.netVolumeMm3)).toBeLessThanOrEqual(2);
    expect([read.contourMm, read.pierces, read.holes, read.drilledHoles]).toEqual([
      sent.contourMm,
      sent.pierces,
      sent.holes,
      sent.drilledHoles,
    ]);
    expect([back.grade, back.quantity, back.facts.thicknessMm]).toEqual([
      part.grade,
      part.quantity,
      part.facts.thicknessMm,
    ]);
    expect(price(back)).toEqual(price({ ...part, quantitySingle: part.quantity, index: 1, id: back.id }));
  },
);

test('most plates of the samples are such drawings', () => {
  expect(plates.length).toBeGreaterThanOrEqual(30);
  expect(plates.filter((part) => comesBack(part) !== null).length / plates.length).toBeGreaterThan(0.8);
});
