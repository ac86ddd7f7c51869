import type { Profile } from '../../catalogue/profile.schema.ts';
import { outerSize } from '../../files/recognition/profile-shape.ts';
import { isGalvanised } from '../../parts/finishes.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, measureOf } from '../parts/fields.ts';
import { lyingFrame, plateOf, rectangle } from '../parts/make-parts.ts';
import { atLeast, refuseBelow } from '../rules/connector-rules.ts';
import {
  anchorHoleMm,
  boltHoleMm,
  filletMm,
  leastEdgeMm,
  leastPitchMm,
  proposedEdgeMm,
  washerMm,
} from '../rules/steel-distances.ts';
import { cornerHoles, standingBar } from './column-base.ts';

/** Sections that posts are made of; their keys in the catalogue. */
export const postProfiles = [
  'SHS60x60x4-CF',
  'SHS80x80x5-CF',
  'SHS100x100x5-CF',
  'SHS120x120x5-CF',
  'SHS140x140x5-CF',
  'CHS60.3x4',
  'CHS76.1x5',
  'CHS88.9x5',
  'CHS114.3x5',
  'HEA100',
  'HEA120',
  'HEA140',
  'HEA160',
] as const;

type PostInputs = {
  profile: (typeof postProfiles)[number];
  systemMm: number;
  headThicknessMm: number;
  headBoltMm: number;
  footThicknessMm: number;
  footAnchorMm: number;
  headLengthMm: number;
  headWidthMm: number;
  headEdgeMm: number;
  footLengthMm: number;
  footWidthMm: number;
  footEdgeMm: number;
};

const thicknesses = [8, 10, 12, 15, 20, 25, 30] as const;

/** Height of a section as its key tells; close enough for what is proposed. */
const sizeOf = (profile: string) => upToFive(Number(/\d+(\.\d+)?/.exec(profile)?.[0] ?? 100));
const upToFive = (mm: number) => Math.ceil(mm / 5) * 5;

/** Wall or flange that a plate is welded to, mm. */
export const wallOf = ({ tMm, tfMm, twMm }: Profile): number => tMm ?? Math.min(tfMm ?? 0, twMm ?? tfMm ?? 0);

/** What is welded around a section: its outline, mm. */
export const aroundMm = ({ surfaceM2PerM }: Profile): number => surfaceM2PerM * 1000;

/** A steel post between a head and a foot plate. */
export const steelPost = defineConnector<PostInputs>({
  fields: {
    profile: choiceOf(postProfiles, 'SHS80x80x5-CF'),
    systemMm: measureOf(2500, 300, 6000),
    headThicknessMm: choiceOf(thicknesses, 12),
    headBoltMm: choiceOf([10, 12, 16, 20], 12),
    footThicknessMm: choiceOf(thicknesses, 15),
    footAnchorMm: choiceOf([12, 16, 20, 24], 16),
    headLengthMm: { ...measureOf(200, 60, 600), propose: ({ profile }) => sizeOf(profile) + 120 },
    headWidthMm: { ...measureOf(150, 60, 600), propose: ({ profile }) => sizeOf(profile) + 70 },
    headEdgeMm: {
      ...measureOf(25, 10, 150),
      range: ({ headBoltMm }) => [leastEdgeMm(boltHoleMm(headBoltMm)), 150],
      propose: ({ headBoltMm }) => proposedEdgeMm(boltHoleMm(headBoltMm)),
    },
    footLengthMm: { ...measureOf(220, 60, 600), propose: ({ profile }) => sizeOf(profile) + 140 },
    footWidthMm: { ...measureOf(220, 60, 600), propose: ({ profile }) => sizeOf(profile) + 140 },
    footEdgeMm: {
      ...measureOf(30, 10, 150),
      range: ({ footAnchorMm }) => [leastEdgeMm(anchorHoleMm(footAnchorMm)), 150],
      propose: ({ footAnchorMm }) => proposedEdgeMm(anchorHoleMm(footAnchorMm)),
    },
  },
  shape: (inputs, profiles) => {
    const profile = profiles.find(({ id }) => id === inputs.profile);
    if (!profile) return [{ reason: 'profile-missing', measured: 0, limit: 0 }];
    const { systemMm, headThicknessMm, footThicknessMm, headBoltMm, footAnchorMm, surface } = inputs;
    const { h, b } = outerSize(profile);
    const plates = [
      {
        sizes: [inputs.headLengthMm, inputs.headWidthMm] as const,
        edgeMm: inputs.headEdgeMm,
        d0: boltHoleMm(headBoltMm),
        d: headBoltMm,
        thicknessMm: headThicknessMm,
      },
      {
        sizes: [inputs.footLengthMm, inputs.footWidthMm] as const,
        edgeMm: inputs.footEdgeMm,
        d0: anchorHoleMm(footAnchorMm),
        d: footAnchorMm,
        thicknessMm: footThicknessMm,
      },
    ];
    const clearOf = ({ sizes: [length, width], edgeMm }: (typeof plates)[number]) =>
      Math.max(length / 2 - edgeMm - b / 2, width / 2 - edgeMm - h / 2);
    const refusals = plates.flatMap((plate) => [
      ...plate.sizes.flatMap((side) =>
        refuseBelow('plate-too-small', side - 2 * plate.edgeMm, leastPitchMm(plate.d0).p2),
      ),
      ...refuseBelow('plate-too-small', Math.min(plate.sizes[0] - b, plate.sizes[1] - h), 0),
      ...refuseBelow('holes-mix', clearOf(plate), plate.d0 / 2 + 2),
    ]);
    if (refusals.length > 0) return refusals;
    const [head, foot] = plates as [(typeof plates)[number], (typeof plates)[number]];
    // One throat for the whole post, that of its thicker plate.
    const weld = filletMm(Math.max(headThicknessMm, footThicknessMm), wallOf(profile));
    const isHollow = profile.tMm !== null;
    return {
      parts: [
        plateOf({
          role: 'head-plate',
          thicknessMm: headThicknessMm,
          outline: rectangle(...head.sizes),
          holes: cornerHoles([...head.sizes, head.edgeMm], head.d0, 'bolt'),
          places: [lyingFrame(-head.sizes[0] / 2, -head.sizes[1] / 2, systemMm)],
        }),
        {
          kind: 'bar',
          role: 'column',
          profileId: profile.id,
          lengthMm: systemMm - headThicknessMm - footThicknessMm,
          places: [standingBar({ heightMm: h, widthMm: b }, footThicknessMm)],
        },
        plateOf({
          role: 'foot-plate',
          thicknessMm: footThicknessMm,
          outline: rectangle(...foot.sizes),
          holes: cornerHoles([...foot.sizes, foot.edgeMm], foot.d0, 'anchor'),
          places: [lyingFrame(-foot.sizes[0] / 2, -foot.sizes[1] / 2, footThicknessMm)],
        }),
      ],
      welds: [
        { parts: [0, 1], aMm: weld.aMm, lengthMm: aroundMm(profile) },
        { parts: [1, 2], aMm: weld.aMm, lengthMm: aroundMm(profile) },
      ],
      members: [],
      bought: [
        { kind: 'bolt', diameterMm: headBoltMm, lengthMm: null, count: 4 },
        { kind: 'anchor', diameterMm: footAnchorMm, lengthMm: null, count: 4 },
      ],
      remarks: [
        ...plates.flatMap((plate) => [
          ...atLeast('washer-room', clearOf(plate), weld.aMm * Math.SQRT2 + washerMm(plate.d) / 2 + 2),
          ...atLeast('overhang', Math.min(plate.sizes[0] - b, plate.sizes[1] - h) / 2, weld.aMm * Math.SQRT2 + 3),
        ]),
        ...atLeast('weld-cap', weld.aMm, weld.wantedMm),
        ...(isHollow && isGalvanised(surface) ? [{ rule: 'vents' as const, measured: 0, limit: 0 }] : []),
      ],
      facts: [{ kind: 'total-height', mm: systemMm }],
    };
  },
});
