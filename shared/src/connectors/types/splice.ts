import type { Frame } from '../../geometry/body/body.schema.ts';
import { type Loading, loadings, timberDistances } from '../../timber/timber-distances.ts';
import type { TimberFeature, TimberMember } from '../../timber/timber-member.ts';
import type { BoughtFastener } from '../parts/connector-design.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, countOf, measureOf } from '../parts/fields.ts';
import { holeGrid, plateFrame, plateOf, rectangle, rowOf } from '../parts/make-parts.ts';
import { atLeast, refuseBelow } from '../rules/connector-rules.ts';
import { leastEdgeMm, leastPitchMm, steelHoleMm, upTo } from '../rules/steel-distances.ts';

/** What slotted-in plates share: wood, plate, fasteners and how they stand. */
export const plateThicknesses = [5, 6, 8, 10, 12, 15, 20] as const;
export const fastenerDiameters = [8, 10, 12, 16, 20, 24] as const;
export const slottedFasteners = ['dowel', 'bolt'] as const;
export type SlottedFastener = (typeof slottedFasteners)[number];

type SpliceInputs = {
  widthMm: number;
  heightMm: number;
  thicknessMm: number;
  fastener: SlottedFastener;
  diameterMm: number;
  rows: number;
  columns: number;
  loading: Loading;
  gapMm: number;
  playMm: number;
  setBackMm: number;
  woodEdgeMm: number;
  pitchMm: number;
  endMm: number;
  steelEndMm: number;
};

/** Beyond the least by 2 mm, up to whole tens: what a carpenter marks out. */
export const roomy = (leastMm: number) => upTo(10, leastMm + 2);

/** Least distance of a group's outer row to the edges of the wood, where neither edge is known to be unloaded. */
export const leastWoodEdge = ({
  fastener,
  diameterMm,
  loading,
}: Pick<SpliceInputs, 'fastener' | 'diameterMm' | 'loading'>) => timberDistances(fastener, diameterMm, loading).a4t;

/** The fasteners that go through wood of this breadth. */
export const throughFasteners = (
  fastener: SlottedFastener,
  d: number,
  breadthMm: number,
  count: number,
): BoughtFastener => {
  if (fastener === 'dowel') return { kind: 'dowel', diameterMm: d, lengthMm: Math.floor(breadthMm / 5) * 5, count };
  const washersMm = 2 * Math.ceil(0.3 * d);
  return { kind: 'bolt', diameterMm: d, lengthMm: upTo(10, breadthMm + washersMm + 0.8 * d + 3), count };
};

/** Clear of a slot's end to what stands in it, mm. */
const slotBeyondMm = 10;

/** A slot as wide as plate and play in the middle of a beam, open at its end and at both narrow faces. */
export const endSlot = (
  beam: { widthMm: number; heightMm: number },
  { thicknessMm, playMm, reachMm }: { thicknessMm: number; playMm: number; reachMm: number },
): TimberFeature => {
  const half = (thicknessMm + playMm) / 2;
  return {
    kind: 'slot',
    from: [0, 0, beam.widthMm / 2 - half],
    to: [reachMm + slotBeyondMm, beam.heightMm, beam.widthMm / 2 + half],
  };
};

/** Wood that is drilled across for dowels or bolts: a dowel's hole is as thick as it, a bolt's 1 mm more. */
export const crossHole = (
  xMm: number,
  yMm: number,
  { fastener, diameterMm }: { fastener: SlottedFastener; diameterMm: number },
): TimberFeature => ({
  kind: 'hole',
  at: [xMm, yMm, 0],
  direction: [0, 0, 1],
  diameterMm: fastener === 'bolt' ? diameterMm + 1 : diameterMm,
  depthMm: null,
  use: fastener,
});

/** A plate slotted into the ends of two beams that run on: the splice. */
export const splice = defineConnector<SpliceInputs>({
  fields: {
    widthMm: measureOf(140, 80, 240),
    heightMm: measureOf(240, 100, 600),
    thicknessMm: choiceOf(plateThicknesses, 10),
    fastener: choiceOf(slottedFasteners, 'dowel'),
    diameterMm: choiceOf(fastenerDiameters, 12),
    rows: countOf(2, 1, 6),
    columns: countOf(2, 1, 8),
    loading: choiceOf(loadings, 'both'),
    gapMm: measureOf(10, 0, 50),
    playMm: measureOf(2, 1, 4),
    setBackMm: { ...measureOf(20, 0, 60), range: ({ heightMm }) => [0, (heightMm - 60) / 2] },
    woodEdgeMm: {
      ...measureOf(75, 20, 300),
      range: ({ heightMm, rows, setBackMm, fastener, diameterMm }) => {
        const least = setBackMm + leastEdgeMm(steelHoleMm(fastener, diameterMm));
        return rows === 1 ? [heightMm / 2, heightMm / 2] : [least, heightMm / 2 - 10];
      },
      advised: leastWoodEdge,
      propose: ({ heightMm, rows, ...inputs }) =>
        rows === 1
          ? heightMm / 2
          : Math.max(upTo(5, leastWoodEdge(inputs)), Math.round(heightMm / (rows + 1.2) / 5) * 5),
    },
    pitchMm: {
      ...measureOf(70, 20, 300),
      isShown: ({ columns }) => columns > 1,
      advised: ({ fastener, diameterMm, loading }) => timberDistances(fastener, diameterMm, loading).a1,
      propose: ({ fastener, diameterMm, loading }) => roomy(timberDistances(fastener, diameterMm, loading).a1),
    },
    endMm: {
      ...measureOf(90, 30, 400),
      advised: ({ fastener, diameterMm, loading }) => endOf(timberDistances(fastener, diameterMm, loading)),
      propose: ({ fastener, diameterMm, loading }) => roomy(endOf(timberDistances(fastener, diameterMm, loading))),
    },
    steelEndMm: {
      ...measureOf(40, 15, 150),
      range: ({ fastener, diameterMm }) => [leastEdgeMm(steelHoleMm(fastener, diameterMm)), 150],
      propose: ({ fastener, diameterMm }) => upTo(5, 3 * steelHoleMm(fastener, diameterMm)),
    },
  },
  shape: (inputs) => {
    const { widthMm, heightMm, thicknessMm, fastener, diameterMm, rows, columns, gapMm, playMm } = inputs;
    const { setBackMm, woodEdgeMm, pitchMm, endMm, steelEndMm } = inputs;
    const least = timberDistances(fastener, diameterMm, inputs.loading);
    const d0 = steelHoleMm(fastener, diameterMm);
    const rowMm = rows === 1 ? 0 : (heightMm - 2 * woodEdgeMm) / (rows - 1);
    const sideMm = (widthMm - thicknessMm - playMm) / 2;
    const refusals = [
      ...refuseBelow('no-side-wood', sideMm, 20),
      ...refuseBelow('holes-leave-plate', woodEdgeMm - setBackMm, leastEdgeMm(d0)),
      ...(rows > 1 ? refuseBelow('rows-too-close', rowMm, leastPitchMm(d0).p2) : []),
      ...(columns > 1 ? refuseBelow('columns-too-close', pitchMm, leastPitchMm(d0).p1) : []),
    ];
    if (refusals.length > 0) return refusals;
    const reachMm = endMm + (columns - 1) * pitchMm + steelEndMm;
    const lengthMm = gapMm + 2 * reachMm;
    const breadthMm = heightMm - 2 * setBackMm;
    const xs = rowOf(endMm, columns, pitchMm);
    const ys = rowOf(woodEdgeMm, rows, rowMm);
    const us = [...xs.map((x) => reachMm - x).toReversed(), ...xs.map((x) => reachMm + gapMm + x)];
    const vs = ys.map((y) => y - setBackMm);
    const features = [
      ...xs.flatMap((x) => ys.map((y) => crossHole(x, y, inputs))),
      endSlot(inputs, { thicknessMm, playMm, reachMm }),
    ];
    const beam = (role: TimberMember['role'], place: Frame): TimberMember => ({
      role,
      heightMm,
      widthMm,
      place,
      shownMm: reachMm + Math.max(120, heightMm / 2),
      features,
    });
    return {
      parts: [
        plateOf({
          role: 'splice-plate',
          thicknessMm,
          outline: rectangle(lengthMm, breadthMm),
          holes: holeGrid(us, vs, { diameterMm: d0, use: fastener }),
          places: [plateFrame({ at: [0, 0, thicknessMm / 2], u: [1, 0, 0], v: [0, 1, 0] })],
        }),
      ],
      welds: [],
      members: [
        beam('left', { origin: [reachMm, -setBackMm, widthMm / 2], xAxis: [-1, 0, 0], yAxis: [0, 1, 0] }),
        beam('right', { origin: [reachMm + gapMm, -setBackMm, -widthMm / 2], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }),
      ],
      bought: [throughFasteners(fastener, diameterMm, widthMm, 2 * rows * columns)],
      remarks: [
        ...(columns > 1 ? atLeast('a1', pitchMm, least.a1) : []),
        ...(rows > 1 ? atLeast('a2', rowMm, least.a2) : []),
        ...atLeast('a3t', endMm, endOf(least)),
        ...atLeast('a4t', woodEdgeMm, least.a4t),
        ...atLeast('side-wood', sideMm, Math.max(4 * diameterMm, 30)),
      ],
      facts: [],
    };
  },
});

/** A splice's end is loaded by tension, and by shear as an unloaded one. */
const endOf = ({ a3t, a3c }: { a3t: number; a3c: number }) => Math.max(a3t, a3c);
