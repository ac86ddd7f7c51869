import type { Profile } from '../../catalogue/profile.schema.ts';
import type { Body, Processing } from '../../geometry/body/body.schema.ts';
import { drillingOf } from '../../geometry/body/drilling-of.ts';
import { sideFrames } from '../../geometry/body/side-frames.ts';
import { cosDeg, sinDeg } from '../../geometry/body/vectors.ts';
import { outerSize } from '../recognition/profile-shape.ts';
import { spreadOpening } from './opening.schema.ts';
import type { EndCut, ProfileForm, SideHole } from './single-part-form.schema.ts';

/** The body of a profile: its height along z, so that the front (side 1) shows the height and top and bottom the width. */
export const profileBody = (form: ProfileForm, profile: Profile): Body => {
  const { h, b } = outerSize(profile);
  const blankMm = { length: form.lengthMm, height: b, width: h };
  return {
    blankMm,
    section: { kind: 'profile', profileId: profile.id, heightAxis: 'z', flipY: false, flipZ: false },
    processings: [
      ...endCut('start', form.startCut, blankMm),
      ...endCut('end', form.endCut, blankMm),
      ...form.holes.flatMap((hole) => holesOf(hole, blankMm)),
    ],
  };
};

const sides = { front: 1, bottom: 2, back: 3, top: 4 } as const;

/** A plane through the blank's corner that reaches farthest, so that the piece keeps its overall length. */
const endCut = (
  orientation: 'start' | 'end',
  { angleDeg, inclinationDeg }: EndCut,
  blankMm: Body['blankMm'],
): Processing[] => {
  if (angleDeg === 90 && inclinationDeg === 90) return [];
  const lean = cosDeg(angleDeg) / sinDeg(angleDeg);
  const tilt = cosDeg(inclinationDeg) / sinDeg(inclinationDeg) / sinDeg(angleDeg);
  const nearest = Math.min(0, blankMm.width * lean) + Math.min(0, blankMm.height * tilt);
  return [
    {
      kind: 'JackRafterCut',
      name: 'JackRafterCut',
      carriedOut: true,
      plane: sideFrames(blankMm)[0] ?? null,
      side: 1,
      parameters: {
        Orientation: orientation,
        StartX: orientation === 'start' ? -nearest : blankMm.length + nearest,
        StartY: 0,
        StartDepth: 0,
        Angle: angleDeg,
        Inclination: inclinationDeg,
      },
      contours: [],
    },
  ];
};

const holesOf = (hole: SideHole, blankMm: Body['blankMm']): Processing[] => {
  const side = sides[hole.side];
  const acrossMm = side === 1 || side === 3 ? blankMm.height : blankMm.width;
  const sideMm = side === 1 || side === 3 ? blankMm.width : blankMm.height;
  const isFlipped = side === 2 || side === 3;
  const depthMm = hole.through === 'near' ? acrossMm / 2 : null;
  const plane = sideFrames(blankMm)[side - 1] ?? null;
  return spreadOpening({ ...hole, kind: 'hole' }).map(({ xMm, yMm, diameterMm }) =>
    drillingOf({ plane, side, xMm, yMm: isFlipped ? sideMm - yMm : yMm, diameterMm, depthMm }),
  );
};
