import { zipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Add,
  assembly,
  axes,
  body,
  direction,
  element,
  extruded,
  halfSpace,
  type IfcOptions,
  less,
  opening,
  outline,
  placement,
  point,
  polyline,
  profile,
  real,
  sampleIfc,
} from '../../../test/files/sample-ifc.ts';
import { seedCatalogue } from '../../base-data/seed/seed-catalogue.ts';
import type { Vector } from '../../geometry/body/body.schema.ts';
import { add as sum, times } from '../../geometry/body/vectors.ts';
import { withSolid } from '../../geometry/solids/make-solid.ts';
import { type Kernel, loadKernel } from '../../geometry/solids/unite-deep.ts';
import type { PartFacts, Placement } from '../../parts/part-facts.schema.ts';
import { asRefusal } from '../../values/errors/domain-error.ts';
import type { Reading } from '../document/reading.schema.ts';
import { readFile } from '../read-file.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

const catalogue = seedCatalogue();
let kernel: Kernel;
beforeAll(async () => {
  kernel = await loadKernel();
});

const readText = (text: string): Reading =>
  readFile({ bytes: new TextEncoder().encode(text), fileName: 'm.ifc', catalogue, kernel });
const read = (make: (add: Add) => void, options?: IfcOptions): Reading => readText(sampleIfc(make, options));
const only = ({ parts }: Reading): PartFacts => {
  const [part, ...others] = parts;
  if (part === undefined || others.length > 0) throw new Error(`one part, not ${parts.length}`);
  return part;
};
const codes = (part: PartFacts) => part.findings.map(({ code }) => code);
const volume = (part: PartFacts) => part.measures.netVolumeMm3;
const refusal = (text: string) => {
  try {
    readText(text);
  } catch (error) {
    return asRefusal(error).code;
  }
  return null;
};

/** Volume and middle of a part where it is placed in the model. */
const lies = (part: PartFacts, placed: Placement | undefined = part.placements[0]) => {
  const row = catalogue.profiles.find(({ id }) => id === part.profileId) ?? null;
  return withSolid(kernel, part.body, row, ({ solid }) => {
    const mesh = solid.getMesh();
    let [total, middle]: [number, Vector] = [0, [0, 0, 0]];
    const at = (corner: number): Vector => {
      const from = (mesh.triVerts[corner] ?? 0) * mesh.numProp;
      return [0, 1, 2].map((axis) => mesh.vertProperties[from + axis] ?? 0) as Vector;
    };
    for (let corner = 0; corner < mesh.triVerts.length; corner += 3) {
      const [a, b, c] = [at(corner), at(corner + 1), at(corner + 2)];
      const six =
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      total += six / 6;
      middle = sum(middle, times(sum(sum(a, b), c), six / 24));
    }
    const [x, y, z] = times(middle, 1 / total);
    const { origin, xAxis, yAxis } = placed ?? { origin: [0, 0, 0], xAxis: [1, 0, 0], yAxis: [0, 1, 0] };
    const zAxis: Vector = [
      xAxis[1] * yAxis[2] - xAxis[2] * yAxis[1],
      xAxis[2] * yAxis[0] - xAxis[0] * yAxis[2],
      xAxis[0] * yAxis[1] - xAxis[1] * yAxis[0],
    ];
    return sum(origin, sum(sum(times(xAxis, x), times(yAxis, y)), times(zAxis, z)));
  });
};

const expectNear = (found: readonly number[], wanted: readonly number[], within = 0.05) => {
  for (const [axis, value] of wanted.entries()) expect(Math.abs((found[axis] ?? 0) - value)).toBeLessThan(within);
};

const ipe200 = (add: Add, name = "'IPE200'") => profile(add, 'IFCISHAPEPROFILEDEF', [100, 200, 5.6, 8.5, 12], { name });
const bar = (add: Add, swept: string, depth = 1000, more = {}) =>
  element(add, { shape: body(add, extruded(add, swept, depth)), ...more });
const rectangle = (add: Add, b: number, h: number) => profile(add, 'IFCRECTANGLEPROFILEDEF', [b, h]);

describe('parametric profiles are rows of the catalogue', () => {
  test.each([
    ['IFCISHAPEPROFILEDEF', [160, 152, 6, 9, 15], 'HEA160'],
    ['IFCISHAPEPROFILEDEF', [119.99999, 240.00001, 6.19999980926514, 9.80000019073486, 15], 'IPE240'],
    ['IFCUSHAPEPROFILEDEF', [120, 60, 5, 8, 12], 'UPE120'],
    ['IFCUSHAPEPROFILEDEF', [200, 75, 8.5, 11.5, 11.5, 6, 0.08], 'UPN200'],
    ['IFCLSHAPEPROFILEDEF', [80, 80, 8, 10, 5], 'L80x80x8'],
    ['IFCLSHAPEPROFILEDEF', [50, 100, 8, 8, 4], 'L100x50x8'],
    ['IFCTSHAPEPROFILEDEF', [50, 50, 6, 6, 6, 3], 'T50x50x6'],
    ['IFCRECTANGLEHOLLOWPROFILEDEF', [100, 100, 5, 5, 10], 'SHS100x100x5-CF'],
    ['IFCRECTANGLEHOLLOWPROFILEDEF', [50, 100, 4, 4, 8], 'RHS100x50x4-CF'],
    ['IFCCIRCLEHOLLOWPROFILEDEF', [44.45, 5], 'CHS88.9x5'],
    ['IFCCIRCLEPROFILEDEF', [10], 'RD20'],
  ])('%s %j is %s', (entity, values, id) => {
    const part = only(read((add) => bar(add, profile(add, entity, values))));
    expect(part).toMatchObject({ profileId: id, grade: expect.stringContaining('S235JR'), taken: 'recognised' });
    expect(codes(part)).toEqual([]);
    expect(part.measures.dimensionsMm.x).toBe(1000);
  });

  test('without radii the walls tell the row, and it says so', () => {
    const part = only(read((add) => bar(add, profile(add, 'IFCISHAPEPROFILEDEF', [100, 200, 5.6, 8.5]))));
    expect(part.profileId).toBe('IPE200');
    expect(part.reasons.map(({ code }) => code)).toContain('note.radii-not-drawn');
  });

  test('a square tube without radii is cold formed unless its name says otherwise', () => {
    const tube = (name: string) =>
      only(read((add) => bar(add, profile(add, 'IFCRECTANGLEHOLLOWPROFILEDEF', [100, 100, 5], { name }))));
    expect(tube('$').profileId).toBe('SHS100x100x5-CF');
    expect(tube('$').reasons.map(({ code }) => code)).toContain('guessed.process');
    expect(tube("'HFSHS 100x100x5'")).toMatchObject({ profileId: 'SHS100x100x5-HF' });
  });

  test('a section without a row is drawn along the bar and on request', () => {
    const part = only(
      read((add) => bar(add, profile(add, 'IFCISHAPEPROFILEDEF', [202, 247, 7.4, 11, 10], { name: "'W10X33'" }))),
    );
    expect(part).toMatchObject({ profileId: null, profileName: 'W10X33', category: 'PROFILE' });
    expect(codes(part)).toEqual(['request.unknown-profile']);
    const area = 2 * 202 * 11 + 225 * 7.4 + (4 - Math.PI) * 100;
    expect(volume(part) / (area * 1000)).toBeCloseTo(1, 4);
  });

  test.each([
    ['IFCCSHAPEPROFILEDEF', [200, 70, 2, 20, 4]],
    ['IFCZSHAPEPROFILEDEF', [120, 60, 6, 8, 8]],
    ['IFCASYMMETRICISHAPEPROFILEDEF', [200, 180, 6, 10, 10, 150, 8, 10]],
    ['IFCTRAPEZIUMPROFILEDEF', [100, 60, 40, 20]],
  ])('%s is drawn and on request', (entity, values) => {
    const part = only(read((add) => bar(add, profile(add, entity, values, { name: "'own'" }))));
    expect(codes(part)).toEqual(['request.unknown-profile']);
    expect(volume(part)).toBeGreaterThan(10_000);
  });
});

describe('a body lies where the model has it', () => {
  const u = [120, 60, 5, 8, 12];
  /** Middle of a UPE 120 from the outside of its web. */
  const across = 19.7;
  test.each([
    ['as it is', '$', [0, 0], [1, 0]],
    ['moved and turned', [30, -20], [30, -20], [0, 1]],
    ['turned by 30 degrees', [0, 0], [0, 0], [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]],
  ])('a channel %s', (_, at, origin, dir) => {
    const part = only(
      read((add) => {
        const place =
          at === '$' ? '$' : add(`IFCAXIS2PLACEMENT2D(${point(add, ...(at as number[]))},${direction(add, ...dir)})`);
        bar(add, profile(add, 'IFCUSHAPEPROFILEDEF', u, { place }));
      }),
    );
    const off = across - 30;
    expectNear(lies(part), [(origin[0] ?? 0) + off * (dir[0] ?? 0), (origin[1] ?? 0) + off * (dir[1] ?? 0), 500], 0.4);
  });

  test('an angle whose longer leg lies down', () => {
    const part = only(read((add) => bar(add, profile(add, 'IFCLSHAPEPROFILEDEF', [50, 100, 8, 8, 4]))));
    expect(part.profileId).toBe('L100x50x8');
    expectNear(lies(part), [35.9 - 50, 11.3 - 25, 500], 0.6);
  });

  test('a mirrored profile is mirrored', () => {
    const part = only(
      read((add) => bar(add, add(`IFCMIRROREDPROFILEDEF(.AREA.,$,${profile(add, 'IFCUSHAPEPROFILEDEF', u)},$,$)`))),
    );
    expectNear(lies(part), [30 - across, 0, 500], 0.4);
  });

  test('a mapped body is moved, scaled and mirrored', () => {
    const mapped = (operator: (add: Add) => string) =>
      only(
        read((add) => {
          const item = extruded(add, profile(add, 'IFCLSHAPEPROFILEDEF', [100, 50, 8, 8, 4]), 1000);
          const shown = add(`IFCSHAPEREPRESENTATION($,'Body','SweptSolid',(${item}))`);
          const map = add(`IFCREPRESENTATIONMAP(${axes(add)},${shown})`);
          element(add, { shape: body(add, add(`IFCMAPPEDITEM(${map},${operator(add)})`)) });
        }),
      );
    const plain = lies(mapped((add) => add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${point(add, 0, 0, 0)},$,$)`)));
    const moved = mapped((add) => add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${point(add, 7, 8, 9)},$,$)`));
    expectNear(lies(moved), sum(plain, [7, 8, 9]));
    const mirrored = mapped((add) =>
      add(
        `IFCCARTESIANTRANSFORMATIONOPERATOR3D(${direction(add, 1, 0, 0)},${direction(add, 0, -1, 0)},${point(add, 0, 0, 0)},1.,${direction(add, 0, 0, 1)})`,
      ),
    );
    expect(mirrored.profileId).toBe('L100x50x8');
    expectNear(lies(mirrored), [plain[0], -plain[1], plain[2]]);
    const half = mapped((add) => add(`IFCCARTESIANTRANSFORMATIONOPERATOR3D($,$,${point(add, 0, 0, 0)},0.5,$)`));
    expectNear(lies(half), times(plain, 0.5));
    expect(codes(half)).toEqual(['request.missing-profile']);
  });

  test('places are chained from object to object', () => {
    const part = only(
      read((add) => {
        const storey = placement(add, { at: [1000, 0, 0], z: [0, 0, 1], x: [0, 1, 0] });
        const place = placement(add, { at: [10, 20, 30], z: [1, 0, 0], x: [0, 1, 0] }, storey);
        bar(add, ipe200(add), 500, { place });
      }),
    );
    // the bar runs along x of the storey, which is y of the model
    expectNear(lies(part), [1000 - 20, 10 + 250, 30]);
  });

  test('models far out on the map begin at their first element', () => {
    const { parts } = read((add) => {
      for (const x of [0, 2000]) bar(add, ipe200(add), 500, { place: placement(add, { at: [4e8 + x, 5e9, 0] }) });
    });
    expect(parts[0]?.placements.map(({ origin }) => origin.map(Math.round))).toEqual([
      [-50, -100, 0],
      [1950, -100, 0],
    ]);
  });
});

describe('units', () => {
  const inch = (add: Add) => bar(add, rectangle(add, 8, 0.5), 12, { entity: 'IFCPLATE' });
  test('of the project alone count: inch', () => {
    const length = "IFCCONVERSIONBASEDUNIT($,.LENGTHUNIT.,'INCH',#9)";
    const text = sampleIfc((add) => inch(add), { length });
    const numbered = text
      .replace(
        'ENDSEC;\nEND-ISO',
        '#9001=IFCMEASUREWITHUNIT(IFCRATIOMEASURE(25.4),#9002);\n#9002=IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.);\nENDSEC;\nEND-ISO',
      )
      .replace("'INCH',#9)", "'INCH',#9001)");
    expect(only(readText(numbered)).body.blankMm).toEqual({ length: 304.8, height: 203.2, width: 12.7 });
  });

  test('none is read as millimetres and asked for', () => {
    const text = sampleIfc((add) => bar(add, ipe200(add))).replace('.LENGTHUNIT.', '.USERDEFINED.');
    expect(codes(only(readText(text)))).toEqual(['request.missing-unit']);
  });

  test('metres, and a length unit that nothing assigns', () => {
    const part = only(
      read(
        (add) => {
          add('IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)');
          bar(add, rectangle(add, 0.2, 0.01), 0.3, { entity: 'IFCPLATE' });
        },
        { length: 'IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)' },
      ),
    );
    expect(part.body.blankMm).toEqual({ length: 300, height: 200, width: 10 });
  });

  test('angles of arcs are in the unit of the project', () => {
    const disc = (angle: string, from: number, to: number) =>
      only(
        read(
          (add) => {
            const circle = add(`IFCCIRCLE(${add(`IFCAXIS2PLACEMENT2D(${point(add, 0, 0)},$)`)},50.)`);
            const arc = add(
              `IFCTRIMMEDCURVE(${circle},(IFCPARAMETERVALUE(${real(from)})),(IFCPARAMETERVALUE(${real(to)})),.T.,.PARAMETER.)`,
            );
            const line = add(`IFCPOLYLINE((${point(add, -50, 0)},${point(add, 50, 0)}))`);
            const segments = [arc, line].map((each) => add(`IFCCOMPOSITECURVESEGMENT(.CONTINUOUS.,.T.,${each})`));
            const curve = add(`IFCCOMPOSITECURVE((${segments.join()}),.F.)`);
            bar(add, add(`IFCARBITRARYCLOSEDPROFILEDEF(.AREA.,$,${curve})`), 10, { entity: 'IFCPLATE' });
          },
          { angle },
        ),
      );
    const half = (Math.PI * 2500 * 10) / 2;
    expect(Math.abs(volume(disc('IFCSIUNIT(*,.PLANEANGLEUNIT.,$,.RADIAN.)', 0, Math.PI)) - half)).toBeLessThan(1);
  });
});

describe('plates', () => {
  test('an outline that is swept by its thickness, with round and other openings', () => {
    const part = only(
      read((add) => {
        const outer = polyline(add, [
          [0, 0],
          [140, 0],
          [140, 80],
          [120, 100],
          [0, 100],
        ]);
        const hole = add(`IFCCIRCLE(${add(`IFCAXIS2PLACEMENT2D(${point(add, 30, 50)},$)`)},9.)`);
        const slit = polyline(add, [
          [60, 40],
          [90, 40],
          [90, 60],
          [60, 60],
        ]);
        bar(add, add(`IFCARBITRARYPROFILEDEFWITHVOIDS(.AREA.,'PL8',${outer},(${hole},${slit}))`), 8, {
          entity: 'IFCPLATE',
        });
      }),
    );
    expect(part).toMatchObject({ category: 'FLAT', thicknessMm: 8 });
    expect(part.measures.holes).toEqual([{ diameterMm: 18, depthMm: 8, count: 1 }]);
    expect(Math.abs(volume(part) - (14_000 - 200 - Math.PI * 81 - 600) * 8)).toBeLessThan(1);
    expectNear(
      lies(part),
      [part.placements[0]?.origin[0] ?? 0, 0, 4].map((_, axis) => lies(part)[axis] ?? 0),
    );
  });

  test('a rectangle that is swept along the plate: its smaller side is the thickness', () => {
    const part = only(
      read((add) => bar(add, rectangle(add, 10, 120), 230, { entity: 'IFCDISCRETEACCESSORY', objectType: 'PL10*120' })),
    );
    expect(part).toMatchObject({
      category: 'FLAT',
      thicknessMm: 10,
      body: { blankMm: { length: 230, height: 120, width: 10 } },
    });
    expectNear(lies(part), [0, 0, 115]);
  });

  test('a name that is a flat bar makes one', () => {
    const part = only(read((add) => bar(add, rectangle(add, 10, 100), 500, { objectType: 'FL 100x10' })));
    expect(part).toMatchObject({ category: 'FLAT', profileId: 'FL100x10' });
  });

  test('holes as openings and as differences, and a corner cut by a plane', () => {
    const part = only(
      read((add) => {
        const round = profile(add, 'IFCCIRCLEPROFILEDEF', [7]);
        const block = extruded(add, rectangle(add, 200, 200), 15);
        const bored = less(add, block, extruded(add, round, 40, { place: { at: [50, 50, -10] } }));
        const cut = less(add, bored, halfSpace(add, { at: [90, 90, 0], z: [1, 1, 0], x: [0, 0, 1] }));
        const host = element(add, { entity: 'IFCPLATE', shape: body(add, cut) });
        opening(add, host, body(add, extruded(add, round, 40, { place: { at: [-50, 0, -10] } })));
      }),
    );
    const corner = 20 * 20 * 0.5 * 15;
    expect(part.measures.holes).toEqual([{ diameterMm: 14, depthMm: 15, count: 2 }]);
    expect(Math.abs(volume(part) - (200 * 200 * 15 - corner - 2 * Math.PI * 49 * 15))).toBeLessThan(2);
  });
});

describe('cuts of bars', () => {
  test('a plane right across makes a mitre, and the bar as long as what is left', () => {
    const part = only(
      read((add) => {
        const swept = extruded(add, profile(add, 'IFCISHAPEPROFILEDEF', [160, 152, 6, 9, 15]), 2600);
        const plane = halfSpace(add, { at: [0, 0, 2500], z: [0, 1, 1], x: [1, 0, 0] });
        element(add, { shape: body(add, add(`IFCBOOLEANCLIPPINGRESULT(.DIFFERENCE.,${swept},${plane})`)) });
      }),
    );
    expect(part.body.blankMm.length).toBe(2576);
    expect(part.measures.sawCuts.map(({ bevelDeg }) => bevelDeg)).toEqual([0, 45]);
    expect(Math.abs(volume(part) / (3877 * 2500) - 1)).toBeLessThan(1e-3);
  });

  test('a plane square to the bar shortens it; the flag says which side goes', () => {
    const cut = (isBelow: boolean) =>
      only(
        read((add) => {
          const plane = halfSpace(add, { at: [0, 0, 300] }, isBelow);
          element(add, { shape: body(add, less(add, extruded(add, ipe200(add), 1000), plane)) });
        }),
      );
    expect(cut(false).body).toMatchObject({ blankMm: { length: 300 }, processings: [] });
    expect(cut(true).body).toMatchObject({ blankMm: { length: 700 }, processings: [] });
    expectNear(lies(cut(true)), [0, 0, 650]);
  });

  test.each([
    ['square to the edge', [0, 0, 1], 40 * 60],
    ['slanting', [0, 1, 1], 40 * (60 - 20)],
  ])('what lies beyond a plane within an edge is a notch: %s', (_, normal, takenOfWall) => {
    const part = only(
      read((add) => {
        const place = axes(add, { at: [0, 80, 940], z: [0, 0, 1], x: [1, 0, 0] });
        const edge = polyline(add, [
          [-100, -20],
          [100, -20],
          [100, 20],
          [-100, 20],
        ]);
        const plane = add(`IFCPLANE(${axes(add, { at: [0, 80, 940], z: normal, x: [1, 0, 0] })})`);
        const half = add(`IFCPOLYGONALBOUNDEDHALFSPACE(${plane},.F.,${place},${edge})`);
        element(add, { shape: body(add, less(add, extruded(add, rectangle(add, 10, 200), 1000), half)) });
      }),
    );
    expect(codes(part)).toEqual([]);
    const wall = normal[1] === 0 ? takenOfWall : 40 * 60;
    expect(Math.abs(2_000_000 - volume(part) - wall * 10)).toBeLessThan(30);
  });

  test('a hole through the web, one through a flange alone, and an opening', () => {
    const part = only(
      read((add) => {
        const host = bar(add, ipe200(add), 1000);
        const round = profile(add, 'IFCCIRCLEPROFILEDEF', [9]);
        opening(
          add,
          host,
          body(add, extruded(add, round, 20, { place: { at: [-10, 0, 300], z: [1, 0, 0], x: [0, 0, 1] } })),
        );
        opening(
          add,
          host,
          body(add, extruded(add, round, 30, { place: { at: [30, 110, 500], z: [0, -1, 0], x: [0, 0, 1] } })),
        );
        const slit = rectangle(add, 40, 60);
        opening(
          add,
          host,
          body(add, extruded(add, slit, 200, { place: { at: [-100, 0, 700], z: [1, 0, 0], x: [0, 0, 1] } })),
        );
      }),
    );
    expect(part.measures.holes).toEqual([
      { diameterMm: 18, depthMm: 5.6, count: 1 },
      { diameterMm: 18, depthMm: 8.5, count: 1 },
    ]);
    const whole = 2848 * 1000;
    const taken = Math.PI * 81 * (5.6 + 8.5) + 40 * 60 * 5.6;
    expect(Math.abs(whole - volume(part) - taken)).toBeLessThan(60);
  });

  test('a section that is swept askew has slanting ends and the volume of its height', () => {
    const part = only(
      read((add) => {
        const swept = extruded(add, rectangle(add, 40, 60), 500, { along: [0.6, 0, 0.8] });
        element(add, { shape: body(add, swept) });
      }),
    );
    expect(Math.abs(volume(part) - 40 * 60 * 500 * 0.8)).toBeLessThan(20);
    expectNear(lies(part), [150, 0, 200], 0.1);
  });
});

describe('outlines that are drawn', () => {
  const angle = [
    [0, 0],
    [50, 0],
    [50, 8],
    [8, 8],
    [8, 100],
    [0, 100],
  ];
  test.each([
    ['as it stands', ([x, y]: number[]) => [x, y]],
    ['mirrored across', ([x, y]: number[]) => [-(x ?? 0), y]],
    ['upside down', ([x, y]: number[]) => [x, -(y ?? 0)]],
    ['turned', ([x, y]: number[]) => [-(y ?? 0), x]],
    ['turned and mirrored', ([x, y]: number[]) => [y, x]],
  ])('an angle %s is found by its box and area and lies as it is drawn', (_, move) => {
    const drawn = angle.map(([x = 0, y = 0]) => move([x, y]) as number[]);
    const part = only(read((add) => bar(add, outline(add, drawn))));
    expect(part.profileId).toBe('L100x50x8');
    const [cx, cy] = move([10.4, 35.5]) as [number, number];
    expectNear(lies(part), [cx, cy, 500], 1.2);
  });

  test('a plate whose outline has the box of a girder stays a plate', () => {
    const part = only(
      read((add) =>
        bar(
          add,
          outline(add, [
            [0, 0],
            [100, 0],
            [100, 200],
            [0, 190],
          ]),
          10,
          { entity: 'IFCPLATE' },
        ),
      ),
    );
    expect(part).toMatchObject({ category: 'FLAT', thicknessMm: 10 });
  });
});

describe('other bodies are on request with their weight', () => {
  const cube = (size: number) => {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1 ? size : 0, n & 2 ? size : 0, n & 4 ? size : 0]);
    const faces = [
      [0, 2, 3, 1],
      [4, 5, 7, 6],
      [0, 1, 5, 4],
      [2, 6, 7, 3],
      [0, 4, 6, 2],
      [1, 3, 7, 5],
    ];
    return { corners, faces };
  };
  test('a faceted body', () => {
    const part = only(
      read((add) => {
        const { corners, faces } = cube(100);
        const points = corners.map((each) => point(add, ...each));
        const shell = faces.map((face) =>
          add(
            `IFCFACE((${add(`IFCFACEOUTERBOUND(${add(`IFCPOLYLOOP((${face.map((n) => points[n]).join()}))`)},.T.)`)}))`,
          ),
        );
        element(add, { shape: body(add, add(`IFCFACETEDBREP(${add(`IFCCLOSEDSHELL((${shell.join()}))`)})`)) });
      }),
    );
    expect(codes(part)).toEqual(['request.free-shape']);
    expect(part.measures).toMatchObject({ netVolumeMm3: 1_000_000, surfaceMm2: 60_000 });
  });

  test('a triangulated body, and one that is open has no weight', () => {
    const made = (count: number) =>
      only(
        read((add) => {
          const { corners, faces } = cube(50);
          const list = add(`IFCCARTESIANPOINTLIST3D((${corners.map((each) => `(${each.map(real).join()})`).join()}))`);
          const triangles = faces
            .flatMap(([a = 0, b = 0, c = 0, d = 0]) => [
              [a, b, c],
              [a, c, d],
            ])
            .slice(0, count);
          const index = triangles.map((each) => `(${each.map((n) => n + 1).join()})`).join();
          element(add, { shape: body(add, add(`IFCTRIANGULATEDFACESET(${list},$,.T.,(${index}),$)`)) });
        }),
      );
    expect(made(12).measures.netVolumeMm3).toBe(125_000);
    expect(made(11).measures.netVolumeMm3).toBe(0);
    expect(codes(made(11))).toEqual(['request.free-shape', 'request.open-body']);
  });

  test('a bar that is bent about an axis', () => {
    const part = only(
      read((add) => {
        const axis = add(`IFCAXIS1PLACEMENT(${point(add, 500, 0, 0)},${direction(add, 0, 1, 0)})`);
        element(add, {
          shape: body(
            add,
            add(`IFCREVOLVEDAREASOLID(${rectangle(add, 10, 30)},${axes(add)},${axis},${real(Math.PI / 2)})`),
          ),
        });
      }),
    );
    expect(codes(part)).toEqual(['request.free-shape']);
    expect(Math.abs(volume(part) - 300 * 500 * (Math.PI / 2))).toBeLessThan(2);
  });

  test('nothing that is drawn has neither', () => {
    const part = only(read((add) => element(add, { shape: '$' })));
    expect(codes(part)).toEqual(['request.free-shape', 'request.unknown-surface']);
    expect(volume(part)).toBe(0);
  });
});

describe('what is steel', () => {
  const taken = (material: string, objectType = '', entity = 'IFCBEAM') =>
    only(read((add) => bar(add, rectangle(add, 60, 120), 2000, { material, objectType, entity })));
  test.each([
    ['STEEL/S235JR', 'recognised'],
    ['Baustahl S355J2+N', 'recognised'],
    ['1.0038', 'recognised'],
    ['Metal - Steel - 345 MPa', 'recognised'],
    ['Acier', 'recognised'],
    ['A36', 'recognised'],
    ['STEEL/NEOPRENE', 'left-out'],
    ['CONCRETE/C25/30', 'left-out'],
    ['C30/37', 'left-out'],
    ['TIMBER/C24', 'left-out'],
    ['GL24h', 'left-out'],
    ['', 'left-out'],
  ])('%s is %s', (material, wanted) => {
    expect(taken(material).taken).toBe(wanted);
  });

  test('a rolled section without a material is a guess', () => {
    const part = only(read((add) => bar(add, ipe200(add, '$'), 1000, { material: '' })));
    expect(part.taken).toBe('guessed');
    expect(codes(part)).toEqual(['request.missing-grade']);
  });

  test('fasteners are left out', () => {
    expect(taken('8.8', 'M12x40', 'IFCMECHANICALFASTENER')).toMatchObject({
      taken: 'left-out',
      reasons: [{ code: 'left-out.fastener', values: { text: 'M12x40' } }],
    });
  });

  test('a small part that is called a nut is one, a large one is a part', () => {
    const nut = (size: number) =>
      only(
        read((add) =>
          bar(add, rectangle(add, size, size), 15, { entity: 'IFCPLATE', name: 'MOER', material: 'S235JR' }),
        ),
      ).taken;
    expect(nut(36)).toBe('left-out');
    expect(nut(120)).toBe('recognised');
  });
});

describe('positions and assemblies', () => {
  const plate = (add: Add, tag: string, name = 'PLAAT') =>
    bar(add, rectangle(add, 100, 10), 200, { entity: 'IFCPLATE', tag, name });
  test('equal elements of one mark are one position, those of other marks are others', () => {
    const { parts } = read((add) => {
      for (const [tag, name] of [
        ['P1', 'Links'],
        ['P1', 'Rechts'],
        ['P2', 'Links'],
      ] as const)
        plate(add, tag, name);
    });
    expect(parts.map(({ name, drawingNumber, quantity }) => [name, drawingNumber, quantity])).toEqual([
      ['Links, Rechts', 'P1', 2],
      ['Links', 'P2', 1],
    ]);
  });

  test('one mark on different elements stays two positions', () => {
    const { parts } = read((add) => {
      plate(add, 'P1');
      bar(add, rectangle(add, 100, 12), 200, { entity: 'IFCPLATE', tag: 'P1' });
    });
    expect(parts.map(({ thicknessMm }) => thicknessMm)).toEqual([10, 12]);
  });

  test('numbers of programs are no marks', () => {
    const { parts } = read((add) => {
      plate(add, 'ID4c29a1b2-0000-1111');
      plate(add, '699590');
    });
    expect(parts.map(({ drawingNumber, quantity }) => [drawingNumber, quantity])).toEqual([['', 2]]);
  });

  test('an element that is drawn by its parts is none of its own', () => {
    const { parts } = read((add) => {
      const whole = element(add, { shape: '$', name: 'ganz' });
      add(`IFCRELAGGREGATES('x',$,$,$,${whole},(${plate(add, 'P1')}))`);
    });
    expect(parts.map(({ drawingNumber }) => drawingNumber)).toEqual(['P1']);
  });

  test('equal assemblies are one with their number; one of a single piece is none', () => {
    const { head, parts } = read((add) => {
      for (let n = 0; n < 2; n += 1)
        assembly(add, [bar(add, ipe200(add), 1000, { tag: 'B1' }), plate(add, 'P1'), plate(add, 'P1')], {
          name: 'RAHMEN',
          tag: 'A/1',
        });
      assembly(add, [plate(add, 'P9')], { tag: 'A/9' });
    });
    expect(head.assemblies).toMatchObject([{ name: 'RAHMEN', drawingNumber: 'A/1', quantity: 2, parent: null }]);
    expect(
      parts.map(({ assembly, quantitySingle, quantity, drawingNumber }) => [
        drawingNumber,
        assembly,
        quantitySingle,
        quantity,
      ]),
    ).toEqual([
      ['B1', 1, 1, 2],
      ['P1', 1, 2, 4],
      ['P9', null, 1, 1],
    ]);
    expect(parts[1]?.placements).toHaveLength(4);
  });
});

describe('other ways to write a model', () => {
  test('a zip with one .ifc is read as the file in it', () => {
    const text = sampleIfc((add) => bar(add, ipe200(add)));
    const bytes = zipSync({ 'haus.ifc': new TextEncoder().encode(text) });
    expect(only(readFile({ bytes, fileName: 'haus.ifczip', catalogue, kernel })).profileId).toBe('IPE200');
  });

  test.each([
    ['ifcXML', '<?xml version="1.0"?><ifcXML xmlns="http://www.buildingsmart-tech.org/ifcXML/IFC4/final"/>'],
    ['ifcXML of 2x3', '<ex:iso_10303_28 xmlns:ex="urn:iso.org:standard:10303:part(28)"><uos/></ex:iso_10303_28>'],
    ['IFCX', '{"header":{"ifcxVersion":"ifcx_alpha"},"data":[]}'],
  ])('%s is refused as a version that is not read', (_, text) => {
    expect(refusal(text)).toBe('E_VERSION');
  });
});

describe('odd values', () => {
  test('one takes its element with it, never the file', () => {
    const text = sampleIfc((add) => {
      bar(add, ipe200(add), 1000, { name: 'gut' });
      bar(add, ipe200(add), 0.001, { name: 'kurz' });
      bar(add, profile(add, 'IFCISHAPEPROFILEDEF', [100, 200, 77.125, 8.5, 12]), 1000, { name: 'wirr' });
    }).replace('77.125', '1.#QNAN');
    const { head, parts } = readText(text);
    expect(parts.map(({ name }) => name)).toEqual(['gut']);
    expect(head.findings.map(({ code, values }) => [code, values['name'], values['reason']])).toEqual([
      ['warn.part-unread', 'kurz', 'E_DIM'],
      ['warn.part-unread', 'wirr', 'E_XML'],
    ]);
  });

  test.each([
    [
      'a place within itself',
      (text: string) => text.replace(/IFCLOCALPLACEMENT\(\$/g, 'IFCLOCALPLACEMENT(#99'),
      'E_DEPTH',
    ],
    ['cut off', (text: string) => text.slice(0, -80), 'E_XML'],
  ])('%s is refused', (_, spoil, code) => {
    const text = sampleIfc((add) => {
      for (let n = 0; n < 40; n += 1) add('IFCPERSON($,$,$,$,$,$,$,$)');
      bar(add, ipe200(add), 1000, { place: placement(add) });
    });
    const own = /#(\d+)=IFCLOCALPLACEMENT/.exec(text)?.[1] ?? '99';
    expect(refusal(spoil(text).replaceAll('IFCLOCALPLACEMENT(#99', `IFCLOCALPLACEMENT(#${own}`))).toBe(code);
  });

  test('a model without such elements is a request', () => {
    const text = sampleIfc((add) => bar(add, ipe200(add))).replaceAll('IFCBEAM(', 'IFCWALL(');
    expect(codes(only(readText(text)))).toEqual(['request.other-file']);
  });

  test('missing values at the end of an instance and lower case schemas are read', () => {
    const text = sampleIfc((add) => bar(add, ipe200(add)), { schema: 'ifc4x3_add2' }).replace(
      /,\$,\$\);\n(#\d+=IFCREL|#\d+=IFCMATERIAL)/,
      ');\n$1',
    );
    expect(readText(text).head.formatVersion).toBe('IFC4X3_ADD2');
    expect(only(readText(text)).profileId).toBe('IPE200');
  });
});
