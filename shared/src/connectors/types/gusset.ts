import type { Point } from '../../geometry/body/path.ts';
import { cosDeg, sinDeg } from '../../geometry/body/vectors.ts';
import { timberDistances } from '../../timber/timber-distances.ts';
import type { TimberMember } from '../../timber/timber-member.ts';
import type { SteelHole } from '../parts/connector-design.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, countOf, type Fields, measureOf } from '../parts/fields.ts';
import { hullOf, plateFrame, plateOf, rowOf } from '../parts/make-parts.ts';
import { atLeast, type ConnectorRefusal, refuseBelow } from '../rules/connector-rules.ts';
import { leastEdgeMm, leastPitchMm, steelHoleMm, upTo } from '../rules/steel-distances.ts';
import {
  crossHole,
  endSlot,
  fastenerDiameters,
  plateThicknesses,
  roomy,
  type SlottedFastener,
  slottedFasteners,
  throughFasteners,
} from './splice.ts';

const memberCounts = [2, 3, 4] as const;
const platePlaces = ['slotted', 'outside'] as const;

type Place = 1 | 2 | 3 | 4;
type MemberInputs<N extends Place> = Record<
  `angle${N}Deg` | `height${N}Mm` | `rows${N}` | `columns${N}` | `first${N}Mm`,
  number
>;

type GussetInputs = {
  members: number;
  plates: (typeof platePlaces)[number];
  widthMm: number;
  thicknessMm: number;
  fastener: SlottedFastener;
  diameterMm: number;
  gapMm: number;
  playMm: number;
  pitchMm: number;
  steelEdgeMm: number;
} & MemberInputs<1> &
  MemberInputs<2> &
  MemberInputs<3> &
  MemberInputs<4>;

type Member = {
  angleDeg: number;
  heightMm: number;
  rows: number;
  columns: number;
  firstMm: number;
};

const memberOf = (inputs: GussetInputs, n: Place): Member => ({
  angleDeg: inputs[`angle${n}Deg`],
  heightMm: inputs[`height${n}Mm`],
  rows: inputs[`rows${n}`],
  columns: inputs[`columns${n}`],
  firstMm: inputs[`first${n}Mm`],
});

const placesOf = (inputs: GussetInputs): Place[] => ([1, 2, 3, 4] as const).filter((n) => n <= inputs.members);

/** Members are loaded along their grain. */
const leastOf = ({ fastener, diameterMm }: Pick<GussetInputs, 'fastener' | 'diameterMm'>) =>
  timberDistances(fastener, diameterMm, 'tension');

/** Rows stand as far from the edges as the rules ask, up to whole tens. */
const rowSpacing = ({ heightMm, rows }: Pick<Member, 'heightMm' | 'rows'>, inputs: GussetInputs) =>
  rows === 1 ? 0 : (heightMm - 2 * upTo(10, leastOf(inputs).a4c)) / (rows - 1);

/** The smaller angle between two directions, degrees. */
const between = (a: number, b: number) => {
  const turn = Math.abs(a - b) % 360;
  return Math.min(turn, 360 - turn);
};

/**
 * How far from the node each member's wood begins: the first at half the gap; each next where its square end clears those before it,
 * over their flank or, when it leans away, in front of their end.
 */
const woodStarts = (members: readonly Member[], gapMm: number): number[] => {
  const clear = gapMm / 2;
  const starts: number[] = [];
  members.forEach((member, place) => {
    const halfMm = member.heightMm / 2;
    const needed = members.slice(0, place).map((other, before) => {
      const angle = between(member.angleDeg, other.angleDeg);
      const [sin, cos] = [sinDeg(angle), cosDeg(angle)];
      const overFlank =
        sin < 1e-6 ? Number.POSITIVE_INFINITY : (other.heightMm / 2 + clear + halfMm * Math.abs(cos)) / sin;
      const beforeEnd = cos > -1e-6 ? Number.POSITIVE_INFINITY : (halfMm * sin - (starts[before] ?? 0) + gapMm) / -cos;
      return Math.min(overFlank, beforeEnd);
    });
    starts.push(Math.max(clear, ...needed));
  });
  return starts;
};

/** Fields of the n-th member; the first two are a chord that runs through. */
const memberFields = <N extends Place>(n: N, angleDeg: number, heightMm: number): Fields<MemberInputs<N>> => {
  const isShown = ({ members }: GussetInputs) => members >= n;
  const startOf = (inputs: GussetInputs) => {
    const members = placesOf({ ...inputs, members: n }).map((each) => memberOf(inputs, each));
    return woodStarts(members, inputs.gapMm).at(-1) ?? 0;
  };
  const firstOf = (inputs: GussetInputs) => Math.min(2000, startOf(inputs) + leastOf(inputs).a3t);
  return {
    [`angle${n}Deg`]: { kind: 'number', unit: '°', usual: angleDeg, bounds: [0, 360], isShown },
    [`height${n}Mm`]: { ...measureOf(heightMm, 80, 400), isShown },
    [`rows${n}`]: { ...countOf(2, 1, 4), isShown },
    [`columns${n}`]: { ...countOf(2, 1, 6), isShown },
    [`first${n}Mm`]: {
      ...measureOf(130, 20, 2000),
      isShown,
      range: (inputs: GussetInputs) => [
        Math.min(1990, startOf(inputs) + leastEdgeMm(steelHoleMm(inputs.fastener, inputs.diameterMm))),
        2000,
      ],
      advised: firstOf,
      propose: (inputs: GussetInputs) => upTo(10, firstOf(inputs)),
    },
  } as unknown as Fields<MemberInputs<N>>;
};

type Strip = { member: Member; startMm: number; rs: number[]; ss: number[] };

const toNode = (angleDeg: number, r: number, s: number): Point => [
  r * cosDeg(angleDeg) - s * sinDeg(angleDeg),
  r * sinDeg(angleDeg) + s * cosDeg(angleDeg),
];

/** A plate at a node that holds the ends of two to four members. */
export const gusset = defineConnector<GussetInputs>({
  fields: {
    members: choiceOf(memberCounts, 3),
    plates: choiceOf(platePlaces, 'slotted'),
    widthMm: measureOf(140, 60, 240),
    thicknessMm: choiceOf(plateThicknesses, 8),
    fastener: choiceOf(slottedFasteners, 'dowel'),
    diameterMm: choiceOf(fastenerDiameters, 12),
    gapMm: measureOf(10, 5, 30),
    playMm: { ...measureOf(2, 1, 4), isShown: ({ plates }) => plates === 'slotted' },
    pitchMm: {
      ...measureOf(70, 20, 300),
      advised: (inputs) => leastOf(inputs).a1,
      propose: (inputs) => roomy(leastOf(inputs).a1),
    },
    steelEdgeMm: {
      ...measureOf(40, 15, 150),
      range: ({ fastener, diameterMm }) => [leastEdgeMm(steelHoleMm(fastener, diameterMm)), 150],
      propose: ({ fastener, diameterMm }) => upTo(5, 3 * steelHoleMm(fastener, diameterMm)),
    },
    ...memberFields(1, 180, 140),
    ...memberFields(2, 0, 140),
    ...memberFields(3, 45, 130),
    ...memberFields(4, 135, 130),
  },
  shape: (inputs) => {
    const { plates, widthMm, thicknessMm, fastener, diameterMm, gapMm, playMm, pitchMm, steelEdgeMm } = inputs;
    const members = placesOf(inputs).map((n) => memberOf(inputs, n));
    const d0 = steelHoleMm(fastener, diameterMm);
    const starts = woodStarts(members, gapMm);
    const strips = members.map((member, place): Strip => {
      const rowMm = rowSpacing(member, inputs);
      const ss = rowOf((-rowMm * (member.rows - 1)) / 2, member.rows, rowMm);
      return { member, startMm: starts[place] ?? 0, rs: rowOf(member.firstMm, member.columns, pitchMm), ss };
    });
    const refusals = refuseStrips(strips, inputs, d0);
    if (refusals.length > 0) return refusals;

    const holesAt = strips.map(({ member, rs, ss }) => rs.flatMap((r) => ss.map((s) => toNode(member.angleDeg, r, s))));
    const hull = hullOf(
      strips.flatMap(({ member, rs, ss }) => {
        const across = (ss.at(-1) ?? 0) + steelEdgeMm;
        return [(rs.at(-1) ?? 0) + steelEdgeMm, (rs[0] ?? 0) - steelEdgeMm].flatMap((r) =>
          [across, -across].map((s) => toNode(member.angleDeg, r, s)),
        );
      }),
    );
    const [left, low] = [Math.min(...hull.map(([x]) => x)), Math.min(...hull.map(([, y]) => y))];
    const holes = holesAt.map((points) =>
      points.map(([x, y]): SteelHole => ({ uMm: x - left, vMm: y - low, diameterMm: d0, use: fastener })),
    );
    if (mixed(holes) < leastPitchMm(d0).p2)
      return [{ reason: 'holes-mix', measured: Math.round(mixed(holes) * 100) / 100, limit: leastPitchMm(d0).p2 }];
    const zs = plates === 'slotted' ? [thicknessMm / 2] : [widthMm / 2 + thicknessMm, -widthMm / 2];
    const sideMm = (widthMm - thicknessMm - playMm) / 2;
    const gripMm = plates === 'slotted' ? widthMm : widthMm + 2 * thicknessMm;
    const least = leastOf(inputs);
    return {
      parts: [
        plateOf({
          role: 'gusset-plate',
          thicknessMm,
          outline: hull.map(([x, y]): Point => [x - left, y - low]),
          holes: holes.flat(),
          places: zs.map((z) => plateFrame({ at: [left, low, z], u: [1, 0, 0], v: [0, 1, 0] })),
        }),
      ],
      welds: [],
      members: strips.map((strip) => woodOf(strip, inputs, hull)),
      bought: [throughFasteners(fastener, diameterMm, gripMm, holes.flat().length)],
      remarks: [
        ...(strips.some(({ rs }) => rs.length > 1) ? atLeast('a1', pitchMm, least.a1) : []),
        ...strips.flatMap(({ member, startMm }) => [
          ...(member.rows > 1 ? atLeast('a2', rowSpacing(member, inputs), least.a2) : []),
          ...atLeast('a3t', member.firstMm - startMm, least.a3t),
        ]),
        ...(plates === 'slotted' ? atLeast('side-wood', sideMm, Math.max(4 * diameterMm, 30)) : []),
      ],
      facts: [],
    };
  },
});

const refuseStrips = (strips: readonly Strip[], inputs: GussetInputs, d0: number): ConnectorRefusal[] => {
  const { plates, widthMm, thicknessMm, playMm, pitchMm, fastener } = inputs;
  return [
    ...(plates === 'outside' && fastener === 'dowel'
      ? [{ reason: 'dowels-outside', measured: 0, limit: 0 } as const]
      : []),
    ...(plates === 'slotted' ? refuseBelow('no-side-wood', (widthMm - thicknessMm - playMm) / 2, 20) : []),
    ...strips.flatMap(({ member }, place) => [
      ...(member.rows > 1 ? refuseBelow('rows-too-close', rowSpacing(member, inputs), leastPitchMm(d0).p2) : []),
      ...(member.columns > 1 ? refuseBelow('columns-too-close', pitchMm, leastPitchMm(d0).p1) : []),
      ...strips
        .slice(0, place)
        .flatMap((other) =>
          refuseBelow('members-too-close', between(member.angleDeg, other.member.angleDeg), leastAngleDeg),
        ),
    ]),
  ];
};

const leastAngleDeg = 20;

/** The smallest distance between holes of different members, mm. */
const mixed = (holes: readonly SteelHole[][]): number => {
  let least = Number.POSITIVE_INFINITY;
  holes.forEach((own, place) => {
    for (const other of holes.slice(place + 1).flat())
      for (const hole of own) least = Math.min(least, Math.hypot(hole.uMm - other.uMm, hole.vMm - other.vMm));
  });
  return least;
};

/** How far from the node a plate reaches in a member: between strips its hull reaches further than the strip of the holes. */
const reachIn = ({ angleDeg, heightMm }: Member, hull: readonly Point[]): number => {
  const half = heightMm / 2;
  const turned = hull.map((point) => toNode(-angleDeg, ...point));
  return Math.max(
    ...turned.flatMap(([r, s], place) => {
      const [nextR, nextS] = turned[(place + 1) % turned.length] ?? [r, s];
      const crossed = [-half, half]
        .filter((edge) => (s < edge && nextS > edge) || (s > edge && nextS < edge))
        .map((edge) => r + ((nextR - r) * (edge - s)) / (nextS - s));
      return Math.abs(s) <= half ? [r, ...crossed] : crossed;
    }),
  );
};

const woodOf = ({ member, startMm, rs, ss }: Strip, inputs: GussetInputs, hull: readonly Point[]): TimberMember => {
  const { angleDeg, heightMm } = member;
  const { widthMm, thicknessMm, playMm, plates } = inputs;
  const [x, y] = toNode(angleDeg, startMm, -heightMm / 2);
  const reachMm = reachIn(member, hull) - startMm;
  return {
    role: 'member',
    heightMm,
    widthMm,
    place: {
      origin: [x, y, -widthMm / 2],
      xAxis: [cosDeg(angleDeg), sinDeg(angleDeg), 0],
      yAxis: [-sinDeg(angleDeg), cosDeg(angleDeg), 0],
    },
    shownMm: reachMm + Math.max(100, heightMm / 2),
    features: [
      ...rs.flatMap((r) => ss.map((s) => crossHole(r - startMm, heightMm / 2 + s, inputs))),
      ...(plates === 'slotted' ? [endSlot({ widthMm, heightMm }, { thicknessMm, playMm, reachMm })] : []),
    ],
  };
};
