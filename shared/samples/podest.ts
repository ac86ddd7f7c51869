import { sideFrames } from '../src/geometry/body/side-frames.ts';
import type { StatedPart, StatedProject } from '../src/files/stwx/stated-project.ts';
import type { Body, Processing } from '../src/geometry/body/body.schema.ts';
import type { Placement } from '../src/parts/part-facts.schema.ts';

type Blank = Body['blankMm'];

const through = (blankMm: Blank, side: number, x: number, y: number, diameter: number): Processing => ({
  kind: 'Drilling',
  name: `Bohrung ${diameter}`,
  carriedOut: true,
  plane: sideFrames(blankMm)[side - 1] ?? null,
  side,
  parameters: { StartX: x, StartY: y, Angle: 0, Inclination: 90, DepthLimited: false, Depth: 0, Diameter: diameter },
  contours: [],
});

type Hole = [side: number, x: number, y: number, diameter: number];

const bodyOf = (blankMm: Blank, holes: Hole[], profileId?: string): Body => ({
  blankMm,
  section: profileId
    ? { kind: 'profile', profileId, heightAxis: 'z', flipY: false, flipZ: false }
    : { kind: 'box' },
  processings: holes.map((hole) => through(blankMm, ...hole)),
});

type Along = 'x' | 'y' | 'z' | 'lying';

const axes: Record<Along, Pick<Placement, 'xAxis' | 'yAxis'>> = {
  x: { xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
  y: { xAxis: [0, 1, 0], yAxis: [-1, 0, 0] },
  z: { xAxis: [0, 0, 1], yAxis: [0, 1, 0] },
  lying: { xAxis: [1, 0, 0], yAxis: [0, 0, 1] },
};

const at = (x: number, y: number, z: number, along: Along): Placement => ({ origin: [x, y, z], ...axes[along] });

/** The second platform stands beside the first. */
const platforms = [0, 3000];
const onPlatforms = (placesOf: (x: number) => Placement[]): Placement[] => platforms.flatMap(placesOf);

/** Four posts under each platform, by the middle of each. */
const underPosts = (placeOf: (x: number, y: number) => Placement): Placement[] =>
  onPlatforms((x) => [60, 1940].flatMap((alongX) => [60, 940].map((y) => placeOf(x + alongX, y))));

const plate = (part: Pick<StatedPart, 'name' | 'drawingNumber' | 'assembly' | 'quantitySingle' | 'placements' | 'body'>): StatedPart => ({
  category: 'FLAT',
  profileId: null,
  profileName: '',
  grade: 'S235JR',
  thicknessMm: part.body.blankMm.height,
  taken: 'recognised',
  ...part,
});

const corners = (length: number, width: number, edge: number, diameter: number): Hole[] =>
  [edge, length - edge].flatMap((x) => [edge, width - edge].map((y): Hole => [1, x, y, diameter]));

/** Two platforms on four posts each: nested assemblies, welds, surfaces, a loose part. Reads as stated: nothing is guessed. */
export const podest: StatedProject = {
  name: 'Podeste Lagerhalle',
  assemblies: [
    {
      index: 1,
      name: 'Podest',
      drawingNumber: 'P-01',
      parent: null,
      quantity: 2,
      surface: 'ZINCED',
      seams: [{ parts: [1, 2], aMm: 4, lengthMm: 1280, origin: 'file' }],
    },
    {
      index: 2,
      name: 'Stütze',
      drawingNumber: 'P-02',
      parent: 1,
      quantity: 4,
      seams: [
        { parts: [3, 4], aMm: 3, lengthMm: 320, origin: 'file' },
        { parts: [3, 5], aMm: 3, lengthMm: 320, origin: 'file' },
      ],
    },
  ],
  parts: [
    {
      name: 'Längsträger',
      drawingNumber: '11',
      assembly: 1,
      quantitySingle: 2,
      category: 'GIRDER',
      profileId: 'UPN160',
      profileName: 'UPN 160',
      grade: 'S235JR',
      thicknessMm: null,
      body: bodyOf({ length: 2000, height: 65, width: 160 }, [], 'UPN160'),
      placements: onPlatforms((x) => [at(x, 0, 522, 'x'), at(x, 935, 522, 'x')]),
      taken: 'recognised',
    },
    {
      name: 'Querträger',
      drawingNumber: '12',
      assembly: 1,
      quantitySingle: 2,
      category: 'GIRDER',
      profileId: 'UPN160',
      profileName: 'UPN 160',
      grade: 'S235JR',
      thicknessMm: null,
      body: bodyOf({ length: 870, height: 65, width: 160 }, [], 'UPN160'),
      placements: onPlatforms((x) => [at(x + 65, 65, 522, 'y'), at(x + 2000, 65, 522, 'y')]),
      taken: 'recognised',
    },
    {
      name: 'Stützenrohr',
      drawingNumber: '21',
      assembly: 2,
      quantitySingle: 1,
      category: 'PROFILE',
      profileId: 'SHS80x80x4-CF',
      profileName: 'SHS 80x80x4',
      grade: 'S235JRH',
      thicknessMm: null,
      body: bodyOf({ length: 500, height: 80, width: 80 }, [[1, 30, 40, 12]], 'SHS80x80x4-CF'),
      placements: underPosts((x, y) => at(x + 40, y - 40, 12, 'z')),
      userAttributes: [{ name: 'Hinweis', value: 'Bohrung als Zinkauslauf' }],
      taken: 'recognised',
    },
    plate({
      name: 'Fußplatte',
      drawingNumber: '22',
      assembly: 2,
      quantitySingle: 1,
      body: bodyOf({ length: 200, height: 12, width: 200 }, corners(200, 200, 30, 14)),
      placements: underPosts((x, y) => at(x - 100, y + 100, 0, 'lying')),
    }),
    plate({
      name: 'Kopfplatte',
      drawingNumber: '23',
      assembly: 2,
      quantitySingle: 1,
      body: bodyOf({ length: 120, height: 10, width: 120 }, corners(120, 120, 20, 11)),
      placements: underPosts((x, y) => at(x - 60, y + 60, 512, 'lying')),
    }),
    {
      ...plate({
        name: 'Geländerlasche',
        drawingNumber: '31',
        assembly: null,
        quantitySingle: 6,
        body: bodyOf({ length: 150, height: 8, width: 60 }, [
          [1, 30, 30, 14],
          [1, 120, 30, 14],
        ]),
        placements: [],
      }),
      surface: 'POWDER_COATED',
      ralNumber: '9005',
      colour: { red: 10, green: 10, blue: 12 },
    },
  ],
};
