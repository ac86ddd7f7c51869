import type { Grade } from '../src/catalogue/catalogue.schema.ts';
import { costSeed } from '../src/base-data/costs/cost-seed.ts';
import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import type { Frame } from '../src/geometry/body/body.schema.ts';
import { drillingOf } from '../src/geometry/body/drilling-of.ts';
import { recessesOfPlate } from '../src/geometry/measures/milled-recesses.ts';
import { stockOf } from '../src/parts/materials/stock-of.ts';
import type { PartFacts, PartMeasures } from '../src/parts/part-facts.schema.ts';
import type { AssemblyFacts } from '../src/files/document/reading.schema.ts';
import { joinProject, joinPart, type Assembly, type Part } from '../src/parts/part.ts';
import type { Project } from '../src/projects/project.record.ts';
import { deriveTariff } from '../src/base-data/costs/derive-tariff.ts';
import type { ProjectId } from '../src/values/ids.ts';

export const workedProjectId = '019a0000-0000-7000-8000-000000000001' as ProjectId;

export const workedGrades: ReadonlyMap<string, Grade> = new Map(seedCatalogue().grades.map((row) => [row.grade, row]));

export const workedTariff = (number = 1) =>
  deriveTariff({ number, validFrom: '2026-11-21', validDays: 30, costs: costSeed() });

const noMeasures: PartMeasures = {
  netVolumeMm3: 0,
  surfaceMm2: 0,
  dimensionsMm: { x: 0, y: 0, z: 0 },
  contourMm: 0,
  pierces: 0,
  drilledHoles: [],
  holes: [],
  sawCuts: [],
  recesses: { count: 0, volumeMm3: 0 },
  method: 'closed-form',
};

/** A part as read from a file, with what a test wants to differ. */
export const workedFacts = (facts: Partial<PartFacts>, measures: Partial<PartMeasures> = {}): PartFacts => ({
  index: 1,
  name: '',
  drawingNumber: '',
  assembly: null,
  quantitySingle: 1,
  quantity: 1,
  category: 'FLAT',
  profileId: null,
  profileName: '',
  profileFamily: null,
  grade: 'S235JR',
  thicknessMm: null,
  body: { blankMm: { length: 0, height: 0, width: 0 }, section: { kind: 'box' }, processings: [] },
  taken: 'recognised',
  reasons: [],
  findings: [],
  placements: [],
  ...facts,
  measures: { ...noMeasures, ...measures },
});

/** A plate's facts with the recesses of their processings, as a reading counts them. */
export const withRecesses = (facts: PartFacts): PartFacts => {
  const recesses = stockOf(facts) === 'plate' ? recessesOfPlate(facts.body) : noMeasures.recesses;
  return { ...facts, measures: { ...facts.measures, recesses } };
};

/** The part with its own facts; surface and colour come from the choice. */
export const workedPart = (facts: PartFacts, choice: Partial<Part> = {}): Part => ({
  ...joinPart(workedProjectId, { surface: 'RAW', ralNumber: null }, facts, undefined, undefined),
  ...choice,
});

/** Plate 300 x 200 x 10 with six holes 14. */
export const workedPlate = (index = 1) =>
  workedFacts(
    { index, thicknessMm: 10, quantity: 4, quantitySingle: 4, body: box(300, 200, 10) },
    {
      netVolumeMm3: 590764,
      surfaceMm2: 130792,
      dimensionsMm: { x: 300, y: 200, z: 10 },
      contourMm: 1263.89,
      pierces: 7,
      holes: [{ diameterMm: 14, depthMm: 10, count: 6 }],
    },
  );

/** The same with its holes as a file has them. */
export const drilledPlate = (index = 1): PartFacts => {
  const facts = workedPlate(index);
  const plane = { origin: [0, 0, 10], xAxis: [1, 0, 0], yAxis: [0, 1, 0] } satisfies Frame;
  const processings = [50, 150, 250].flatMap((xMm) =>
    [50, 150].map((yMm) => drillingOf({ plane, side: 4, xMm, yMm, diameterMm: 14, depthMm: null })),
  );
  return { ...facts, body: { ...facts.body, processings } };
};

/** HEA 200, 3000 long, two straight cuts, eight holes 18 through the flange. */
export const workedBeam = (index = 1) =>
  workedFacts(
    {
      index,
      category: 'GIRDER',
      profileId: 'HEA200',
      profileName: 'HEA 200',
      profileFamily: 'HEA',
      quantity: 3,
      quantitySingle: 3,
      body: box(3000, 190, 200),
    },
    {
      netVolumeMm3: 16128642,
      surfaceMm2: 3419518,
      dimensionsMm: { x: 3000, y: 190, z: 200 },
      drilledHoles: [{ diameterMm: 18, depthMm: 10, count: 8 }],
      sawCuts: [{ sectionMm2: 5383, bevelDeg: 0, count: 2 }],
    },
  );

/** SHS 100x100x5, 1200 long, two straight cuts. */
export const workedTube = (index = 1) =>
  workedFacts(
    {
      index,
      category: 'PROFILE',
      profileId: 'SHS100x100x5-CF',
      profileName: 'SHS 100x100x5',
      profileFamily: 'SHS',
      grade: 'S355J2H',
      quantity: 2,
      quantitySingle: 2,
      body: box(1200, 100, 100),
    },
    {
      netVolumeMm3: 2208000,
      surfaceMm2: 463040,
      dimensionsMm: { x: 1200, y: 100, z: 100 },
      sawCuts: [{ sectionMm2: 1840, bevelDeg: 0, count: 2 }],
    },
  );

/** Plate 200 x 150 x 8 with four holes 14. */
export const workedHeadPlate = (index = 1) =>
  workedFacts(
    { index, thicknessMm: 8, quantity: 4, quantitySingle: 4, body: box(200, 150, 8) },
    { netVolumeMm3: 235074, surfaceMm2: 65776, dimensionsMm: { x: 200, y: 150, z: 8 }, contourMm: 875.93, pierces: 5 },
  );

/** The plate with a pocket 100 x 50, 4 deep, and two holes countersunk 26, 3 deep. */
export const workedPocketPlate = (index = 1): PartFacts => {
  const plate = workedPlate(index);
  const drilled = (x: number, parameters: Record<string, number | boolean>) =>
    onTop('Drilling', { StartX: x, StartY: 50, Angle: 0, Inclination: 90, ...parameters });
  const processings = [
    ...[50, 100, 150, 200, 225, 250].map((x) => drilled(x, { DepthLimited: false, Depth: 0, Diameter: 14 })),
    ...[50, 100].map((x) => drilled(x, { DepthLimited: true, Depth: 3, Diameter: 26 })),
    onTop('Pocket', { StartX: 100, StartY: 100, StartDepth: 4, Length: 100, Width: 50 }),
  ];
  const measures = {
    ...plate.measures,
    netVolumeMm3: 568502,
    surfaceMm2: 132218,
    drilledHoles: [{ diameterMm: 26, depthMm: 3, count: 2 }],
    recesses: { count: 1, volumeMm3: 20_000 },
  };
  return { ...plate, measures, body: { ...plate.body, processings } };
};

type Around = Pick<Project, 'surface' | 'ralNumber' | 'productionType'>;

/** Two frames of two closed tubes and four head plates each, their ends welded all round with a = 3 mm. */
export const workedFrame = (around: Around): { assemblies: Assembly[]; parts: Part[] } => {
  const frame: AssemblyFacts = {
    index: 1,
    name: 'Rahmen',
    drawingNumber: '',
    parent: null,
    quantity: 2,
    seams: [{ parts: [1, 2], aMm: 3, lengthMm: 1600, origin: 'assumed' }],
  };
  const parts = [
    { ...workedTube(1), assembly: 1, quantity: 4, cappedEnds: 2 },
    { ...workedHeadPlate(2), assembly: 1, quantity: 8 },
  ];
  const head = {
    readerVersion: 1,
    format: 'btlx' as const,
    formatVersion: '',
    program: '',
    projectName: '',
    assemblies: [frame],
    filePartCount: 12,
    positionCount: 2,
    findings: [],
  };
  return joinProject({ id: workedProjectId, ...around }, head, parts, [], []);
};

/** On the face of a plate that lies at its full width: x along the part, y along its height. */
function onTop(kind: string, parameters: Record<string, number | boolean>): PartFacts['body']['processings'][number] {
  const plane = {
    origin: [0, 0, 10] as [number, number, number],
    xAxis: [1, 0, 0] as [number, number, number],
    yAxis: [0, 1, 0] as [number, number, number],
  };
  return { kind, name: '', carriedOut: true, plane, side: 1, parameters, contours: [] };
}

function box(length: number, height: number, width: number): PartFacts['body'] {
  return { blankMm: { length, height, width }, section: { kind: 'box' }, processings: [] };
}
