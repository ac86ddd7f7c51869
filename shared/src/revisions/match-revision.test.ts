import { describe, expect, test } from 'vitest';
import { workedProjectId } from '../../samples/worked-parts.ts';
import { hole, polygonOutline, type SampleFile, type SamplePart, sawCut, writeBtlx } from '../../samples/write-btlx.ts';
import { seedCatalogue } from '../base-data/seed/seed-catalogue.ts';
import { readFile } from '../files/read-file.ts';
import { loadKernel } from '../geometry/solids/unite-deep.ts';
import { joinProject } from '../parts/part.ts';
import { carriedPairs } from './carry-choices.ts';
import { matchRevision, type RevisionRow } from './match-revision.ts';

const catalogue = seedCatalogue();
const kernel = await loadKernel();
const profileOf = (id: string | null) => catalogue.profiles.find((profile) => profile.id === id) ?? null;

const read = (file: SampleFile) => {
  const bytes = new TextEncoder().encode(writeBtlx(file));
  const { head, parts } = readFile({ bytes, fileName: 'a.btlx', catalogue, kernel });
  return joinProject({ id: workedProjectId, surface: 'RAW', ralNumber: null }, head, parts, [], []);
};

const fileOf = (parts: SamplePart[], modules: SampleFile['modules'] = []): SampleFile => ({
  name: 'Halle',
  version: '2.3.1',
  parts,
  modules,
});

const compare = (was: SamplePart[], now: SamplePart[]) =>
  matchRevision(read(fileOf(was)), read(fileOf(now)), profileOf).rows;

const part = (number: number, set: Partial<SamplePart>): SamplePart => ({
  number,
  drawing: `P-${number}`,
  name: `Blech ${number}`,
  material: 'S235JR',
  length: 300,
  height: 10,
  width: 200,
  count: 4,
  processings: [],
  ...set,
});

const holesAt = (...places: [x: number, y: number, diameter: number][]) => places.map(([x, y, d]) => hole(1, x, y, d));

/** No turn and no flip lays it upon itself. */
const gusset = part(1, {
  processings: [
    polygonOutline([0, 0], [300, 0], [300, 120], [180, 200], [0, 200]),
    ...holesAt([40, 50, 14], [120, 50, 14], [250, 80, 18]),
  ],
});
const splice = part(2, {
  length: 400,
  height: 8,
  width: 100,
  count: 16,
  processings: holesAt([40, 30, 18], [360, 70, 18]),
});
const angle = part(3, {
  length: 150,
  height: 80,
  width: 80,
  profile: 'L 80x80x8',
  name: 'Winkel',
  processings: [hole(1, 40, 40, 14), hole(1, 110, 30, 14)],
});
const beam = part(4, {
  length: 2473,
  height: 200,
  width: 100,
  profile: 'IPE 200',
  name: 'Träger',
  count: 2,
  processings: [hole(1, 60, 50, 18), hole(1, 2413, 50, 18), sawCut('end', 2473, 60)],
});
const all = [gusset, splice, angle, beam];

const kindsOf = (rows: readonly RevisionRow[]) => rows.map(({ kind }) => kind);
const only = (was: SamplePart, now: SamplePart) => compare([was], [now]);

describe('a file that says the same', () => {
  test('is the same throughout when it comes twice', () => {
    expect(kindsOf(compare(all, all))).toEqual(['same', 'same', 'same', 'same']);
  });

  test('is renumbered when only numbers and names are others', () => {
    const rows = compare(
      all,
      all.map((each) => ({ ...each, number: each.number + 40, drawing: `X${each.number}`, name: 'Teil' })),
    );
    expect(kindsOf(rows)).toEqual(['renumbered', 'renumbered', 'renumbered', 'renumbered']);
    expect(rows[0]?.differences).toEqual([
      { kind: 'number', was: 'P-1', now: 'X1' },
      { kind: 'name', was: 'Blech 1', now: 'Teil' },
    ]);
  });

  test('is the same with its parts in another order', () => {
    expect(kindsOf(compare(all, all.toReversed()))).toEqual(['same', 'same', 'same', 'same']);
  });

  test('is the same where the whole project was moved and turned', () => {
    const places = (dx: number, isTurned: boolean): NonNullable<SamplePart['places']> =>
      [0, 500].map((at) => ({ at: [at + dx, -500, 0], x: isTurned ? [0, 1, 0] : [1, 0, 0], y: [0, 0, 1] }));
    const placed = (dx: number, isTurned: boolean) =>
      all.map((each) => ({ ...each, count: 2, places: places(dx, isTurned) }));
    expect(kindsOf(compare(placed(0, false), placed(1000, true)))).toEqual(['same', 'same', 'same', 'same']);
  });

  test('is the same with noise in the thousandths', () => {
    const noisy = {
      ...gusset,
      length: 300.001,
      processings: [
        polygonOutline([0, 0], [300.001, 0], [300, 120.001], [180, 199.999], [0, 200]),
        ...holesAt([40.001, 49.999, 14], [120, 50, 14], [250.0005, 80, 18]),
      ],
    };
    expect(kindsOf(only(gusset, noisy))).toEqual(['same']);
  });
});

describe('a plate is the same', () => {
  const outlineOf = (place: (x: number, y: number) => [number, number]) =>
    polygonOutline(
      ...(
        [
          [0, 0],
          [300, 0],
          [300, 120],
          [180, 200],
          [0, 200],
        ] as const
      ).map(([x, y]) => place(x, y)),
    );
  const placed = (place: (x: number, y: number) => [number, number]) => [
    outlineOf(place),
    ...(
      [
        [40, 50, 14],
        [120, 50, 14],
        [250, 80, 18],
      ] as const
    ).map(([x, y, d]) => hole(1, ...place(x, y), d)),
  ];

  test.each<[string, Partial<SamplePart>]>([
    ['run through from its other end and side', { processings: placed((x, y) => [300 - x, 200 - y]) }],
    ['given from its other face', { processings: placed((x, y) => [300 - x, y]) }],
    ['turned by 90 degrees in its plane', { length: 200, width: 300, processings: placed((x, y) => [200 - y, x]) }],
  ])('%s', (_, set) => {
    expect(kindsOf(only(gusset, { ...gusset, ...set }))).toEqual(['same']);
  });

  test('with height and width exchanged', () => {
    const upright = { ...splice, height: 100, width: 8, processings: [hole(2, 40, 30, 18), hole(2, 360, 70, 18)] };
    expect(kindsOf(only(splice, upright))).toEqual(['same']);
  });
});

describe('a mirror image', () => {
  test('of an angle is another part', () => {
    const mirrored = { ...angle, processings: [hole(1, 110, 40, 14), hole(1, 40, 30, 14)] };
    const [row] = only(angle, mirrored);
    expect(row?.kind).toBe('changed');
    expect(row?.differences).toEqual([{ kind: 'mirrored' }]);
  });

  test('of a plate with work on one face only is another part', () => {
    const blind = { ...gusset, processings: [...(gusset.processings ?? []), hole(1, 200, 30, 20, 4)] };
    const mirrored = {
      ...gusset,
      processings: [
        polygonOutline([300, 0], [0, 0], [0, 120], [120, 200], [300, 200]),
        ...holesAt([260, 50, 14], [180, 50, 14], [50, 80, 18]),
        hole(1, 100, 30, 20, 4),
      ],
    };
    expect(only(blind, mirrored)[0]?.differences).toEqual([{ kind: 'mirrored' }]);
  });
});

describe('holes', () => {
  const moved = (by: number) => ({ ...splice, processings: holesAt([40 + by, 30, 18], [360, 70, 18]) });

  test.each([
    [0.04, 'same'],
    [0.06, 'changed'],
    [1, 'changed'],
  ] as const)('moved by %d mm are %s', (by, kind) => {
    expect(kindsOf(only(splice, moved(by)))).toEqual([kind]);
  });

  test('that moved are told with how far', () => {
    const now = {
      ...gusset,
      processings: [gusset.processings?.[0] ?? '', ...holesAt([45, 52, 14], [120, 50, 14], [250, 80, 18])],
    };
    const [row] = only(gusset, now);
    expect(row?.differences).toEqual([{ kind: 'hole-moved', diameterMm: 14, by: [5, 2], at: [45, 52] }]);
  });

  test('of another diameter are told with both', () => {
    const now = {
      ...gusset,
      processings: [gusset.processings?.[0] ?? '', ...holesAt([40, 50, 13], [120, 50, 14], [250, 80, 18])],
    };
    expect(only(gusset, now)[0]?.differences).toEqual([{ kind: 'hole-diameter', was: 14, now: 13, at: [40, 50] }]);
  });

  test('that a symmetric plate gets more of are told as added', () => {
    const now = { ...splice, processings: [...(splice.processings ?? []), hole(1, 200, 50, 11)] };
    expect(only(splice, now)[0]?.differences).toEqual([{ kind: 'hole-added', diameterMm: 11, at: [200, 50] }]);
  });
});

describe('measures', () => {
  test('a longer beam says its length; what lies at the other end only follows', () => {
    const longer = {
      ...beam,
      length: 2480,
      processings: [hole(1, 60, 50, 18), hole(1, 2413, 50, 18), sawCut('end', 2480, 60)],
    };
    const [row] = only(beam, longer);
    expect(row).toMatchObject({
      kind: 'changed',
      differences: [{ kind: 'size', size: 'length', was: 2473, now: 2480 }],
    });
  });

  test('another thickness is a new part, with the one that it may be instead of', () => {
    const rows = only(splice, { ...splice, height: 10 });
    expect(kindsOf(rows).toSorted()).toEqual(['gone', 'new']);
    expect(rows.map(({ insteadOf }) => insteadOf)).toEqual([1, 1]);
  });

  test('another grade is a change, not a new part', () => {
    expect(only(splice, { ...splice, material: 'S355J2' })[0]).toMatchObject({
      kind: 'changed',
      differences: [{ kind: 'grade', was: 'S235JR', now: 'S355J2' }],
    });
  });

  test('two parts of one shape and two grades stay two', () => {
    const two = [splice, { ...splice, number: 9, drawing: 'P-9', material: 'S355J2' }];
    expect(kindsOf(compare(two, two.toReversed()))).toEqual(['same', 'same']);
  });
});

describe('pieces', () => {
  test('more of them change the quantity', () => {
    expect(only(gusset, { ...gusset, count: 6 })[0]).toMatchObject({
      kind: 'quantity',
      differences: [{ kind: 'quantity', was: 4, now: 6 }],
    });
  });

  test('a position of 6 divided into 2 and 4 is renumbered', () => {
    const [six, two, four] = [
      { ...gusset, count: 6 },
      { ...gusset, count: 2 },
      { ...gusset, count: 4, number: 8, drawing: 'P-8' },
    ];
    const rows = compare([six], [two, four]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ kind: 'renumbered', was: [{ quantity: 6 }] });
    expect(rows[0]?.now.map(({ quantity }) => quantity).toSorted()).toEqual([2, 4]);
  });

  test('one of two equal parts that is missing is gone, by its number', () => {
    const other = { ...gusset, number: 8, drawing: 'P-8' };
    const rows = compare([gusset, other], [gusset]);
    expect(rows.map(({ kind, was }) => [kind, was[0]?.facts.drawingNumber])).toEqual([
      ['same', 'P-1'],
      ['gone', 'P-8'],
    ]);
  });

  test('numbers exchanged between two parts follow the shape', () => {
    const rows = compare(
      [gusset, splice],
      [
        { ...gusset, drawing: 'P-2' },
        { ...splice, drawing: 'P-1' },
      ],
    );
    expect(kindsOf(rows)).toEqual(['renumbered', 'renumbered']);
  });

  test('equal parts are told apart by where they stand', () => {
    const at = (x: number, dx: number): NonNullable<SamplePart['places']> => [
      { at: [x + dx, 0, 0], x: [1, 0, 0], y: [0, 0, 1] },
    ];
    const anonymous = (drawing: string, x: number, dx: number) => ({
      ...splice,
      drawing,
      name: drawing,
      count: 1,
      places: at(x, dx),
    });
    const fixed = (dx: number) => ({ ...gusset, count: 1, places: at(0, dx) });
    const rows = compare(
      [fixed(0), anonymous('A', 100, 0), anonymous('B', 900, 0)],
      [fixed(0), anonymous('C', 900, 0), anonymous('D', 100, 0)],
    );
    expect(rows.slice(1).map(({ was, now }) => [was[0]?.name, now[0]?.name])).toEqual([
      ['B', 'C'],
      ['A', 'D'],
    ]);
  });

  test('an empty new file leaves all of them gone', () => {
    const { rows } = matchRevision(read(fileOf(all)), { parts: [], assemblies: [] }, profileOf);
    expect(kindsOf(rows)).toEqual(['gone', 'gone', 'gone', 'gone']);
  });
});

test('3,000 equal plates in 3,000 positions are matched in under two seconds', () => {
  const side = (number: (n: number) => string) => {
    const { parts } = read(fileOf([gusset]));
    const [one] = parts;
    if (!one) throw new Error('no part');
    return {
      assemblies: [],
      parts: Array.from({ length: 3000 }, (_, n) => ({
        ...one,
        index: n + 1,
        facts: { ...one.facts, index: n + 1, drawingNumber: number(n), body: structuredClone(one.facts.body) },
      })),
    };
  };
  const [was, now] = [side((n) => `P${n}`), side((n) => `Q${2999 - n}`)];
  const started = performance.now();
  const { rows } = matchRevision(was, now, profileOf);
  const tookMs = performance.now() - started;
  expect(rows.every(({ kind }) => kind === 'renumbered')).toBe(true);
  expect(tookMs).toBeLessThan(2000);
});

describe('assemblies', () => {
  const placed = (x: number) => ({
    at: [x, 0, 0] as [number, number, number],
    x: [1, 0, 0] as [number, number, number],
    y: [0, 1, 0] as [number, number, number],
  });
  const module = (name: string, members: number[]): NonNullable<SampleFile['modules']>[number] => ({
    name,
    drawing: `B-${name}`,
    places: [placed(0)],
    members: members.map((number) => ({ part: number, pieces: [0] })),
  });
  const single = (each: SamplePart): SamplePart => ({ ...each, count: 1, places: [placed(0)] });

  test('with one part exchanged it is the same assembly, changed', () => {
    const foot = single(
      part(5, { length: 180, height: 20, width: 180, name: 'Fuß', processings: holesAt([30, 30, 22], [150, 150, 22]) }),
    );
    const parts = [single(gusset), single(splice), single(angle), foot];
    const other = { ...foot, processings: holesAt([30, 30, 26], [150, 150, 26]) };
    const was = read(fileOf(parts, [module('Fuß', [1, 2, 3, 5])]));
    const now = read(fileOf([...parts.slice(0, 3), other], [module('Fuß neu', [1, 2, 3, 5])]));
    const { assemblies, rows } = matchRevision(was, now, profileOf);
    expect(assemblies).toMatchObject([{ was: { name: 'Fuß' }, now: { name: 'Fuß neu' }, isSame: false }]);
    expect(kindsOf(rows).toSorted()).toEqual(['changed', 'same', 'same', 'same']);
  });
});

test('what was left as drawn is asked again of a part that became another, and of no other', () => {
  const moved = part(2, { ...splice, processings: holesAt([40, 30, 18], [356, 70, 18]) });
  const [was, now] = [read(fileOf([gusset, splice])), read(fileOf([gusset, moved]))];
  const partChoices = was.parts.map(({ id, index }) => ({ id, index, accepted: ['warn.thin-web'] }));
  const pairs = carriedPairs(matchRevision(was, now, profileOf), { partChoices, assemblyChoices: [] });
  expect(pairs.parts).toEqual([
    { from: 1, to: 1 },
    { from: 2, to: 2, drops: ['accepted'] },
  ]);
});
