import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Frame } from '../../geometry/body/body.schema.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import type { TimberMember } from '../../timber/timber-member.ts';
import type { BoughtFastener, ConnectorDesign, SteelHole, SteelPart } from '../parts/connector-design.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { type CommonInputs, choiceOf, measureOf } from '../parts/fields.ts';
import { holeGrid, lyingFrame, plateOf, rectangle } from '../parts/make-parts.ts';
import { atLeast, type ConnectorRemark, refuseBelow } from '../rules/connector-rules.ts';
import {
  anchorHoleMm,
  filletMm,
  leastEdgeMm,
  leastPitchMm,
  steelHoleMm,
  upTo,
  washerMm,
} from '../rules/steel-distances.ts';

const kinds = ['fixed', 'adjustable'] as const;
const tubes = ['CHS42.4x4', 'CHS48.3x4', 'CHS48.3x5', 'CHS60.3x5', 'CHS76.1x5'] as const;
const baseThicknesses = [8, 10, 12, 15] as const;

type ColumnBaseInputs = {
  kind: (typeof kinds)[number];
  widthMm: number;
  heightMm: number;
  clearMm: number;
  tube: (typeof tubes)[number];
  rodMm: number;
  strokeMm: number;
  headThicknessMm: number;
  baseThicknessMm: number;
  screwMm: number;
  anchorMm: number;
  headLengthMm: number;
  headWidthMm: number;
  headEdgeMm: number;
  baseLengthMm: number;
  baseWidthMm: number;
  baseEdgeMm: number;
};
type Inputs = ColumnBaseInputs & CommonInputs;

const isAdjustable = ({ kind }: Pick<ColumnBaseInputs, 'kind'>) => kind === 'adjustable';

const cornerEdge = (d0: number) => Math.max(20, upTo(5, leastEdgeMm(d0)));

/** Closed tubes are vented through both plates before they are dipped. */
const ventMm = 16;

/** Room that a post keeps around its head plate, so that no water stands on steel. */
const waterEdgeMm = 10;

/** A base under a post: two plates with a tube between them, or with a rod that sets the height. */
export const columnBase = defineConnector<ColumnBaseInputs>({
  fields: {
    kind: choiceOf(kinds, 'fixed'),
    widthMm: measureOf(140, 80, 240),
    heightMm: measureOf(140, 80, 240),
    clearMm: { ...measureOf(150, 60, 400), range: ({ kind }) => [kind === 'adjustable' ? 130 : 60, 400] },
    tube: choiceOf(tubes, 'CHS48.3x5'),
    rodMm: { ...choiceOf([20, 24, 30], 20), isShown: isAdjustable },
    strokeMm: { ...measureOf(25, 10, 50), isShown: isAdjustable },
    headThicknessMm: choiceOf(baseThicknesses, 10),
    baseThicknessMm: choiceOf(baseThicknesses, 12),
    screwMm: choiceOf([8, 10, 12], 10),
    anchorMm: choiceOf([10, 12, 16], 12),
    headLengthMm: {
      ...measureOf(120, 50, 240),
      range: ({ widthMm }) => [50, widthMm],
      propose: ({ widthMm }) => widthMm - 2 * waterEdgeMm,
    },
    headWidthMm: {
      ...measureOf(120, 50, 240),
      range: ({ heightMm }) => [50, heightMm],
      propose: ({ heightMm }) => heightMm - 2 * waterEdgeMm,
    },
    headEdgeMm: {
      ...measureOf(20, 8, 80),
      range: ({ screwMm }) => [leastEdgeMm(steelHoleMm('screw', screwMm)), 80],
      propose: ({ screwMm }) => cornerEdge(steelHoleMm('screw', screwMm)),
    },
    baseLengthMm: { ...measureOf(160, 80, 400), propose: ({ headLengthMm }) => headLengthMm + 40 },
    baseWidthMm: { ...measureOf(160, 80, 400), propose: ({ headWidthMm }) => headWidthMm + 40 },
    baseEdgeMm: {
      ...measureOf(20, 10, 100),
      range: ({ anchorMm }) => [leastEdgeMm(anchorHoleMm(anchorMm)), 100],
      propose: ({ anchorMm }) => cornerEdge(anchorHoleMm(anchorMm)),
    },
  },
  shape: (inputs, profiles) => {
    const tube = profiles.find(({ id }) => id === inputs.tube);
    if (!tube) return [{ reason: 'profile-missing', measured: 0, limit: 0 }];
    const { headLengthMm, headWidthMm, headEdgeMm, baseLengthMm, baseWidthMm, baseEdgeMm } = inputs;
    const outerMm = tube.dMm ?? 0;
    const screw0 = steelHoleMm('screw', inputs.screwMm);
    const anchor0 = anchorHoleMm(inputs.anchorMm);
    const small = (d0: number, edge: number, sides: readonly number[]) =>
      sides.flatMap((side) => refuseBelow('plate-too-small', side - 2 * edge, leastPitchMm(d0).p2));
    const middleMm = isAdjustable(inputs) ? inputs.rodMm + 1 : ventMm;
    const middleToCorner =
      Math.hypot(headLengthMm / 2 - headEdgeMm, headWidthMm / 2 - headEdgeMm) - (middleMm + screw0) / 2;
    const middleToEdge = Math.min(headLengthMm, headWidthMm) / 2;
    const anchorFromTube =
      Math.hypot(baseLengthMm / 2 - baseEdgeMm, baseWidthMm / 2 - baseEdgeMm) - outerMm / 2 - anchor0 / 2;
    const refusals = [
      ...small(screw0, headEdgeMm, [headLengthMm, headWidthMm]),
      ...small(anchor0, baseEdgeMm, [baseLengthMm, baseWidthMm]),
      ...refuseBelow('holes-mix', anchorFromTube, 5),
      ...refuseBelow('holes-mix', middleToCorner, 5),
      ...refuseBelow('plate-too-small', middleToEdge, leastEdgeMm(middleMm)),
      ...(isAdjustable(inputs) ? refuseBelow('tube-too-short', tubeLength(inputs), 40) : []),
      ...(isAdjustable(inputs) ? refuseBelow('tube-too-short', outerMm - 2 * (tube.tMm ?? 0), inputs.rodMm + 1) : []),
    ];
    if (refusals.length > 0) return refusals;
    const weld = filletMm(12, tube.tMm ?? 0);
    const washerRoom = anchorFromTube + anchor0 / 2 - weld.aMm * Math.SQRT2 - 2;
    const shared: ConnectorRemark[] = [
      ...atLeast('washer-room', washerRoom, washerMm(inputs.anchorMm) / 2),
      ...atLeast('weld-cap', weld.aMm, weld.wantedMm),
      ...(isGalvanised(inputs.surface) ? [{ rule: 'vents' as const, measured: 1, limit: ventMm }] : []),
    ];
    return isAdjustable(inputs) ? adjustable(inputs, tube, shared) : fixed(inputs, tube, shared);
  },
});

type Shaped = Omit<ConnectorDesign, 'grade' | 'surface' | 'quantity' | 'position'>;

/** Least height of wood above the ground: where gravel keeps splashes low. */
const aboveGroundMm = 150;

const fixed = (inputs: Inputs, tube: Profile, shared: ConnectorRemark[]): Shaped => {
  const { clearMm, headThicknessMm, baseThicknessMm } = inputs;
  const totalMm = baseThicknessMm + clearMm + headThicknessMm;
  const weld = filletMm(baseThicknessMm, tube.tMm ?? 0);
  const ringMm = Math.PI * (tube.dMm ?? 0);
  return {
    parts: [basePlate(inputs), headPlate(inputs, totalMm, ventOf(inputs)), tubeBar(tube, clearMm, baseThicknessMm)],
    welds: [
      { parts: [0, 2], aMm: weld.aMm, lengthMm: ringMm },
      { parts: [1, 2], aMm: filletMm(headThicknessMm, tube.tMm ?? 0).aMm, lengthMm: ringMm },
    ],
    members: [postOf(inputs, totalMm, null)],
    bought: boughtOf(inputs),
    remarks: [...shared, ...atLeast('above-ground', totalMm, aboveGroundMm)],
    facts: [{ kind: 'total-height', mm: totalMm }],
  };
};

/** Half of what the nuts on a rod are high. */
const nutMm = (rodMm: number) => Math.ceil(0.8 * rodMm);

/** The tube guides the rod; above its cap there is room for the stroke, two nuts and a spanner. */
const tubeLength = ({ clearMm, strokeMm, rodMm, headThicknessMm: capMm }: Inputs) =>
  Math.floor((clearMm - strokeMm - capMm - 2 * nutMm(rodMm) - 10) / 5) * 5;

const rodPitchMm: Readonly<Record<number, number>> = { 20: 2.5, 24: 3, 30: 3.5 };

const adjustable = (inputs: Inputs, tube: Profile, shared: ConnectorRemark[]): Shaped => {
  const { clearMm, headThicknessMm, baseThicknessMm, rodMm, strokeMm } = inputs;
  const lengthMm = tubeLength(inputs);
  const undersideMm = baseThicknessMm + clearMm;
  const totalMm = undersideMm + headThicknessMm;
  const weld = filletMm(baseThicknessMm, tube.tMm ?? 0);
  const ringMm = Math.PI * (tube.dMm ?? 0);
  const rod0 = rodMm + 1;
  const capMm = Math.max(upTo(5, (tube.dMm ?? 0) + 2 * (weld.aMm * Math.SQRT2 + 3)), upTo(5, 2 * leastEdgeMm(rod0)));
  const rodHole = (lengthMm: number, widthMm: number): SteelHole => ({
    uMm: lengthMm / 2,
    vMm: widthMm / 2,
    diameterMm: rod0,
    use: 'rod',
  });
  // The rod stands on the base plate and ends three pitches above the head plate at its highest.
  const rodLengthMm = upTo(5, clearMm + strokeMm + headThicknessMm + 3 * (rodPitchMm[rodMm] ?? 2.5));
  const intoWoodMm = Math.max(strokeMm + 20, rodLengthMm - clearMm + strokeMm - headThicknessMm + 5);
  return {
    parts: [
      basePlate(inputs),
      plateOf({
        role: 'cap-plate',
        thicknessMm: headThicknessMm,
        outline: rectangle(capMm, capMm),
        holes: [rodHole(capMm, capMm)],
        places: [lyingFrame(-capMm / 2, -capMm / 2, baseThicknessMm + lengthMm + headThicknessMm)],
      }),
      tubeBar(tube, lengthMm, baseThicknessMm),
      headPlate(inputs, totalMm, rodHole(inputs.headLengthMm, inputs.headWidthMm)),
    ],
    welds: [
      { parts: [0, 2], aMm: weld.aMm, lengthMm: ringMm },
      { parts: [1, 2], aMm: weld.aMm, lengthMm: ringMm },
    ],
    members: [postOf(inputs, totalMm, intoWoodMm)],
    bought: [
      ...boughtOf(inputs),
      { kind: 'threaded-rod', diameterMm: rodMm, lengthMm: rodLengthMm, count: 1 },
      { kind: 'nut', diameterMm: rodMm, lengthMm: null, count: 2 },
    ],
    remarks: [...shared, ...atLeast('above-ground', totalMm - strokeMm, aboveGroundMm)],
    facts: [
      { kind: 'lowest', mm: totalMm - strokeMm },
      { kind: 'highest', mm: totalMm + strokeMm },
      { kind: 'rod-length', mm: rodLengthMm },
    ],
  };
};

const ventOf = ({ surface, headLengthMm, headWidthMm }: Inputs): SteelHole | null =>
  isGalvanised(surface) ? { uMm: headLengthMm / 2, vMm: headWidthMm / 2, diameterMm: ventMm, use: 'vent' } : null;

const basePlate = (inputs: Inputs): SteelPart => {
  const { baseLengthMm, baseWidthMm, baseEdgeMm, baseThicknessMm, anchorMm, surface } = inputs;
  const vent: SteelHole = { uMm: baseLengthMm / 2, vMm: baseWidthMm / 2, diameterMm: ventMm, use: 'vent' };
  return plateOf({
    role: 'base-plate',
    thicknessMm: baseThicknessMm,
    outline: rectangle(baseLengthMm, baseWidthMm),
    holes: [
      ...cornerHoles([baseLengthMm, baseWidthMm, baseEdgeMm], anchorHoleMm(anchorMm), 'anchor'),
      ...(isGalvanised(surface) ? [vent] : []),
    ],
    places: [lyingFrame(-baseLengthMm / 2, -baseWidthMm / 2, baseThicknessMm)],
  });
};

const headPlate = (inputs: Inputs, topMm: number, middle: SteelHole | null): SteelPart => {
  const { headLengthMm, headWidthMm, headEdgeMm, headThicknessMm, screwMm } = inputs;
  return plateOf({
    role: 'head-plate',
    thicknessMm: headThicknessMm,
    outline: rectangle(headLengthMm, headWidthMm),
    holes: [
      ...cornerHoles([headLengthMm, headWidthMm, headEdgeMm], steelHoleMm('screw', screwMm), 'screw'),
      ...(middle ? [middle] : []),
    ],
    places: [lyingFrame(-headLengthMm / 2, -headWidthMm / 2, topMm)],
  });
};

/** One hole in each corner, the same distance from both edges. */
export const cornerHoles = (
  [lengthMm, widthMm, edgeMm]: readonly [number, number, number],
  diameterMm: number,
  use: SteelHole['use'],
): SteelHole[] => holeGrid([edgeMm, lengthMm - edgeMm], [edgeMm, widthMm - edgeMm], { diameterMm, use });

/** A bar that stands about the z axis. */
export const standingBar = ({ heightMm, widthMm }: { heightMm: number; widthMm: number }, bottomMm: number): Frame => ({
  origin: [-widthMm / 2, -heightMm / 2, bottomMm],
  xAxis: [0, 0, 1],
  yAxis: [1, 0, 0],
});

const tubeBar = (tube: Profile, lengthMm: number, bottomMm: number): SteelPart => {
  const size = tube.dMm ?? 0;
  return {
    kind: 'bar',
    role: 'tube',
    profileId: tube.id,
    lengthMm,
    places: [standingBar({ heightMm: size, widthMm: size }, bottomMm)],
  };
};

const postOf = (inputs: Inputs, topMm: number, rodDepthMm: number | null): TimberMember => {
  const { widthMm, heightMm, headLengthMm, headWidthMm, headEdgeMm, screwMm, rodMm } = inputs;
  const [x, y] = [headLengthMm / 2 - headEdgeMm, headWidthMm / 2 - headEdgeMm];
  return {
    role: 'post',
    // The post's y lies along the connector's x, its z along y.
    heightMm: widthMm,
    widthMm: heightMm,
    place: { origin: [-widthMm / 2, -heightMm / 2, topMm], xAxis: [0, 0, 1], yAxis: [1, 0, 0] },
    shownMm: 200,
    features: [
      ...[-x, x].flatMap((dx) =>
        [-y, y].map((dy) => ({
          kind: 'hole' as const,
          at: [0, widthMm / 2 + dx, heightMm / 2 + dy] as [number, number, number],
          direction: [1, 0, 0] as [number, number, number],
          diameterMm: screwMm,
          depthMm: screwLengthMm(screwMm),
          use: 'screw' as const,
        })),
      ),
      ...(rodDepthMm === null
        ? []
        : [
            {
              kind: 'hole' as const,
              at: [0, widthMm / 2, heightMm / 2] as [number, number, number],
              direction: [1, 0, 0] as [number, number, number],
              diameterMm: rodMm + 2,
              depthMm: rodDepthMm,
              use: 'rod' as const,
            },
          ]),
    ],
  };
};

const screwLengthMm = (d: number) => upTo(10, 10 * d);

const boughtOf = ({ screwMm, anchorMm }: Inputs): BoughtFastener[] => [
  { kind: 'screw', diameterMm: screwMm, lengthMm: screwLengthMm(screwMm), count: 4 },
  { kind: 'anchor', diameterMm: anchorMm, lengthMm: null, count: 4 },
];
