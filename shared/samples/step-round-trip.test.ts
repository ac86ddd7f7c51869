import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import type { Profile } from '../src/catalogue/profile.schema.ts';
import { writeStep } from '../src/exports/step/write-step.ts';
import type { Reading } from '../src/files/document/reading.schema.ts';
import { readFile } from '../src/files/read-file.ts';
import type { Processing, Vector } from '../src/geometry/body/body.schema.ts';
import { drillingOf } from '../src/geometry/body/drilling-of.ts';
import { measureBody } from '../src/geometry/measure-body.ts';
import { withSolid } from '../src/geometry/solids/make-solid.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { joinProject, type Part } from '../src/parts/part.ts';
import type { PartFacts } from '../src/parts/part-facts.schema.ts';
import { pricePart } from '../src/prices/piece/price-part.ts';
import { newId, type ProjectId } from '../src/values/ids.ts';
import { workedFacts, workedGrades, workedPart, workedTariff } from './worked-parts.ts';

const catalogue = seedCatalogue();
const kernel = await loadKernel();
const project = { id: newId<ProjectId>(), surface: 'RAW', ralNumber: null } as const;
const joined = ({ head, parts }: Reading) => joinProject(project, head, parts, [], []);
const readText = (text: string): Reading => readFile({ bytes: new TextEncoder().encode(text), fileName: 'a.step', catalogue, kernel });
const read = (name: string): Reading =>
  readFile({ bytes: new Uint8Array(readFileSync(fileURLToPath(new URL(name, import.meta.url)))), fileName: name, catalogue, kernel });

const write = ({ assemblies, parts }: Pick<ReturnType<typeof joined>, 'assemblies' | 'parts'>) =>
  writeStep({
    name: 'Halle „A“',
    createdAt: '2026-11-29T12:00:00.000Z',
    assemblies,
    parts: parts.filter(({ isTaken }) => isTaken),
    profiles: catalogue.profiles,
    kernel,
  });

/** Single parts written and read again. */
const again = (parts: PartFacts[]): { reading: Reading; leftOut: string[] } => {
  const { text, leftOut } = write({ assemblies: [], parts: parts.map((facts, at) => workedPart({ ...facts, index: at + 1 })) });
  return { reading: readText(text ?? ''), leftOut: leftOut.map(({ reason }) => reason) };
};

const tariff = workedTariff();
const priceOf = (part: Part) => pricePart({ ...part, surface: 'RAW', ralNumber: null }, tariff, workedGrades).unitPrice?.toString() ?? null;

const told = (part: Part) => {
  const { measures, category } = part.facts;
  return {
    name: part.name,
    grade: part.grade,
    quantity: part.quantity,
    assembly: part.assemblyIndex === null ? null : 'in one',
    profileId: category === 'FLAT' ? null : part.facts.profileId,
    thicknessMm: part.facts.thicknessMm,
    volume: measures.netVolumeMm3,
    holes: measures.holes,
    sawCuts: measures.sawCuts,
    pierces: measures.pierces,
    contour: Math.round(measures.contourMm),
    price: priceOf(part),
  };
};
const byName = (parts: readonly Part[]) => parts.filter(({ isTaken }) => isTaken).map(told).toSorted((a, b) => a.name.localeCompare(b.name) || a.volume - b.volume);

test.each([
  'knotenplatten.btlx',
  'rahmen-hea-ipe.btlx',
  'winkel-rhs-flach.btlx',
  'podest.stws',
  'step-public/own-frame-mm.step',
  'step-public/as1-oc-214.stp',
  'nc1-public/P1.nc',
])('%s written as STEP is read as the same parts at the same price', (name) => {
  const first = joined(read(name));
  const { text, leftOut } = write(first);
  expect(leftOut).toEqual([]);
  const second = joined(readText(text ?? ''));
  expect(byName(second.parts)).toEqual(byName(first.parts));
  expect(second.assemblies.map(({ name: called, quantity }) => [called, quantity]).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
    first.assemblies.map(({ name: called, quantity }) => [called, quantity]).toSorted((a, b) => String(a).localeCompare(String(b))),
  );
});

const barOf = (profile: Profile, processings: Processing[] = [], lengthMm = 1000): PartFacts => {
  const size = { h: profile.dMm ?? profile.hMm ?? 0, b: profile.dMm ?? profile.bMm ?? profile.hMm ?? 0 };
  const section = { kind: 'profile', profileId: profile.id, heightAxis: 'z', flipY: false, flipZ: false } as const;
  const body = { blankMm: { length: lengthMm, height: size.b, width: size.h }, section, processings };
  const { measures } = measureBody(kernel, body, profile, { category: 'PROFILE', profileFamily: profile.family });
  return { ...workedFacts({ name: profile.id, category: 'PROFILE', profileId: profile.id, profileFamily: profile.family, body }), measures };
};
const row = (id: string): Profile => catalogue.profiles.find((profile) => profile.id === id) as Profile;
const rolled = catalogue.profiles.filter(({ family }) => family !== 'FL' && family !== 'BFL');

test('every section of the catalogue is found again by its outline', () => {
  const { reading } = again(rolled.map((profile) => barOf(profile, [], 3000)));
  const found = new Set(reading.parts.map(({ profileId }) => profileId));
  expect(rolled.filter(({ id }) => !found.has(id)).map(({ id }) => id)).toEqual([]);
}, 60_000);

const cut = (normal: Vector, origin: Vector): Processing => ({
  kind: 'JackRafterCut',
  name: 'Gehrung',
  carriedOut: true,
  plane: { origin, xAxis: normal, yAxis: [0, 1, 0] },
  side: null,
  parameters: { Orientation: 'end', StartX: 0, StartY: 0, StartDepth: 0, Angle: 90, Inclination: 90 },
  contours: [],
});
const half = Math.SQRT1_2;
const hole = (origin: Vector, xAxis: Vector, yAxis: Vector, depthMm: number | null): Processing =>
  drillingOf({ plane: { origin, xAxis, yAxis }, side: 1, xMm: 0, yMm: 0, diameterMm: 18, depthMm });

describe('work on bars', () => {
  test.each(['IPE200', 'UPE200', 'L100x100x10', 'SHS100x100x5-CF', 'CHS88.9x5', 'RD30'])('%s with mitres at both ends', (id) => {
    const bar = barOf(row(id), [cut([half, 0, half], [1000, 0, 0]), cut([-half, 0, half], [0, 0, 0])]);
    const { reading, leftOut } = again([bar]);
    expect(leftOut).toEqual([]);
    expect(reading.parts[0]?.profileId).toBe(id);
    expect(reading.parts[0]?.measures.sawCuts).toEqual(bar.measures.sawCuts);
    expect(Math.abs((reading.parts[0]?.measures.netVolumeMm3 ?? 0) - bar.measures.netVolumeMm3)).toBeLessThan(1e-4 * bar.measures.netVolumeMm3);
    expect(bar.measures.sawCuts).toMatchObject([{ bevelDeg: 45, count: 2 }]);
  });
  test('holes through web and flange, through one wall and through both', () => {
    const web = hole([300, 0, 100], [1, 0, 0], [0, 0, 1], null);
    const flange = hole([500, 25, 200], [1, 0, 0], [0, 1, 0], 12);
    const girder = barOf(row('IPE200'), [web, flange]);
    const post = barOf(row('SHS100x100x5-CF'), [hole([300, 0, 50], [1, 0, 0], [0, 0, 1], null), hole([600, 0, 50], [1, 0, 0], [0, 0, 1], 20)]);
    const { reading, leftOut } = again([girder, post]);
    expect(leftOut).toEqual([]);
    expect(reading.parts.map(({ measures }) => measures.holes)).toEqual([girder.measures.holes, post.measures.holes]);
    expect(post.measures.holes).toEqual([{ diameterMm: 18, depthMm: 5, count: 3 }]);
  });
  test('a notch and a leaning edge are written as flat faces: read on request, their volume as it is', () => {
    const lap: Processing = { kind: 'Lap', name: 'Ausklinkung', carriedOut: true, plane: { origin: [0, 0, 200], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }, side: 4, parameters: { Orientation: 'start', StartX: 0, StartY: 0, Angle: 90, Inclination: 90, Slope: 0, Length: 80, Width: 100, Depth: 40 }, contours: [] };
    const notched = [barOf(row('IPE200'), [lap, hole([300, 0, 100], [1, 0, 0], [0, 0, 1], null)]), barOf(row('SHS100x100x5-CF'), [{ ...lap, plane: { origin: [0, 0, 100], xAxis: [1, 0, 0], yAxis: [0, 1, 0] } }])];
    const { reading, leftOut } = again(notched);
    expect(leftOut).toEqual([]);
    expect(reading.parts).toHaveLength(2);
    for (const [at, { measures, findings }] of reading.parts.entries()) {
      const own = notched[at] as PartFacts;
      const { whole, cut } = withSolid(kernel, { ...own.body, processings: [] }, row(own.profileId ?? ''), (blank) => ({
        whole: blank.solid.volume(),
        cut: withSolid(kernel, own.body, row(own.profileId ?? ''), ({ solid }) => solid.volume()),
      }));
      expect(cut).toBeLessThan(0.99 * whole);
      expect(Math.abs(measures.netVolumeMm3 / cut - 1)).toBeLessThan(1e-5);
      expect(findings.map(({ code }) => code)).toContain('request.shape-unread');
    }
  });
  test('a part whose shape is not known is left out and told', () => {
    const free = workedPart({ ...barOf(row('IPE200')), findings: [{ code: 'request.free-shape', values: {} }] });
    expect(write({ assemblies: [], parts: [free] }).leftOut).toMatchObject([{ reason: 'no-shape' }]);
    expect(write(joined(read('dxf-public/issue21.dxf'))).leftOut).toMatchObject([{ reason: 'no-shape' }]);
  });
});

test('a wide flange beam whose box is square lies as it is drawn: its mitre across the flanges, its holes through the web', () => {
  const wide = row('HEB160');
  const mitre = cut([half, half, 0], [1000, 0, 0]);
  const web = hole([300, 0, 80], [1, 0, 0], [0, 0, 1], null);
  const bar = barOf(wide, [mitre, web]);
  const { reading } = again([bar]);
  const [part] = reading.parts;
  const boxOf = ({ body }: PartFacts) => withSolid(kernel, body, wide, ({ solid }) => solid.trimByPlane([1, 0, 0], 950).volume());
  expect(part?.measures.holes).toEqual(bar.measures.holes);
  expect(Math.abs(boxOf(part ?? bar) / boxOf(bar) - 1)).toBeLessThan(1e-3);
});
