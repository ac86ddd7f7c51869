import { beforeAll, describe, expect, test } from 'vitest';
import { partsOf, type SampleHeader, sampleNc1 } from '../../../../test/files/sample-nc1.ts';
import { seedCatalogue } from '../../../base-data/seed/seed-catalogue.ts';
import { flatPattern } from '../../../exports/flat-pattern.ts';
import { type Kernel, loadKernel } from '../../../geometry/solids/unite-deep.ts';
import { bendMiddles } from '../../../parts/findings/bend-lines.ts';
import { joinProject } from '../../../parts/part.ts';
import type { PartFacts } from '../../../parts/part-facts.schema.ts';
import { bendPlaces } from '../../../prices/check/bend-rules.ts';
import { withoutCountersinks } from '../../../prices/piece/price-work.ts';
import { newId, type ProjectId } from '../../../values/ids.ts';
import { readFile } from '../../read-file.ts';
import { statedProject } from '../../stwx/stated-project.ts';
import { writeStwx } from '../../stwx/write-stwx.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

let kernel: Kernel;
const catalogue = seedCatalogue();
beforeAll(async () => {
  kernel = await loadKernel();
});
const one = (header: SampleHeader, blocks = ''): PartFacts =>
  partsOf(sampleNc1(header, blocks), { catalogue, kernel })[0] as PartFacts;
const codes = (part: PartFacts) => part.findings.map(({ code }) => code);
const volume = (part: PartFacts) => part.measures.netVolumeMm3;
const row = (designation: string) => {
  const found = catalogue.profiles.find((profile) => profile.designation === designation);
  if (!found) throw new Error(designation);
  return found;
};
const circle = (diameter: number) => (Math.PI / 4) * diameter ** 2;
/** Within a thousandth, and a hundredth of a cubic centimetre. */
const near = (found: number, wanted: number) =>
  expect(Math.abs(found - wanted)).toBeLessThanOrEqual(0.001 * wanted + 10);
const rectangle = (face: string, length: number, extent: number) =>
  `AK\n${face} 0 0 0\n${length} 0 0\n${length} ${extent} 0\n0 ${extent} 0\n0 0 0`;

describe('plates', () => {
  test('an outline with a notch line, two slots measured from their first centre', () => {
    const part = one(
      { length: 172.5, height: 110, width: 10, flange: 10, mass: 80, paint: 2.311 },
      `BO\nv 24.00u 55.00 18.00 0.00l 22.00 0.00 0.00\nv 84.00u 55.00 18.00 0.00l 22.00 0.00 0.00
       AK\nv 0 0 0\n155 0 0\n155 46 0\n155 46w 0\n172.5 46 0\n172.5 110 0\n0 110 0\n0 0 0`,
    );
    expect(volume(part)).toBe(Math.round(10 * (172.5 * 110 - 17.5 * 46 - 2 * (22 * 18 + circle(18)))));
    expect(part.measures.pierces).toBe(3);
    expect(codes(part)).toEqual(['seen.sharp-corner']);
    const flat = flatPattern(kernel, part.body, null);
    if (typeof flat === 'string') throw new Error(flat);
    const middles = flat.cutOuts.map((path) => path.reduce((sum, { start }) => sum + start[0], 0) / path.length);
    expect(middles.map(Math.round).sort((a, b) => a - b)).toEqual([35, 95]);
  });
  test('a disc of two half arcs whose outline begins before 0 and is wider than the header says', () => {
    const part = one(
      { length: 233.7, height: 230, width: 20, web: 20, mass: 160, paint: 2.342 },
      'BO\nv 0 116.85 25\nv -60 116.85 25\nAK\nv -116.85u 116.85 116.85\n116.85 116.85 116.85\n-116.85 116.85 0',
    );
    expect(volume(part)).toBe(Math.round(20 * (circle(233.7) - 2 * circle(25))));
    expect(part.body.blankMm).toEqual({ length: 233.7, height: 233.7, width: 20 });
    expect(codes(part)).toEqual(['warn.outline-against-size']);
  });
  test('arcs turn by the sign of their radius: a fillet in the corner of a notch keeps material, a rounded corner loses it', () => {
    const outline = (radius: string) => `AK\nv 0 0 0\n200 0 0\n200 90 ${radius}\n190 100 0\n0 100 0\n0 0 0`;
    expect(volume(one({}, outline('10')))).toBe(Math.round(10 * (20_000 - (100 - circle(20) / 4))));
    expect(volume(one({}, outline('-10')))).toBe(Math.round(10 * (20_000 - circle(20) / 4)));
  });
  test('a slot turned by 90 degrees stands on its first centre; a rectangle has rounded corners', () => {
    const slot = one({}, 'BO\nv 100 30 10 0 l 40 0 90');
    expect(volume(slot)).toBe(Math.round(10 * (20_000 - 400 - circle(10))));
    expect(codes(slot)).toEqual([]);
    const opening = one({}, 'BO\nv 50 30 10 0 l 40 20 0');
    expect(volume(opening)).toBe(Math.round(10 * (20_000 - 40 * 20 - 60 * 10 - circle(10))));
    const sharp = one({}, 'BO\nv 50 30 0 0 l 40 20 0');
    expect(volume(sharp)).toBe(10 * (20_000 - 800));
  });
  test('an inner contour is an opening whichever way it runs; one that is a hole as well is that hole', () => {
    const opening = (rows: string) => one({}, `IK\nv ${rows}`);
    expect(volume(opening('50 30 0\n90 30 0\n90 60 0\n50 60 0\n50 30 0'))).toBe(10 * (20_000 - 1200));
    expect(volume(opening('50 30 0\n50 60 0\n90 60 0\n90 30 0\n50 30 0'))).toBe(10 * (20_000 - 1200));
    const both = one({}, 'BO\nv 100 50 40\nIK\nv 80 50 -20\n120 50 -20\n80 50 0');
    expect(volume(both)).toBe(Math.round(10 * (20_000 - circle(40))));
    expect(codes(both)).toEqual([]);
  });
  test('holes drawn twice, or through from both sides, count once', () => {
    const part = one({}, 'BO\nv 100 50 18\nv 100 50 18\nh 100 50 18');
    expect(part.measures.holes).toEqual([{ diameterMm: 18, depthMm: 10, count: 1 }]);
    expect(codes(part)).toEqual(['warn.hole-twice']);
  });
  test('a countersink is known by its hole, a blind hole ends, a thread and bends are on request', () => {
    const part = one({}, 'BO\nv 100 50 9\nv 100 50s 18 4.5\nv 150 50 20 6\nv 50 50g 12\nKA\n80 0 80 100 90 5');
    expect(part.measures.holes).toEqual([
      { diameterMm: 9, depthMm: 10, count: 1 },
      { diameterMm: 12, depthMm: 10, count: 1 },
      { diameterMm: 18, depthMm: 4.5, count: 1 },
      { diameterMm: 20, depthMm: 6, count: 1 },
    ]);
    expect(withoutCountersinks(part).countersinks).toBe(1);
    expect(part.findings).toEqual([
      { code: 'request.bend', values: { count: 1 } },
      { code: 'request.thread', values: { diameterMm: 12, count: 1 } },
    ]);
  });
  test('a countersink without depth gets it from its angle', () => {
    const part = one({}, 'BO\nv 100 50 9\nv 100 50s 18 0.0 0.0 0.0 90.0');
    expect(part.measures.holes[1]).toEqual({ diameterMm: 18, depthMm: 4.5, count: 1 });
  });
  test('bevels: a double one with a land, one to the back, one in a re-entrant edge', () => {
    const land = one({ web: 15 }, 'AK\nv 0 0 0 -45 7 45 8\n200 0 0\n200 100 0\n0 100 0\n0 0 0');
    near(volume(land), 15 * 20_000 - 2 * 200 * (7 * 7) * 0.5);
    const back = one({}, 'AK\nv 0 0 0\n200 0 0 -30 10\n200 100 0\n0 100 0\n0 0 0');
    near(volume(back), 200_000 - (100 * 100 * Math.tan(Math.PI / 6)) / 2);
    const inside = one({}, 'AK\nv 0 0 0\n200 0 0\n200 50 0\n100 50 0 45 0\n100 100 0\n0 100 0\n0 0 0');
    near(volume(inside), 150_000 - 50 * 50);
    expect([land, back, inside].flatMap(codes)).toEqual(['seen.sharp-corner']);
  });
  test('without an outline the ends are cut as the header says', () => {
    const part = one({ length: 300, cuts: [0, 45, 0, 0] });
    expect(volume(part)).toBe(10 * (30_000 - 5000));
  });
  test('marks are kept and take nothing', () => {
    const part = one({}, 'SI\nv 10u 10 0.00 12 P465\nv 10 30 90 10rF1 2\nPU\nv 5 5 0\n50 5 0\n50 40 0\nBO\nv 20 20m 0');
    expect(volume(part)).toBe(200_000);
    expect(part.body.processings.map(({ kind, parameters }) => [kind, parameters['Text']])).toEqual([
      ['Text', 'P465'],
      ['Text', 'F1 2'],
      ['PenContour', undefined],
    ]);
  });
  test('a flat bar is one by its name', () => {
    const part = one({ profile: 'FL50*5', length: 9980, height: 50, width: 5, web: 5, mass: 1.96, paint: 0.11 });
    expect(part).toMatchObject({ profileName: 'FL 50x5', category: 'FLAT', findings: [] });
  });
  test('a mass or a paint area that no reading explains is told', () => {
    expect(one({ mass: 95 }).findings).toEqual([{ code: 'warn.stated-mass', values: { stated: 95, computed: 78.5 } }]);
    expect(one({ paint: 4.101 }).findings[0]).toMatchObject({ code: 'warn.stated-paint', values: { stated: 4.101 } });
  });
});

describe('sections of the catalogue', () => {
  const ipe = {
    code: 'I',
    profile: 'IPE200',
    length: 2000,
    height: 200,
    width: 100,
    flange: 8.5,
    web: 5.6,
    radius: 12,
  };
  const hea = { code: 'I', profile: 'HEA160', height: 152, width: 160, flange: 9, web: 6, radius: 15 };

  test('a plain bar agrees with the mass and paint of its header', () => {
    const part = one({ ...ipe, mass: 22.4, paint: 0.768 });
    expect(part).toMatchObject({ category: 'GIRDER', profileId: 'IPE200', findings: [] });
    expect(volume(part)).toBe(Math.round(row('IPE 200').areaCm2 * 100 * 2000));
  });
  test('cuts of the header: longest at the top at the start for +, at the end for -', () => {
    const part = one({ ...ipe, cuts: [10, -20, 0, 0] });
    const lost = 100 * (Math.tan((10 * Math.PI) / 180) + Math.tan((20 * Math.PI) / 180));
    near(volume(part), row('IPE 200').areaCm2 * 100 * (2000 - lost));
    expect(part.measures.sawCuts.map(({ bevelDeg }) => bevelDeg)).toEqual([10, 20]);
  });
  test('a flange mitre drawn on all faces is one saw cut at each end', () => {
    const l = 753.36;
    const part = one(
      { ...hea, length: l, mass: 30.4, paint: 0.91 },
      `AK\nv 77 0 0\n${l - 77} 0 0 45 0\n${l - 77} 152 0\n77 152 0 45 0\n77 0 0
       AK\no 0 0 0\n160 160 0\n${l - 160} 160 0\n${l} 0 0\n0 0 0
       AK\nu 0 0 0\n${l} 0 0\n${l - 160} 160 0\n160 160 0\n0 0 0`,
    );
    near(volume(part), row('HEA 160').areaCm2 * 100 * 593.36);
    expect(part.measures.sawCuts).toEqual([{ sectionMm2: expect.any(Number), bevelDeg: 45, count: 2 }]);
    expect(codes(part)).toEqual([]);
  });
  test('a cope takes web and flange where it is drawn, and no other plate', () => {
    const part = one(
      { ...hea, length: 1000 },
      `AK\nv 0 0 0\n1000 0 0\n1000 152 0\n100 152 0\n100 80 0\n0 80 0\n0 0 0
       AK\no 100 0 0\n1000 0 0\n1000 160 0\n100 160 0\n100 0 0\n${rectangle('u', 1000, 160)}`,
    );
    const web = 100 * (152 - 9 - 80) * 6;
    const fillets = 2 * 100 * (15 * 15 - circle(30) / 4);
    near(volume(part), row('HEA 160').areaCm2 * 100 * 1000 - 100 * 160 * 9 - web - fillets);
    expect(codes(part)).toEqual([]);
  });
  test('a flange notched alone leaves the web; its bevel is cut in the flange', () => {
    const notched = one(
      { ...hea, length: 1000 },
      'AK\no 0 0 0\n1000 0 0\n1000 160 0\n200 160 0\n200 100 0\n0 100 0\n0 0 0',
    );
    near(volume(notched), row('HEA 160').areaCm2 * 100 * 1000 - 200 * 60 * 9);
    const bevelled = one({ ...hea, length: 1000 }, 'AK\no 0 0 0\n0 160 0\n1000 160 0 30 0\n1000 0 0\n0 0 0');
    near(volume(bevelled), row('HEA 160').areaCm2 * 100 * 1000 - 160 * 40.5 * Math.tan(Math.PI / 6));
  });
  test.each([
    ['v', '100 100', 5.6],
    ['h', '100 100', 5.6],
    ['o', '100 25', 8.5],
    ['u', '100 25', 8.5],
  ])('a hole on %s of a girder goes through one plate', (face, place, depthMm) => {
    expect(one(ipe, `BO\n${face} ${place} 14`).measures.holes).toEqual([{ diameterMm: 14, depthMm, count: 1 }]);
  });
  test('a hole on o and on u at the same place is two, opposite each other', () => {
    const part = one(ipe, 'BO\no 100 25 14\nu 100 25 14');
    const places = part.body.processings.map(({ side, parameters }) => [side, parameters['StartY']]);
    expect(places).toEqual([
      [4, 75],
      [2, 25],
    ]);
    near(volume(part), row('IPE 200').areaCm2 * 100 * 2000 - 2 * circle(14) * 8.5);
  });
  test('a mitred hollow section and holes in single walls', () => {
    const part = one(
      {
        code: 'M',
        profile: 'SHS 100x5',
        length: 1000,
        height: 100,
        width: 100,
        flange: 5,
        web: 5,
        radius: 10,
        mass: 14.4,
      },
      `BO\nv 200 50 14\nh 200 50 14\no 500 50 18
       AK\nv 0 0 0\n900 0 0\n1000 100 0\n0 100 0\n0 0 0
       AK\no 0 0 0\n0 100 0\n1000 100 0\n1000 0 0\n0 0 0
       AK\nu 0 0 0\n905 0 0\n905 100 0\n0 100 0\n0 0 0`,
    );
    expect(part.measures.holes.map(({ depthMm, count }) => [depthMm, count])).toEqual([
      [5, 2],
      [5, 1],
    ]);
    expect(part.measures.sawCuts.map(({ bevelDeg }) => bevelDeg)).toEqual([0, 45]);
    near(volume(part), row('SHS 100x100x5').areaCm2 * 100 * 950 - (2 * circle(14) + circle(18)) * 5);
    expect(part.profileId).toBe('SHS100x100x5-CF');
  });
  test.each([
    [10.5, 'RHS100x50x5-CF', false],
    [10.8, 'RHS100x50x5-HF', false],
    [0, 'RHS100x50x5-CF', true],
  ])('the mass %d tells hot from cold finished: %s', (mass, profileId, isAssumed) => {
    const part = one({ code: 'M', profile: '100x50x5 RHS', height: 100, width: 50, flange: 5, web: 5, mass });
    expect(part.profileId).toBe(profileId);
    expect(part.reasons.some(({ code }) => code === 'guessed.process')).toBe(
      isAssumed && part.reasons.some(({ code }) => code === 'read.profile'),
    );
  });
  test('channels, angles and tees lie as their faces say', () => {
    const channel = one(
      { code: 'U', profile: 'UPN160', length: 1000, height: 160, width: 65, flange: 10.5, web: 7.5, mass: 18.8 },
      'BO\nv 100 80 18\no 200 35 13\nh 300 80 18',
    );
    expect(channel.measures.holes.map(({ diameterMm, count }) => [diameterMm, count])).toEqual([
      [13, 1],
      [18, 2],
    ]);
    const angle = one(
      { code: 'L', profile: 'RSA150*75*9', length: 1000, height: 150, width: 75, flange: 9, web: 9 },
      'BO\nv 100 120 18\nu 200 50 14',
    );
    expect(angle.measures.holes.map(({ depthMm, count }) => [depthMm, count])).toEqual([
      [9, 1],
      [9, 1],
    ]);
    const tee = one(
      { code: 'T', profile: 'T50', length: 500, height: 50, width: 50, flange: 6, web: 6 },
      'BO\nv 100 10 8\no 200 30 8',
    );
    expect(tee.measures.holes.map(({ depthMm, count }) => [depthMm, count])).toEqual([[6, 2]]);
    expect([channel, angle, tee].flatMap(codes)).toEqual([]);
  });
  describe('bends that say a radius', () => {
    const sheet = { length: 300, height: 100, flange: 0, web: 5 };
    const outline = 'AK\nv 0 0 0\n300 0 0\n300 100 0\n0 100 0\n0 0 0\n';
    const bendsOf = (lines: string, blocks = outline) => one(sheet, `${blocks}KA\n${lines}`).bends;
    test('are measured to the end of the plate beside them and to holes', () => {
      const holes = 'BO\nv 60 50 18\nv 290 50 18\nv 40 50m 18\n';
      const expected = [{ radiusMm: 6, angleDeg: 90, legMm: 20, holes: [{ diameterMm: 18, distanceMm: 31 }] }];
      expect(bendsOf('20 0 20 100 90 6', outline + holes)).toEqual(expected);
      expect(bendsOf('20 0 20 100 90 6', holes)).toEqual(expected);
    });
    test('are drawn on the plate, those that are measured first', () => {
      const moved = outline.replaceAll(/(\d+) (\d+) 0/g, (_, x, q) => `${Number(x) + 7} ${Number(q) + 3} 0`);
      const { body } = one(sheet, `${moved}KA\n57 3 57 103 45\n27 3 27 103 90 6`);
      expect(body.blankMm.length).toBe(300);
      expect(bendMiddles(body).map(([x, y]) => [x, y])).toEqual([
        [20, 50],
        [50, 50],
      ]);
    });
    test('show where one of them breaks a limit, and no other', () => {
      const holes = 'BO\nv 260 50 18\n';
      const part = one(sheet, `${outline}${holes}KA\n20 0 20 100 90 6\n100 0 100 100 90 4\n200 0 200 100 90 6`);
      expect(bendPlaces({ facts: part, grade: 'S235JR' }).map(({ code, at }) => [code, at[0]])).toEqual([
        ['warn.bend-radius', 100],
      ]);
      const near = one(sheet, `${outline}BO\nv 220 50 18\nKA\n10 0 10 100 90 6\n200 0 200 100 90 6`);
      expect(bendPlaces({ facts: near, grade: 'S235JR' }).map(({ code, at }) => [code, at[0]])).toEqual([
        ['warn.bend-leg', 10],
        ['warn.bend-hole', 200],
      ]);
    });
    test('end where another bend begins, and reach as far as any of the plate does', () => {
      expect(bendsOf('20 0 20 100 90 6\n50 0 50 100 90 6')?.map(({ legMm }) => legMm)).toEqual([20, 250]);
      const notched = 'AK\nv 0 0 0\n300 0 0\n300 100 0\n0 100 0\n0 60 0\n10 60 0\n10 40 0\n0 40 0\n0 0 0\n';
      expect(bendsOf('20 10 20 90 90 6', notched)?.[0]?.legMm).toBe(20);
    });
    test.each(['20 0 20 100 90', '20 0 20 100 90 0', 'v 20 0 20', 'nonsense', '20 0 20 0 90 6'])(
      '%s says none that can be measured, and stays on request',
      (line) => {
        const part = one(sheet, `${outline}KA\n${line}`);
        expect(part.bends).toBeUndefined();
        expect(codes(part)).toContain('request.bend');
      },
    );
  });
  test('a girder stands, its height along z, its front towards the viewer', () => {
    const { body } = one({ ...ipe, height: 200, width: 100 });
    expect(body.blankMm).toEqual({ length: 2000, height: 100, width: 200 });
    expect(body.section).toMatchObject({ heightAxis: 'z' });
  });
  test('a name that says nothing: the measures and the mass find the row, and say so', () => {
    const part = one({ ...ipe, profile: 'TRAEGER 7', mass: 22.4 });
    expect(part.profileId).toBe('IPE200');
    expect(part.reasons.map(({ code }) => code)).toContain('guessed.profile-by-section');
  });
  test('half a girder by name is no row, whatever measures and mass the header has', () => {
    const part = one({ ...ipe, profile: '1/2IPE200', mass: 22.4 });
    expect(part).toMatchObject({ profileId: null, profileName: '1/2IPE200' });
    expect(codes(part)).toContain('request.half-girder');
    near(volume(part), (2848 / 2) * 2000);
  });
  test('a name against the measures is no row: it is drawn as measured, on request', () => {
    const part = one({ ...ipe, height: 220 });
    expect(part).toMatchObject({ profileId: null, profileName: 'IPE200' });
    expect(codes(part)).toEqual(['request.unknown-profile']);
    const area = 2 * 100 * 8.5 + (220 - 17) * 5.6 + (4 - Math.PI) * 144;
    near(volume(part), area * 2000);
  });
  test('what no face of a round part can say keeps it on request', () => {
    const tube = { code: 'RO', profile: 'CHS60.3*3.2', length: 1000, height: 60.3, flange: 3.2, web: 3.2 };
    expect(codes(one(tube, 'BO\nv 100 30.15 14'))).toEqual([]);
    expect(codes(one(tube, 'AK\nv 0 0 0\n1000 0 0\n950 189 0\n0 189 0\n0 0 0'))).toEqual(['request.unmade-processing']);
  });
  test('a plane through a point cuts an end', () => {
    const part = one(ipe, 'SC\n2000 0 0 1 0 1');
    near(volume(part), row('IPE 200').areaCm2 * 100 * 1950);
  });
  test('a camber is asked for', () => {
    expect(codes(one(ipe, 'UE\no 1000 25'))).toEqual(['request.camber']);
  });
});

test('exported as .stws and read again nothing is lost, neither shape nor question', () => {
  const bytes = new TextEncoder().encode(
    sampleNc1(
      {},
      'BO\nv 100 50g 12\nKA\n80 0 80 100 90 5\nAK\nv 0 0 0 30 4\n200 0 0\n200 100 0\n0 100 0\n0 0 0\nSI\nv 10 10 270 10rM',
    ),
  );
  const read = (file: Uint8Array) => readFile({ bytes: file, fileName: 'a', catalogue, kernel });
  const { head, parts } = read(bytes);
  const project = { id: newId<ProjectId>(), surface: 'RAW' as const, ralNumber: null };
  const again = read(new Uint8Array(writeStwx(statedProject('a', joinProject(project, head, parts, [], [])))));
  expect(again.parts[0]?.measures).toEqual(parts[0]?.measures);
  const requests = (part: PartFacts | undefined) => part?.findings.filter(({ code }) => code.startsWith('request.'));
  expect(requests(again.parts[0])).toEqual(requests(parts[0]));
});
