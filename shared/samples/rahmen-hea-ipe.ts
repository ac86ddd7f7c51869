import { holes, polygonOutline, type Place, sawCut, type SampleFile, type SamplePart, type Triple } from './write-btlx.ts';

const axesY = [0, 5000, 10_000];
const spanX = 8000;
const up: Triple = [0, 0, 1];
const alongX: Triple = [1, 0, 0];
const againstX: Triple = [-1, 0, 0];

/** Foot of a column: its place, and whether it stands turned by 180 degrees so that its drilled flange looks into the hall. */
type Foot = { x: number; y: number; turn: 1 | -1 };
const feet: Foot[] = axesY.flatMap((y): Foot[] => [
  { x: 0, y, turn: 1 },
  { x: spanX, y, turn: -1 },
]);
const inward = ({ turn }: Foot): Triple => (turn === 1 ? alongX : againstX);

const columnPlaces = feet.map((foot): Place => ({ at: [foot.x - 95 * foot.turn, foot.y - 100 * foot.turn, 20], x: up, y: inward(foot) }));

/** A plate that lies flat, its middle at x, y and its underside at z. */
const lying = (x: number, y: number, z: number, length: number, width: number): Place => ({
  at: [x - length / 2, y + width / 2, z],
  x: alongX,
  y: up,
});

const stiffenerPlaces = feet.flatMap(({ x, y }) =>
  [3700, 3990].flatMap((z): Place[] => [
    { at: [x - 85, y + 98.25, z], x: alongX, y: up },
    { at: [x + 85, y - 98.25, z], x: againstX, y: up },
  ]),
);

const beamPlaces = axesY.map((y): Place => ({ at: [115, y + 75, 3700], x: alongX, y: up }));
const endPlatePlaces = axesY.flatMap((y): Place[] => [
  { at: [95, y - 80, 3680], x: up, y: alongX },
  { at: [spanX - 95, y + 80, 3680], x: up, y: againstX },
]);
const ribPlaces = axesY.flatMap((y) =>
  [2600, 5400].flatMap((x): Place[] => [
    { at: [x, y + 3.55, 3710.7], x: up, y: alongX },
    { at: [x, y - 3.55, 3710.7], x: up, y: againstX },
  ]),
);
const purlinXs = [1000, 3000, 5000, 7000];
const cleatPlaces = axesY.flatMap((y) => purlinXs.map((x): Place => ({ at: [x, y - 50, 4000], x: [0, 1, 0], y: up })));
const purlinPlaces = [5, 5005].flatMap((y) => purlinXs.map((x): Place => ({ at: [x - 51, y, 4010], x: [0, 1, 0], y: up })));
const bracketPlaces = [0, 10_000].map((y): Place => ({ at: [spanX + 110, y + 80, 2800], x: alongX, y: up }));
const bracketPlatePlaces = [0, 10_000].map((y): Place => ({ at: [spanX + 95, y - 90, 2750], x: up, y: alongX }));
const bracketRibPlaces = [0, 10_000].flatMap((y): Place[] => [
  { at: [spanX + 1300, y + 4, 2813], x: up, y: alongX },
  { at: [spanX + 1300, y - 4, 2813], x: up, y: againstX },
]);

const part = (
  number: number, name: string, [length, height, width]: [number, number, number], material: string,
  rest: Pick<SamplePart, 'processings' | 'places' | 'profile'> & { count?: number } = {},
): SamplePart => ({
  number,
  drawing: `HR-${200 + number}`,
  name,
  material,
  length,
  height,
  width,
  count: rest.count ?? rest.places?.length ?? 1,
  ...(rest.profile ? { profile: rest.profile } : {}),
  ...(rest.places ? { places: rest.places } : {}),
  ...(rest.processings ? { processings: rest.processings } : {}),
});

/** A hall of three frames: columns, beams and brackets are welded modules, everything else is loose. */
export const rahmenHeaIpe: SampleFile = {
  name: 'Hallenrahmen Achse A bis C',
  version: '2.2.0',
  parts: [
    part(1, 'Stütze HEA 200', [4000, 190, 200], 'S235JR', {
      places: columnPlaces,
      processings: holes(3, [3710, 3830, 3950], [55, 145], 22, 10),
    }),
    part(2, 'Fußplatte Stütze', [300, 20, 300], 'S235JR', {
      places: feet.map(({ x, y }) => lying(x, y, 0, 300, 300)),
      processings: holes(1, [50, 250], [50, 250], 26),
    }),
    part(3, 'Kopfplatte Stütze', [200, 15, 200], 'S235JR', {
      places: feet.map(({ x, y }) => lying(x, y, 4020, 200, 200)),
      processings: holes(1, [40, 160], [40, 160], 18),
    }),
    part(4, 'Steife Stütze', [170, 10, 95], 'S235JR', {
      places: stiffenerPlaces,
      processings: [polygonOutline([0, 0], [170, 0], [170, 75], [150, 95], [20, 95], [0, 75])],
    }),
    part(5, 'Riegel', [7770, 300, 150], 'S235JR', { profile: 'IPE 300', places: beamPlaces }),
    part(6, 'Stirnplatte Riegel', [340, 20, 160], 'S355J2', {
      places: endPlatePlaces,
      processings: holes(1, [50, 170, 290], [35, 125], 22),
    }),
    part(7, 'Pfettenwinkel L 100x100x10', [100, 100, 100], 'S235JR', {
      places: cleatPlaces,
      processings: [...holes(1, [25, 75], [60], 14, 10)],
    }),
    part(8, 'Rippe Riegel', [278.6, 8, 70], 'S235JR', { places: ribPlaces }),
    part(9, 'Kragträger HE 160 B', [1500, 160, 160], 'S235JR', {
      places: bracketPlaces,
      processings: [sawCut('end', 1500, 60, 2)],
    }),
    part(10, 'Anschlussplatte Kragträger', [260, 15, 180], 'S355J2', {
      places: bracketPlatePlaces,
      processings: holes(1, [40, 130, 220], [40, 140], 18),
    }),
    part(11, 'Steife Kragträger', [134, 8, 75], 'S235JR', { places: bracketRibPlaces }),
    part(12, 'Pfette IPE-160', [4990, 160, 82], 'S235JR', {
      places: purlinPlaces,
      processings: holes(2, [40, 4950], [60, 100], 14),
    }),
    part(13, 'Traufträger HEA120', [4800, 114, 120], 'S235JR', { count: 4, processings: holes(2, [40, 4760], [40, 74], 18) }),
    part(14, 'Giebelstütze HE A 160', [3900, 152, 160], 'S235JR', { count: 2, processings: [sawCut('end', 3900, 85, 2)] }),
    part(15, 'Wandriegel U 140', [4900, 140, 60], 'S235JR', { count: 4, processings: holes(2, [50, 4850], [45, 95], 14) }),
    part(16, 'Windverband RD 20', [5600, 20, 20], 'S355J2', { count: 4 }),
    part(17, 'Windverbandblech', [150, 10, 120], 'S235JR', { count: 8, processings: holes(1, [110], [60], 22) }),
    part(18, 'Kantenwinkel L 60x6', [5000, 60, 60], 'S235JR', { count: 2 }),
    part(19, 'Schubknagge HEB 100', [120, 100, 100], 'S235JR', { count: 6 }),
    part(20, 'Unterlegplatte', [120, 10, 120], 'S235JR', { count: 24, processings: holes(1, [60], [60], 26) }),
  ],
  modules: [
    {
      name: 'Stütze S1',
      drawing: 'HR-S1',
      places: columnPlaces,
      members: [
        { part: 1, pieces: [0] },
        { part: 2, pieces: [0] },
        { part: 3, pieces: [0] },
        { part: 4, pieces: [0, 1, 2, 3] },
      ],
    },
    {
      name: 'Riegel R1',
      drawing: 'HR-R1',
      places: beamPlaces,
      members: [
        { part: 5, pieces: [0] },
        { part: 6, pieces: [0, 1] },
        { part: 7, pieces: [0, 1, 2, 3] },
        { part: 8, pieces: [0, 1, 2, 3] },
      ],
    },
    {
      name: 'Kragträger K1',
      drawing: 'HR-K1',
      places: bracketPlaces,
      members: [
        { part: 9, pieces: [0] },
        { part: 10, pieces: [0] },
        { part: 11, pieces: [0, 1] },
      ],
    },
  ],
};
