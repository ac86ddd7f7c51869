import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drilledPlate,
  workedBeam,
  workedFacts,
  workedGrades,
  workedPart,
  workedPlate,
  workedTube,
} from '../../../samples/worked-parts.ts';
import { bodyOf, longHole, polygon, workOn } from '../../../test/geometry/sample-bodies.ts';
import { seedProductionData } from '../../base-data/costs/pack-base-data.ts';
import type { Processing, Vector } from '../../geometry/body/body.schema.ts';
import { measureBody } from '../../geometry/measure-body.ts';
import { loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { Seam } from '../../parts/assemblies/seam.schema.ts';
import type { Use } from '../../parts/findings/part-findings.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts, PartMeasures } from '../../parts/part-facts.schema.ts';
import { checkAssembly } from './check-assembly.ts';
import { checkPart } from './check-part.ts';
import { type CheckState, findingRules, missOf, partState } from './finding-rules.ts';
import { remediesOf } from './remedies.ts';

const kernel = await loadKernel();
const nothingSaid: Use = { serviceClass: null, wood: null, carriesLoads: false };
const around = seedProductionData();

type Case = { facts: PartFacts; choice?: Partial<Part>; use?: Partial<Use> };

const check = ({ facts, choice = {}, use = {} }: Case) => {
  const part = workedPart(facts, choice);
  const grade = workedGrades.get(part.grade ?? '');
  const findings = checkPart(part, { ...around, use: { ...nothingSaid, ...use }, grade });
  return { part, findings, state: partState(part, findings) };
};

/** A plate of 300 x 200 as a file has it, measured as the reading does. */
const plate = (thicknessMm: number, processings: Processing[] = [], [length, width] = [300, 200]): PartFacts => {
  const body = bodyOf([length, thicknessMm, width], processings);
  const { measures, findings } = measureBody(kernel, body, null, { category: 'FLAT', profileFamily: null });
  return { ...workedFacts({ thicknessMm, body, findings }), measures };
};
const on = (thicknessMm: number) => workOn(1, [300, thicknessMm, 200]);
const cutOut = (thicknessMm: number, ...points: [number, number][]) => on(thicknessMm).contour(points);
const outline = (thicknessMm: number, ...points: [number, number][]) =>
  on(thicknessMm).work('FreeContour', { CounterSink: false, ToolPosition: 'right' }, [polygon(points)]);
const slot = (thicknessMm: number, width: number) =>
  on(thicknessMm).work('FreeContour', { CounterSink: false, ToolPosition: 'left' }, [longHole(150, 100, 60, width)]);
const measured = (facts: PartFacts, measures: Partial<PartMeasures>): PartFacts => ({
  ...facts,
  measures: { ...facts.measures, ...measures },
});
const box = (length: number, height: number, width: number) => bodyOf([length, height, width]);
const tube = (cappedEnds: number): PartFacts => ({ ...workedTube(), cappedEnds, body: box(1200, 100, 100) });
const holed = (diameterMm: number, depthMm: number) => {
  const holes = [{ diameterMm, depthMm, count: 2 }];
  return measured(workedBeam(), { holes, drilledHoles: holes });
};
/** A plate of 5 with one bend of radius 6 at right angles: legs and holes by their way from the bend line. */
const bent = (bend: Partial<NonNullable<PartFacts['bends']>[number]>): PartFacts => ({
  ...plate(5),
  bends: [{ radiusMm: 6, angleDeg: 90, legMm: 100, holes: [], ...bend }],
});
const found = (code: string, values = {}): Partial<PartFacts> => ({ findings: [{ code, values }] });

const faults: [name: string, fault: Case, code: string, state: CheckState][] = [
  [
    'hole 14 with 16.7 to the edge',
    { facts: plate(10, [on(10).drill(16.7, 100, 14)]) },
    'warn.hole-near-edge',
    'choice',
  ],
  [
    'holes 20 at 43.9',
    { facts: plate(10, [on(10).drill(100, 100, 20), on(10).drill(143.9, 100, 20)]) },
    'warn.holes-near-each-other',
    'choice',
  ],
  [
    'holes 20 at 19',
    { facts: plate(10, [on(10).drill(100, 100, 20), on(10).drill(119, 100, 20)]) },
    'warn.holes-overlap',
    'choice',
  ],
  [
    'hole 20 twice',
    { facts: plate(10, [on(10).drill(100, 100, 20), on(10).drill(100, 100, 20)]) },
    'warn.hole-twice',
    'changed',
  ],
  ['hole 20 over the edge', { facts: plate(10, [on(10).drill(9, 100, 20)]) }, 'warn.hole-cuts-edge', 'choice'],
  ['hole beside the plate', { facts: plate(10, [on(10).drill(-50, 100, 20)]) }, 'warn.processing-outside', 'changed'],
  [
    'web of 2.9 between openings',
    {
      facts: plate(5, [
        cutOut(5, [50, 50], [100, 50], [100, 150], [50, 150]),
        cutOut(5, [102.9, 50], [150, 50], [150, 150], [102.9, 150]),
      ]),
    },
    'warn.thin-web',
    'choice',
  ],
  [
    'web of 2 at the edge',
    { facts: plate(5, [cutOut(5, [2, 50], [100, 50], [100, 150], [2, 150])]) },
    'warn.thin-web',
    'choice',
  ],
  ['slot of 8 in 12', { facts: plate(12, [slot(12, 8)]) }, 'warn.slot-too-narrow', 'choice'],
  ['slot of 1.4 in 1.5', { facts: plate(1.5, [slot(1.5, 1.4)]) }, 'warn.slot-too-narrow', 'choice'],
  [
    'cut-out of 6 x 60 in 10',
    { facts: plate(10, [cutOut(10, [100, 100], [160, 100], [160, 106], [100, 106])]) },
    'warn.slot-too-narrow',
    'choice',
  ],
  [
    'countersink to the last 0.5',
    { facts: plate(8, [on(8).drill(100, 100, 10), on(8).drill(100, 100, 20, 7.5)]) },
    'warn.sink-too-deep',
    'choice',
  ],
  [
    'cut in two',
    { facts: plate(10, [cutOut(10, [140, -10], [160, -10], [160, 210], [140, 210])]) },
    'warn.falls-apart',
    'unmakeable',
  ],
  [
    'contour over itself',
    { facts: plate(10, [cutOut(10, [50, 50], [150, 150], [150, 50], [50, 150])]) },
    'request.contour-crosses-itself',
    'unmakeable',
  ],
  [
    'nothing left',
    { facts: workedFacts({ thicknessMm: 5, ...found('request.empty-solid') }) },
    'request.empty-solid',
    'unmakeable',
  ],
  [
    'open outline',
    { facts: { ...workedPlate(), ...found('request.open-outline', { count: 1, x: 0, y: 0 }) } },
    'request.open-outline',
    'unmakeable',
  ],
  ['hole 9 in 10', { facts: plate(10, [on(10).drill(100, 100, 9)]) }, 'warn.hole-smaller-than-thickness', 'changed'],
  ['hole 3 in 8', { facts: plate(8, [on(8).drill(100, 100, 3)]) }, 'warn.hole-below-drill', 'choice'],
  ['hole 3.9 in a beam', { facts: holed(3.9, 6.5) }, 'warn.hole-below-drill', 'choice'],
  ['hole 14 through 80', { facts: holed(14, 80) }, 'warn.hole-deep', 'noted'],
  ['plate 16 x 40 x 10', { facts: plate(10, [], [40, 16]) }, 'warn.smaller-than-cutter', 'choice'],
  ['plate 17 x 60 x 15', { facts: plate(15, [], [60, 17]) }, 'warn.smaller-than-cutter', 'choice'],
  ['strip 30 x 900', { facts: plate(5, [], [900, 30]) }, 'warn.narrow-strip', 'noted'],
  ['strip 59 x 1600', { facts: plate(5, [], [1600, 59]) }, 'warn.narrow-strip', 'noted'],
  [
    'saw cut of 65°',
    { facts: measured(workedBeam(), { sawCuts: [{ sectionMm2: 5000, bevelDeg: 65, count: 1 }] }) },
    'warn.steep-cut',
    'choice',
  ],
  [
    'M12 in 8',
    { facts: { ...plate(8), ...found('request.thread', { diameterMm: 12, count: 1 }) } },
    'warn.short-thread',
    'request',
  ],
  ['bend of radius 5.9 in 5 mm S235', { facts: bent({ radiusMm: 5.9 }) }, 'warn.bend-radius', 'choice'],
  ['bend of radius 6 in 5 mm S355', { facts: bent({}), choice: { grade: 'S355JR' } }, 'warn.bend-radius', 'choice'],
  ['leg of 23.9 in 5 mm', { facts: bent({ legMm: 18.95 }) }, 'warn.bend-leg', 'unmakeable'],
  [
    'hole 18 at 15.9 to a bend',
    { facts: bent({ holes: [{ diameterMm: 18, distanceMm: 21.96 }] }) },
    'warn.bend-hole',
    'noted',
  ],
  ['rest of 3 g', { facts: plate(5, [], [15, 5]) }, 'warn.tiny-part', 'choice'],
  [
    'inches',
    { facts: measured(workedPlate(), { dimensionsMm: { x: 9, y: 6, z: 0.4 } }) },
    'warn.unit-too-small',
    'choice',
  ],
  [
    'bar of 12.1 m',
    { facts: measured(workedBeam(), { dimensionsMm: { x: 12_100, y: 190, z: 200 } }) },
    'request.too-long',
    'request',
  ],
  [
    'bar of 6.2 m by freight',
    { facts: measured(workedBeam(), { dimensionsMm: { x: 6200, y: 190, z: 200 } }) },
    'warn.longer-than-freight',
    'noted',
  ],
  [
    'plate 4100 long',
    { facts: measured(workedPlate(), { dimensionsMm: { x: 4100, y: 200, z: 10 } }) },
    'request.larger-than-laser-bed',
    'request',
  ],
  ['plate of 9 mm', { facts: { ...workedPlate(), thicknessMm: 9 } }, 'request.thickness-not-stock', 'request'],
  ['plate of 120 mm', { facts: { ...workedPlate(), thicknessMm: 120 } }, 'request.thickness-too-large', 'request'],
  ['no grade', { facts: workedPlate(), choice: { grade: null } }, 'request.missing-grade', 'choice'],
  [
    'grade that nobody stocks',
    { facts: workedPlate(), choice: { grade: 'S690QL' } },
    'request.unknown-grade',
    'request',
  ],
  [
    'sharp notch in a part that carries loads',
    {
      facts: plate(10, [outline(10, [0, 0], [300, 0], [300, 100], [100, 100], [100, 200], [0, 200])]),
      use: { carriesLoads: true },
    },
    'warn.sharp-corner',
    'noted',
  ],
  [
    'S355JR of 50 mm',
    { facts: { ...workedPlate(), thicknessMm: 50 }, choice: { grade: 'S355JR' } },
    'warn.grade-too-thick',
    'choice',
  ],
  [
    'S235JR of 60 mm outside',
    { facts: { ...workedPlate(), thicknessMm: 60 }, choice: { grade: 'S235JR' }, use: { serviceClass: 3 } },
    'warn.grade-too-thick',
    'choice',
  ],
  [
    'closed tube, galvanised',
    { facts: tube(2), choice: { surface: 'ZINCED' } },
    'warn.vent-holes-missing',
    'unmakeable',
  ],
  [
    'closed tube in a galvanised assembly',
    { facts: tube(2), choice: { surface: 'ZINCED', isWelded: true } },
    'warn.vent-holes-made',
    'changed',
  ],
  [
    '2 mm, galvanised',
    { facts: { ...workedPlate(), thicknessMm: 2 }, choice: { surface: 'ZINCED' } },
    'request.too-thin-for-zinc',
    'request',
  ],
  [
    '17 m, galvanised',
    { facts: measured(workedBeam(), { dimensionsMm: { x: 17_000, y: 190, z: 200 } }), choice: { surface: 'ZINCED' } },
    'request.larger-than-zinc-bath',
    'request',
  ],
  [
    'stainless, galvanised',
    { facts: workedPlate(), choice: { surface: 'ZINCED', grade: '1.4301' } },
    'request.grade-not-galvanised',
    'request',
  ],
  [
    'powder without a colour',
    { facts: workedPlate(), choice: { surface: 'POWDER_COATED', ralNumber: null } },
    'request.colour-missing',
    'choice',
  ],
  [
    '4 mm bare in the weather',
    { facts: { ...workedPlate(), thicknessMm: 4 }, use: { serviceClass: 3 } },
    'warn.coat-for-use',
    'choice',
  ],
  [
    '3 mm bare inside',
    { facts: { ...workedPlate(), thicknessMm: 3 }, use: { serviceClass: 1 } },
    'warn.coat-for-use',
    'choice',
  ],
  [
    'primer in the weather',
    { facts: workedPlate(), choice: { surface: 'COATED', ralNumber: '8012' }, use: { serviceClass: 3 } },
    'warn.coat-for-use',
    'choice',
  ],
  [
    'zinc in oak',
    { facts: workedPlate(), choice: { surface: 'ZINCED' }, use: { wood: 'oak' } },
    'warn.coat-for-wood',
    'choice',
  ],
  [
    'bare in wet larch',
    { facts: workedPlate(), use: { wood: 'larch', serviceClass: 3 } },
    'warn.coat-for-wood',
    'choice',
  ],
];

test.each(faults)('%s is found', (_, fault, code, state) => {
  const { findings, state: worst } = check(fault);
  expect(findings.map((finding) => finding.code)).toContain(code);
  expect(Object.keys(findingRules)).toContain(code);
  expect(worst).toBe(state);
});

test('of 40 faults and more not one goes unseen', () => {
  expect(faults.length).toBeGreaterThanOrEqual(40);
  expect(new Set(faults.map(([, , code]) => code)).size).toBeGreaterThanOrEqual(38);
});

test('a bend at its limits has nothing to be said of, nor one of another angle than the table has', () => {
  // k = 0.65 + 0.5 lg(6/5) = 0.6896: half an arc of 6.067; leg 24 = 19.067 - 6.067 + 11
  const good = bent({ legMm: 19.067, holes: [{ diameterMm: 18, distanceMm: 22.07 }] });
  for (const facts of [good, bent({ angleDeg: 45, legMm: 5 }), bent({ legMm: null })])
    expect(check({ facts }).findings).toEqual([]);
  expect(check({ facts: good, choice: { grade: '1.4301' } }).findings.map(({ code }) => code)).not.toContain(
    'warn.bend-radius',
  );
});

describe('200 good parts have nothing to be said of', () => {
  const thickness = fc.constantFrom(5, 6, 8, 10, 12, 15, 20);
  const good = fc
    .record({
      thicknessMm: thickness,
      columns: fc.integer({ min: 1, max: 4 }),
      rows: fc.integer({ min: 1, max: 3 }),
      holeMm: fc.integer({ min: 20, max: 30 }),
      slotMm: fc.integer({ min: 20, max: 40 }),
      surface: fc.constantFrom('RAW' as const, 'ZINCED' as const, 'COATED' as const),
    })
    .map(({ thicknessMm, columns, rows, holeMm, slotMm, surface }) => {
      const pitchMm = Math.ceil(2.4 * holeMm);
      const edgeMm = Math.ceil(1.5 * holeMm);
      const size: [number, number] = [
        2 * edgeMm + (columns - 1) * pitchMm + 200,
        2 * edgeMm + (rows - 1) * pitchMm + 60,
      ];
      const { drill, work } = workOn(1, [size[0], thicknessMm, size[1]]);
      const holes = Array.from({ length: columns * rows }, (__, n) =>
        drill(edgeMm + (n % columns) * pitchMm, edgeMm + Math.floor(n / columns) * pitchMm, holeMm),
      );
      const long = longHole(size[0] - 90, size[1] / 2, 40, slotMm);
      const cut = work('FreeContour', { CounterSink: false, ToolPosition: 'left' }, [long]);
      return {
        facts: plate(thicknessMm, [...holes, cut], size),
        choice: { surface, ralNumber: surface === 'COATED' ? '8012' : null },
      };
    });

  test('plates with bolt holes and a long hole, in every usual thickness and surface', () => {
    fc.assert(
      fc.property(good, (part) => {
        const { findings, state } = check(part);
        expect(findings).toEqual([]);
        expect(state).toBe('fine');
      }),
      { numRuns: 200 },
    );
  });
});

test('a finding says by how much a rule is missed', () => {
  const { findings } = check({ facts: plate(10, [on(10).drill(15, 100, 14)]) });
  expect(findings.map(missOf)).toEqual([{ measured: 15, allowed: 16.8, missedBy: 1.8, unit: 'mm' }]);
});

test('what its user takes as drawn asks nothing any more, and what he cannot decide goes on asking', () => {
  const near = plate(10, [on(10).drill(15, 100, 14)]);
  const { part, findings } = check({ facts: near, choice: { accepted: ['warn.hole-near-edge'] } });
  expect(partState(part, findings)).toBe('noted');
  const apart = plate(10, [cutOut(10, [140, -10], [160, -10], [160, 210], [140, 210])]);
  const cut = check({ facts: apart, choice: { accepted: ['warn.falls-apart'] } });
  expect(cut.state).toBe('unmakeable');
});

test.each<[string, Case, object[]]>([
  ['hole', { facts: plate(10, [on(10).drill(100, 100, 9)]) }, [{ mend: { kind: 'holes', fromMm: 9, toMm: 10 } }]],
  [
    'hole near the edge',
    { facts: plate(10, [on(10).drill(20, 100, 18)]) },
    [{ mend: { kind: 'holes', fromMm: 18, toMm: 13 } }],
  ],
  ['hole too near the edge for the next bolt too', { facts: plate(10, [on(10).drill(15, 100, 18)]) }, []],
  ['hole as thick as its plate', { facts: plate(15, [on(15).drill(20, 100, 18)]) }, []],
  [
    'holes near each other',
    { facts: plate(10, [on(10).drill(100, 100, 18), on(10).drill(135, 100, 18)]) },
    [{ mend: { kind: 'holes', fromMm: 18, toMm: 13 } }],
  ],
  [
    'holes of two diameters near each other',
    { facts: plate(10, [on(10).drill(100, 100, 18), on(10).drill(132, 100, 14)]) },
    [],
  ],
  [
    'thickness',
    { facts: { ...drilledPlate(), thicknessMm: 9 } },
    [{ mend: { kind: 'thickness', toMm: 10 } }, { mend: { kind: 'thickness', toMm: 8 } }],
  ],
  [
    'vents',
    { facts: tube(2), choice: { surface: 'ZINCED' } },
    [{ mend: { kind: 'ventHoles', diameterMm: 25, count: 2 } }],
  ],
  ['zinc', { facts: workedPlate(), use: { serviceClass: 3 } }, [{ surface: 'ZINCED' }]],
  [
    'primer for zinc',
    { facts: { ...workedPlate(), thicknessMm: 2 }, choice: { surface: 'ZINCED' } },
    [{ surface: 'COATED' }, { surface: 'RAW' }],
  ],
  ['tougher', { facts: { ...workedPlate(), thicknessMm: 50 }, choice: { grade: 'S355JR' } }, [{ grade: 'S355J2' }]],
])('remedies: %s', (_, fault, remedies) => {
  const { part, findings } = check(fault);
  expect(findings.flatMap((finding) => remediesOf(part, finding, around))).toEqual(remedies);
});

test('parts of several grades are marked where they carry loads, and thin beside thick is told before the bath', () => {
  const assembly = { index: 1, isWelded: true, surface: 'ZINCED', facts: {} } as Parameters<typeof checkAssembly>[0];
  const parts = [
    workedPart({ ...workedPlate(), thicknessMm: 3 }),
    workedPart({ ...workedPlate(2), thicknessMm: 15 }, { grade: 'S355J2' }),
  ];
  expect(checkAssembly(assembly, parts, { ...nothingSaid, carriesLoads: true }).map(({ code }) => code)).toEqual([
    'warn.mixed-grades',
    'warn.thickness-ratio',
  ]);
  expect(checkAssembly({ ...assembly, surface: 'RAW' }, parts, nothingSaid)).toEqual([]);
});

describe('plates that are welded to each other', () => {
  const [xAxis, origin] = [
    [1, 0, 0],
    [0, 0, 0],
  ] as [Vector, Vector];
  /** A plate of 300 x 250 mm that is turned about its long edge. */
  const turned = (index: number, deg: number, holes: PartFacts['measures']['holes'] = []): Part => {
    const rad = (deg * Math.PI) / 180;
    const facts = workedPlate(index);
    const shown = {
      ...facts,
      thicknessMm: 10,
      body: { ...facts.body, blankMm: { length: 300, height: 250, width: 10 } },
      measures: { ...facts.measures, holes },
      placements: [{ origin, xAxis, yAxis: [0, Math.cos(rad), Math.sin(rad)] as Vector }],
    };
    return workedPart(shown, { quantitySingle: 1 });
  };
  const saidOf = (
    parts: Part[],
    { lengthMm = 600, surface = 'ZINCED' }: { lengthMm?: number; surface?: Part['surface'] } = {},
  ) => {
    const seams: Seam[] = [{ parts: [1, 2], aMm: 4, lengthMm, origin: 'assumed' }];
    const assembly = { index: 1, isWelded: true, surface, facts: { seams } } as Parameters<typeof checkAssembly>[0];
    return checkAssembly(assembly, parts, nothingSaid).map(({ code, values }) => [code, values]);
  };

  test.each([
    [45, true],
    [59, true],
    [60, false],
    [90, false],
    [120, false],
    [130, true],
  ])('at %i degrees a torch reaches both sides or is told not to: %s', (deg, isTold) => {
    const codes = saidOf([turned(1, 0), turned(2, deg)]).map(([code]) => code);
    expect(codes).toEqual(isTold ? ['warn.seam-angle'] : []);
  });

  test('where pieces stand at several angles nothing is guessed', () => {
    const both = turned(2, 45);
    const placements = [...both.facts.placements, ...turned(2, 90).facts.placements];
    expect(saidOf([turned(1, 0), { ...both, facts: { ...both.facts, placements } }])).toEqual([]);
  });

  test('one on the other, welded all round, needs a hole before the zinc bath', () => {
    const lying = [turned(1, 0), turned(2, 0)];
    const told = [['warn.sealed-overlap', expect.objectContaining({ areaCm2: 750, mostCm2: 400 })]];
    expect(saidOf(lying, { lengthMm: 1100 })).toEqual(told);
    expect(saidOf(lying, { lengthMm: 900 })).toEqual([]);
    expect(saidOf(lying, { lengthMm: 1100, surface: 'RAW' })).toEqual([]);
    const hole = [{ diameterMm: 12, depthMm: 10, count: 1 }];
    expect(saidOf([turned(1, 0, hole), turned(2, 0, hole)], { lengthMm: 1100 })).toEqual([]);
  });
});
