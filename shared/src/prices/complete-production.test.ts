import { describe, expect, test } from 'vitest';
import {
  withRecesses,
  workedFrame,
  workedGrades,
  workedHeadPlate,
  workedPart,
  workedPlate,
  workedPocketPlate,
  workedProjectId,
  workedTariff,
  workedTube,
} from '../../samples/worked-parts.ts';
import type { Seam } from '../parts/assemblies/seam.schema.ts';
import type { Assembly, Part } from '../parts/part.ts';
import type { PriceOverride } from './price-override.record.ts';
import { type PricedProject, priceProject } from './project/price-project.ts';

const tariff = workedTariff();
const grades = workedGrades;
const galvanised = { surface: 'ZINCED', ralNumber: null, productionType: 'COMPLETE_PRODUCTION' } as const;
const project: PricedProject = { id: workedProjectId };

type Frame = { assemblies: Assembly[]; parts: Part[] };

const price = (frame: Frame, overrides: readonly PriceOverride[] = []) =>
  priceProject({
    ...frame,
    project,
    tariff,
    grades,
    overrides: new Map(overrides.map((override) => [override.id, override])),
  });

const seamed = (seam: Partial<Seam>, frame = workedFrame(galvanised)): Frame => ({
  ...frame,
  assemblies: frame.assemblies.map((assembly) => ({
    ...assembly,
    facts: { ...assembly.facts, seams: (assembly.facts.seams ?? []).map((each) => ({ ...each, ...seam })) },
  })),
});
const changed = (index: number, change: Partial<Part>, frame = workedFrame(galvanised)): Frame => ({
  ...frame,
  parts: frame.parts.map((part) => (part.index === index ? { ...part, ...change } : part)),
});

describe('seams out of bounds put the assembly on request, its parts keep their prices', () => {
  test.each([
    [3, []],
    [3.5, []],
    [2.9, [{ code: 'request.seam-too-thin', values: { aMm: 2.9, first: 1, second: 2, leastMm: 3 } }]],
    [
      3.6,
      [
        {
          code: 'request.seam-too-thick',
          values: { aMm: 3.6, first: 1, second: 2, mostMm: 3.5, thicknessMm: 5 },
        },
      ],
    ],
  ])('a = %d mm', (aMm, reasons) => {
    const pricing = price(seamed({ aMm }));
    const frame = pricing.assemblyPrices.get(1);
    expect(frame?.onRequest).toEqual(reasons);
    expect(pricing.onRequest).toBe(reasons.length > 0);
    expect(pricing.parts.get(2)?.positionCents).toBe(5221);
    if (reasons.length > 0) expect(frame).toMatchObject({ unitPrice: null, positionCents: 0, processes: [] });
  });
});

test('a part on request takes its weight out of the zinc of its assembly; the rest has its price', () => {
  // plates alone 4 x 1.885 = 7.540 kg x 2.4725 = 18.64265 -> 18.6427; welding 26.6083; 45.2510 -> 45.25 x 2 + 12.50
  const pricing = price(changed(1, { grade: null }));
  expect(pricing.onRequest).toBe(true);
  expect(pricing.parts.get(1)?.unitPrice).toBeNull();
  expect(pricing.assemblyPrices.get(1)).toMatchObject({ onRequest: [], unitPrice: '45.25', positionCents: 10300 });
});

test('a part that is not taken is not welded', () => {
  const pricing = price(changed(2, { isTaken: false }));
  // tubes alone 2 x 17.778 = 35.556 kg x 2.4725 = 87.9122
  expect(pricing.assemblyPrices.get(1)?.processes.map((row) => [row.process, row.pieceEur])).toEqual([
    ['ZINC_PLATING', '87.9122'],
  ]);
});

test('twice as many plates have twice the seams', () => {
  // 9 x 3,200 x 0.0005 = 14.4 + 10 x 1.59 = 30.300 min
  const { assemblyPrices } = price(changed(2, { quantitySingle: 8, quantity: 16 }));
  expect(assemblyPrices.get(1)?.processes[0]).toMatchObject({ process: 'WELDING', minutesPerPiece: 30.3 });
});

test('an assembly larger than the zinc bath, or longer than a bar, is on request', () => {
  const at = (x: number, y: number) => ({
    origin: [x, y, 0] as [number, number, number],
    xAxis: [1, 0, 0] as [number, number, number],
    yAxis: [0, 1, 0] as [number, number, number],
  });
  const far = (x: number, y: number) => {
    const frame = changed(1, {});
    const parts = frame.parts.map((part) =>
      part.index === 1 ? { ...part, facts: { ...part.facts, placements: [at(0, 0), at(x, y)] } } : part,
    );
    return price({ ...frame, parts })
      .assemblyPrices.get(1)
      ?.onRequest.map(({ code }) => code);
  };
  expect(far(0, 2600)).toEqual([]);
  expect(far(3000, 2601)).toEqual(['request.larger-than-zinc-bath']);
  expect(far(10_801, 0)).toEqual(['request.too-long']);
});

test('the class follows what is galvanised in assemblies and as single parts together', () => {
  const { assemblies, parts } = workedFrame(galvanised);
  // 500,000 - 86,192 = 413,808 g are left; a plate of 1,885 g goes in 219 times
  const loose = (quantity: number) => workedPart(workedHeadPlate(3), { surface: 'ZINCED', quantity });
  const classOf = (quantity: number) =>
    price({ assemblies, parts: [...parts, loose(quantity)] })
      .assemblyPrices.get(1)
      ?.processes.at(-1)?.eurPerKg;
  expect([classOf(219), classOf(220)]).toEqual(['2.4725', '2.15625']);
});

test('a part of a welded assembly has the surface of the assembly, in complete production only', () => {
  const surfaces = (productionType: 'COMPLETE_PRODUCTION' | 'SINGLEPARTS_ONLY') =>
    workedFrame({ ...galvanised, productionType }).parts.map((part) => [part.surface, part.isWelded ?? false]);
  expect(surfaces('COMPLETE_PRODUCTION')).toEqual([
    ['ZINCED', true],
    ['ZINCED', true],
  ]);
  expect(surfaces('SINGLEPARTS_ONLY')).toEqual([
    ['ZINCED', false],
    ['ZINCED', false],
  ]);
});

describe('what an admin set by hand', () => {
  const plate = workedPart(workedPlate());
  const of = (override: Omit<PriceOverride, 'id'>) =>
    price({ assemblies: [], parts: [plate] }, [{ id: plate.id, ...override }]);

  test('replaces the minutes of a process, its rate stays', () => {
    // 2.000 x 137.5 / 60 = 4.5833; 7.3584 + 4.5833 + 0.79 = 12.7317
    const part = of({ processes: { LASER_CUTTING: { minutesPerPiece: '2' } } }).parts.get(1);
    expect(part?.processes[1]).toMatchObject({ minutesPerPiece: 2, pieceEur: '4.5833', isCustom: true });
    expect(part?.unitPrice).toBe('12.73');
  });

  test('adds a process that the part does not have, by the rate of the tariff', () => {
    // 3 x 75 / 60 = 3.75 + 1.5 per piece; 4 once
    const part = of({ processes: { BENDING: { minutesPerPiece: '3', flatPartEur: '1.5', flatPosEur: '4' } } });
    expect(part.parts.get(1)?.processes.at(-1)).toMatchObject({
      process: 'BENDING',
      ratePerHour: '75',
      pieceEur: '5.25',
      positionFlatCents: 400,
      isCustom: true,
    });
    expect(part.parts.get(1)).toMatchObject({ unitPrice: '16.10', positionCents: 6440 + 917 + 400 });
  });

  test('prices the material by another weight and price, with flat rates per part and position', () => {
    const part = of({ material: { eurPerKg: '2', kgPerPiece: '6', flatPartEur: '0.5', flatPosEur: '3' } }).parts.get(1);
    expect(part?.processes[0]).toMatchObject({ pieceEur: '12.5', positionFlatCents: 300, isCustom: true });
    expect(part?.materialCents).toBe(5000);
  });

  test('multiplies work, material and what is paid once for the project', () => {
    const pricing = price({ assemblies: [], parts: [plate] }, [
      { id: workedProjectId, factors: { work: '2', material: '1.5', flat: '3' }, handlingEur: '12' },
    ]);
    // 5.11 x 2.16 = 11.0376; 1.177 x 275 / 60 = 5.3946; 0.632 x 150 / 60 = 1.58; 18.0122 -> 18.01 x 4 + 27.51
    expect(pricing.parts.get(1)).toMatchObject({ unitPrice: '18.01', positionCents: 7204 + 2751 });
    expect(pricing.charges.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['setup', 7500],
      ['handling', 1200],
    ]);
    expect(price({ assemblies: [], parts: [plate] }).netCents).toBe(7757);
  });

  test('puts a part or an assembly on request', () => {
    expect(of({ onRequest: true }).parts.get(1)?.onRequest).toEqual([{ code: 'request.by-admin', values: {} }]);
    const frame = workedFrame(galvanised);
    const pricing = price(frame, [{ id: frame.assemblies[0]?.id ?? '', onRequest: true }]);
    expect(pricing.assemblyPrices.get(1)?.onRequest.map(({ code }) => code)).toEqual(['request.by-admin']);
    expect(pricing).toMatchObject({ onRequest: true, assembliesCents: 0, partsCents: 26782 });
  });
});

describe('an assembly that the operator put on request', () => {
  const held = ({ assemblies, parts }: Frame) =>
    price({ assemblies, parts }, [{ id: assemblies[0]?.id ?? '', onRequest: true }]);
  const seamless = (around: Parameters<typeof workedFrame>[0]) => {
    const frame = workedFrame(around);
    const [first] = frame.assemblies;
    if (!first) throw new Error('no assembly');
    const { isWelded: _, ...loose } = { ...first, facts: { ...first.facts, seams: [] } };
    return { assemblies: [loose], parts: frame.parts.map(({ isWelded: __, ...part }) => part) };
  };

  test('puts the project on request also where nothing of it is welded; its parts keep their prices', () => {
    const pricing = held(seamless(galvanised));
    expect(pricing.onRequest).toBe(true);
    expect(pricing.assemblyPrices.get(1)).toMatchObject({ onRequest: [{ code: 'request.by-admin' }], unitPrice: null });
    expect(pricing.partsCents).toBe(price(seamless(galvanised)).partsCents);
    expect(price(seamless(galvanised)).onRequest).toBe(false);
  });

  test('changes nothing in a project of single parts', () => {
    const single = seamless({ ...galvanised, productionType: 'SINGLEPARTS_ONLY' });
    expect(held(single)).toEqual(price(single));
  });
});

test('stock is set up once for all positions that share it', () => {
  const costly = { ...workedTariff(9), stockSetupEur: { plate: '4', open: '0', hollow: '6', bar: '0' } };
  const parts = [
    workedPart(workedPlate(1)),
    workedPart(workedPocketPlate(2)),
    workedPart(workedHeadPlate(3)),
    workedPart(workedTube(4)),
    workedPart(workedPlate(5), { grade: null }),
    workedPart(workedTube(6), { specificity: 'HOT_ROLLED' }),
  ];
  const { stocks, charges } = priceProject({ parts, tariff: costly, grades });
  expect(stocks).toEqual([
    { name: 'BL 10 S235JR', specificity: null, cents: 400, partIndexes: [1, 2] },
    { name: 'BL 8 S235JR', specificity: null, cents: 400, partIndexes: [3] },
    { name: 'SHS 100x100x5 S355J2H', specificity: null, cents: 600, partIndexes: [4] },
    { name: 'SHS 100x100x5 S355J2H', specificity: 'HOT_ROLLED', cents: 600, partIndexes: [6] },
  ]);
  expect(charges).toContainEqual({ kind: 'stock-setup', surface: null, ralNumber: null, cents: 2000 });
});

test('hot-finished hollow sections cost their own price per kg, others that of their grade', () => {
  const eurPerKg = (specificity?: Part['specificity']) =>
    priceProject({ parts: [workedPart(workedTube(), specificity ? { specificity } : {})], tariff, grades }).parts.get(1)
      ?.processes[0]?.eurPerKg;
  // 1.88 x 1.20 = 2.256 x 1.20 = 2.7072
  expect([eurPerKg(), eurPerKg('HOT_ROLLED'), eurPerKg('COLD_ROLLED')]).toEqual(['2.256', '2.7072', '2.256']);
});

test('a pocket through the whole plate is a contour of the laser, a blind one is milled', () => {
  const plate = workedPocketPlate();
  const processings = plate.body.processings.map((each) =>
    each.kind === 'Pocket' ? { ...each, parameters: { ...each.parameters, StartDepth: 10 } } : each,
  );
  const rows = (facts: typeof plate) =>
    priceProject({ parts: [workedPart(facts)], tariff, grades })
      .parts.get(1)
      ?.processes.map(({ process }) => process);
  expect(rows(plate)).toContain('MILLING');
  expect(rows(withRecesses({ ...plate, body: { ...plate.body, processings } }))).not.toContain('MILLING');
});

test('a tariff of before charges no welding, but the surface of what is welded all the same', () => {
  const { welding: _welding, blasting: _blasting, ...before } = workedTariff(3);
  const pricing = priceProject({ ...workedFrame(galvanised), project, tariff: before, grades });
  expect(pricing.assemblyPrices.get(1)?.processes.map(({ process }) => process)).toEqual(['ZINC_PLATING']);
});
