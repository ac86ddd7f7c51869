import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { ConnectorDesign, SteelBar, SteelPlate } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import { outerSize } from '@knotenblech/shared/files/recognition/profile-shape.ts';
import type { Frame, Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Point } from '@knotenblech/shared/geometry/body/path.ts';
import { cross, pointIn } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { TimberMember } from '@knotenblech/shared/timber/timber-member.ts';

/** A flat face with what is cut through it; its corners turn left seen from outside. */
export type Face = { tone: 'steel' | 'round' | 'wood'; corners: Vector[]; holes: Vector[][] };

/** Everything of a connector as flat faces in its own coordinates, wood too. */
export const connectorFaces = (
  { parts, members }: Pick<ConnectorDesign, 'parts' | 'members'>,
  profiles: readonly Profile[],
): Face[] => [
  ...parts.filter(isShown(parts)).flatMap((part) =>
    part.kind === 'plate'
      ? plateFaces(part)
      : barFaces(
          part,
          profiles.find(({ id }) => id === part.profileId),
        ),
  ),
  ...members.flatMap(woodFaces),
];

/** A washer plate has its place on the flat shape of what it lies on: where that is drawn bent it is left out. */
const isShown = (parts: ConnectorDesign['parts']) => {
  const isBent = parts.some((part) => part.kind === 'plate' && part.bends !== null);
  return ({ role }: ConnectorDesign['parts'][number]) => !(isBent && role === 'washer-plate');
};

type Place = (u: number, v: number, w: number) => Vector;

/** A prism between w 0 and its depth: the first face looks against w. */
const prism = (outline: readonly Point[], depthMm: number, place: Place, rings: readonly Point[][]): Face[] => {
  const face = (corners: Vector[], holes: Vector[][]): Face => ({ tone: 'steel', corners, holes });
  const at = (w: number) => (points: readonly Point[]) => points.map(([u, v]) => place(u, v, w));
  const sides = outline.map(([u, v], n) => {
    const [nextU, nextV] = outline[(n + 1) % outline.length] ?? [u, v];
    return face([place(u, v, 0), place(u, v, depthMm), place(nextU, nextV, depthMm), place(nextU, nextV, 0)], []);
  });
  return [
    face(at(0)(outline), rings.map(at(0))),
    face(at(depthMm)(outline.toReversed()), rings.map(at(depthMm))),
    ...sides,
  ];
};

const ring = (u: number, v: number, radius: number): Point[] =>
  Array.from({ length: 16 }, (_, n) => [
    u + radius * Math.cos((n * Math.PI) / 8),
    v + radius * Math.sin((n * Math.PI) / 8),
  ]);

const plateFaces = (plate: SteelPlate): Face[] =>
  plate.places.flatMap((frame) => {
    const strips = stripsOf(plate);
    return strips.flatMap(({ outline, place, contains }) => {
      const rings = plate.holes
        .filter(({ uMm, vMm }) => contains(uMm, vMm))
        .map(({ uMm, vMm, diameterMm }) => ring(uMm, vMm, diameterMm / 2));
      return prism(outline, plate.thicknessMm, place(frame), rings);
    });
  });

type Strip = { outline: Point[]; place: (frame: Frame) => Place; contains: (u: number, v: number) => boolean };

/** A plate as one strip, or cut at its bends, each strip turned up along its line. */
const stripsOf = ({ outline, bends }: SteelPlate): Strip[] => {
  const flat = (frame: Frame): Place => {
    const v = cross(frame.xAxis, frame.yAxis);
    return (along, across, w) => pointIn({ origin: frame.origin, xAxis: frame.xAxis, yAxis: v }, [along, across, -w]);
  };
  if (!bends) return [{ outline, place: flat, contains: () => true }];
  const isU = bends.axis === 'u';
  const [lengthMm, widthMm] = [Math.max(...outline.map(([u]) => u)), Math.max(...outline.map(([, v]) => v))];
  const ends = [0, ...bends.linesMm, isU ? lengthMm : widthMm];
  const fixed = Math.floor((ends.length - 2) / 2);
  return ends.slice(0, -1).map((from, n) => {
    const to = ends[n + 1] ?? from;
    const line = n < fixed ? to : from;
    const side = Math.sign(n - fixed);
    const place = (frame: Frame): Place => {
      const lying = flat(frame);
      if (side === 0) return lying;
      return (u, v, w) => {
        const risen = Math.abs((isU ? u : v) - line);
        const out = line + side * w;
        return isU ? lying(out, v, -risen) : lying(u, out, -risen);
      };
    };
    const outlineOf: Point[] = isU
      ? [
          [from, 0],
          [to, 0],
          [to, widthMm],
          [from, widthMm],
        ]
      : [
          [0, from],
          [lengthMm, from],
          [lengthMm, to],
          [0, to],
        ];
    return { outline: outlineOf, place, contains: (u, v) => (isU ? u : v) >= from && (isU ? u : v) < to };
  });
};

/** The outline of a section about its middle: hollow ones as solid, which only shows at open ends. */
const sectionOf = (profile: Profile): Point[] => {
  const { h, b } = outerSize(profile);
  if (profile.dMm !== null)
    return Array.from({ length: 24 }, (_, n) => [
      b / 2 + (b / 2) * Math.cos((n * Math.PI) / 12),
      h / 2 + (h / 2) * Math.sin((n * Math.PI) / 12),
    ]);
  const [tf, tw] = [profile.tfMm ?? 0, profile.twMm ?? 0];
  if (profile.tMm !== null || tf === 0)
    return [
      [0, 0],
      [b, 0],
      [b, h],
      [0, h],
    ];
  const [left, right] = [(b - tw) / 2, (b + tw) / 2];
  return [
    [0, 0],
    [b, 0],
    [b, tf],
    [right, tf],
    [right, h - tf],
    [b, h - tf],
    [b, h],
    [0, h],
    [0, h - tf],
    [left, h - tf],
    [left, tf],
    [0, tf],
  ];
};

const barFaces = ({ lengthMm, places }: SteelBar, profile: Profile | undefined): Face[] => {
  if (!profile) return [];
  const [bottom, top, ...sides] = [sectionOf(profile).toReversed()].flatMap((outline) =>
    places.flatMap((frame) => prism(outline, lengthMm, (y, z, x) => pointIn(frame, [x, y, z]), [])),
  );
  const isRound = profile.dMm !== null;
  return [bottom, top, ...sides.map((face) => (isRound ? { ...face, tone: 'round' as const } : face))].filter(
    (face) => face !== undefined,
  );
};

const woodFaces = ({ heightMm, widthMm, place, shownMm }: TimberMember): Face[] =>
  prism(
    [
      [0, widthMm],
      [heightMm, widthMm],
      [heightMm, 0],
      [0, 0],
    ],
    shownMm,
    (y, z, x) => pointIn(place, [x, y, z]),
    [],
  ).map((face) => ({ ...face, tone: 'wood' }));
