import type { Profile } from '../../catalogue/profile.schema.ts';
import type { SteelHole } from '../parts/connector-design.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, countOf, measureOf } from '../parts/fields.ts';
import { holeGrid, leastDistance, plateFrame, plateOf, rectangle } from '../parts/make-parts.ts';
import { atLeast, atMost, type ConnectorRefusal, refuseBelow } from '../rules/connector-rules.ts';
import { boltHoleMm, filletMm, leastEdgeMm, leastPitchMm, upTo, washerMm } from '../rules/steel-distances.ts';
import { aroundMm } from './steel-post.ts';

/** Beams that get end plates; their keys in the catalogue. */
export const beamProfiles = [
  'IPE120',
  'IPE140',
  'IPE160',
  'IPE180',
  'IPE200',
  'IPE220',
  'IPE240',
  'IPE270',
  'IPE300',
  'HEA120',
  'HEA140',
  'HEA160',
  'HEA180',
  'HEA200',
  'HEA220',
  'HEA240',
] as const;

type EndPlateInputs = {
  profile: (typeof beamProfiles)[number];
  systemMm: number;
  ends: 'both' | 'left';
  thicknessMm: number;
  boltMm: number;
  rows: number;
  plateWidthMm: number;
  plateHeightMm: number;
  gaugeMm: number;
  rowEdgeMm: number;
};

/** Nominal height and flange breadth of the sections above, as their keys tell; the real ones come from the catalogue. */
const nominal = (profile: string): { h: number; b: number } => {
  const size = Number(/\d+/.exec(profile)?.[0] ?? 200);
  return profile.startsWith('HEA') ? { h: size - 10, b: size } : { h: size, b: ipeBreadths[size] ?? size / 2 };
};
const ipeBreadths: Readonly<Record<number, number>> = {
  120: 64,
  140: 73,
  160: 82,
  180: 91,
  200: 100,
  220: 110,
  240: 120,
  270: 135,
  300: 150,
};

const overhangMm = 20;

/** Clear of a weld's toe by half a washer and 2 mm: how far a bolt stands from steel that is welded on. */
const clearOf = (boltMm: number, aMm: number) => aMm * Math.SQRT2 + washerMm(boltMm) / 2 + 2;

/** A rolled beam with a plate across its ends, bolted on. */
export const endPlate = defineConnector<EndPlateInputs>({
  fields: {
    profile: choiceOf(beamProfiles, 'IPE200'),
    systemMm: measureOf(3000, 300, 6000),
    ends: choiceOf(['both', 'left'] as const, 'both'),
    thicknessMm: choiceOf([10, 12, 15, 20, 25], 15),
    boltMm: choiceOf([12, 16, 20, 24], 16),
    rows: countOf(2, 2, 4),
    plateWidthMm: {
      ...measureOf(120, 60, 500),
      propose: ({ profile, boltMm }) => Math.max(upTo(10, nominal(profile).b + 20), upTo(10, 2 * (20 + 2.3 * boltMm))),
    },
    plateHeightMm: { ...measureOf(240, 80, 700), propose: ({ profile }) => nominal(profile).h + 2 * overhangMm },
    gaugeMm: {
      ...measureOf(60, 30, 400),
      range: ({ plateWidthMm, boltMm }) => [30, plateWidthMm - 2 * leastEdgeMm(boltHoleMm(boltMm))],
      propose: ({ plateWidthMm, boltMm }) =>
        Math.max(
          upTo(5, 10 + 2 * clearOf(boltMm, 4)),
          Math.min(plateWidthMm - 2 * upTo(5, 1.6 * boltHoleMm(boltMm)), 120),
        ),
    },
    rowEdgeMm: {
      ...measureOf(60, 20, 300),
      range: ({ plateHeightMm, boltMm }) => [
        leastEdgeMm(boltHoleMm(boltMm)),
        plateHeightMm / 2 - leastEdgeMm(boltHoleMm(boltMm)),
      ],
      propose: ({ plateHeightMm, profile, boltMm }) =>
        upTo(10, (plateHeightMm - nominal(profile).h) / 2 + 8.5 + clearOf(boltMm, 4)),
    },
  },
  shape: (inputs, profiles) => {
    const profile = profiles.find(({ id }) => id === inputs.profile);
    if (!profile) return [{ reason: 'profile-missing', measured: 0, limit: 0 }];
    const { systemMm, ends, thicknessMm, boltMm, plateWidthMm, plateHeightMm, gaugeMm } = inputs;
    const [h, b, tf, tw] = [profile.hMm ?? 0, profile.bMm ?? 0, profile.tfMm ?? 0, profile.twMm ?? 0];
    const d0 = boltHoleMm(boltMm);
    const flange = filletMm(thicknessMm, tf);
    const web = filletMm(thicknessMm, tw);
    const holes = boltHoles(inputs, d0);
    const insideMm = inputs.rowEdgeMm - (plateHeightMm - h) / 2 - tf;
    const refusals = refuseHoles(inputs, { holes, d0, profile, insideMm });
    if (refusals.length > 0) return refusals;
    const count = ends === 'both' ? 2 : 1;
    const barMm = systemMm - count * thicknessMm;
    const [left, right] = [-plateWidthMm / 2, plateWidthMm / 2];
    const places = [
      plateFrame({ at: [0, right, -plateHeightMm / 2], u: [0, -1, 0], v: [0, 0, 1] }),
      plateFrame({ at: [systemMm, left, -plateHeightMm / 2], u: [0, 1, 0], v: [0, 0, 1] }),
    ].slice(0, count);
    const webRunMm = 2 * (h - 2 * tf - 2 * (profile.rMm ?? 0));
    return {
      parts: [
        {
          kind: 'bar',
          role: 'beam',
          profileId: profile.id,
          lengthMm: barMm,
          places: [{ origin: [thicknessMm, -b / 2, -h / 2], xAxis: [1, 0, 0], yAxis: [0, 1, 0] }],
        },
        plateOf({ role: 'end-plate', thicknessMm, outline: rectangle(plateWidthMm, plateHeightMm), holes, places }),
      ],
      welds: [
        { parts: [0, 1], aMm: flange.aMm, lengthMm: count * (aroundMm(profile) - webRunMm) },
        { parts: [0, 1], aMm: web.aMm, lengthMm: count * webRunMm },
      ],
      members: [],
      bought: [{ kind: 'bolt', diameterMm: boltMm, lengthMm: null, count: count * holes.length }],
      remarks: [
        ...atLeast('washer-room', gaugeMm, tw + 2 * clearOf(boltMm, web.aMm)),
        ...atLeast('washer-room', insideMm, clearOf(boltMm, flange.aMm)),
        ...atMost('plate-outside', gaugeMm, b),
        ...atLeast('overhang', (plateHeightMm - h) / 2, flange.aMm * Math.SQRT2 + 3),
        ...atLeast('weld-cap', web.aMm, web.wantedMm),
      ],
      facts: [],
    };
  },
});

/** Two bolts in each row, the rows spread evenly between the outer ones. */
const boltHoles = (
  { plateWidthMm, plateHeightMm, gaugeMm, rowEdgeMm, rows }: EndPlateInputs,
  d0: number,
): SteelHole[] => {
  const vs = Array.from(
    { length: rows },
    (_, place) => rowEdgeMm + (place * (plateHeightMm - 2 * rowEdgeMm)) / (rows - 1),
  );
  return holeGrid([(plateWidthMm - gaugeMm) / 2, (plateWidthMm + gaugeMm) / 2], vs, { diameterMm: d0, use: 'bolt' });
};

type Checked = { holes: readonly SteelHole[]; d0: number; profile: Profile; insideMm: number };

const refuseHoles = (
  { plateWidthMm, plateHeightMm, gaugeMm }: EndPlateInputs,
  { holes, d0, profile, insideMm }: Checked,
): ConnectorRefusal[] => [
  ...refuseBelow('rows-too-close', leastDistance(holes), leastPitchMm(d0).p1),
  ...refuseBelow('holes-mix', (gaugeMm - (profile.twMm ?? 0)) / 2, d0 / 2 + 2),
  ...refuseBelow('holes-mix', insideMm, d0 / 2 + 2),
  ...refuseBelow('plate-too-small', plateWidthMm, profile.bMm ?? 0),
  ...refuseBelow('plate-too-small', plateHeightMm, profile.hMm ?? 0),
];
