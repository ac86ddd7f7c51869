import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { ConnectorDesign } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { useMemo, useRef, useState } from 'react';
import styles from './connector-picture.module.css';
import { connectorFaces, type Face } from './connector-solids.ts';

type PictureProps = {
  design: ConnectorDesign;
  profiles: readonly Profile[];
  /** What is shown, for those who do not see it; empty: its name stands beside it. */
  label: string;
  /** Which axis of the connector points up. */
  up: 'y' | 'z';
  isTurnable?: boolean;
};

type Turn = { yaw: number; pitch: number };
const usualTurn: Turn = { yaw: -0.62, pitch: 0.42 };
const radPerPx = 0.01;

/** A connector in its wood, drawn from its own faces; steel lies over the wood so that nothing of it is hidden. */
export const ConnectorPicture = ({ design, profiles, label, up, isTurnable = false }: PictureProps) => {
  const [turn, setTurn] = useState(usualTurn);
  const grip = useRef<{ x: number; y: number; turn: Turn } | null>(null);
  const faces = useMemo(() => connectorFaces(design, profiles), [design, profiles]);
  const { shapes, box } = useMemo(() => drawFaces(faces, turn, up), [faces, turn, up]);
  const turning = isTurnable
    ? {
        onPointerDown: (event: React.PointerEvent<SVGSVGElement>) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY, turn };
        },
        onPointerMove: (event: React.PointerEvent) => {
          const held = grip.current;
          if (!held) return;
          const pitch = held.turn.pitch + (event.clientY - held.y) * radPerPx;
          setTurn({
            yaw: held.turn.yaw + (event.clientX - held.x) * radPerPx,
            pitch: Math.max(-1.5, Math.min(1.5, pitch)),
          });
        },
        onPointerUp: () => {
          grip.current = null;
        },
        onPointerCancel: () => {
          grip.current = null;
        },
      }
    : {};
  return (
    <svg
      viewBox={box.join(' ')}
      className={`${styles.picture} ${isTurnable ? styles.turnable : ''}`}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...turning}
    >
      {shapes.map(({ path, tone, light }, n) => (
        <path
          key={n}
          d={path}
          fillRule="evenodd"
          className={styles[tone]}
          style={{ '--light': `${light}%` } as React.CSSProperties}
        />
      ))}
    </svg>
  );
};

const isWood = ({ tone }: Pick<Face, 'tone'>) => tone === 'wood';

type Shape = { path: string; tone: Face['tone']; light: number; depth: number };

const drawFaces = (faces: readonly Face[], { yaw, pitch }: Turn, up: 'y' | 'z') => {
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)];
  /** To the right, downwards, towards the viewer. */
  const seen = ([x, y, z]: Vector): Vector => {
    const [height, ahead] = up === 'y' ? [y, z] : [z, -y];
    const across = x * cosYaw + ahead * sinYaw;
    const near = -x * sinYaw + ahead * cosYaw;
    return [across, near * sinPitch - height * cosPitch, height * sinPitch + near * cosPitch];
  };
  const shapes: Shape[] = [];
  const bounds = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const { tone, corners, holes } of faces) {
    const points = corners.map(seen);
    for (const [x, y] of points) {
      bounds[0] = Math.min(bounds[0] ?? x, x);
      bounds[1] = Math.min(bounds[1] ?? y, y);
      bounds[2] = Math.max(bounds[2] ?? x, x);
      bounds[3] = Math.max(bounds[3] ?? y, y);
    }
    const normal = normalOf(points);
    if (normal[2] <= 1e-9) continue;
    shapes.push({
      path: [points, ...holes.map((hole) => hole.map(seen))].map(pathOf).join(''),
      tone,
      light: Math.round(50 - 50 * (normal[1] * 0.8 - normal[0] * 0.3)),
      depth: points.reduce((sum, point) => sum + point[2], 0) / points.length,
    });
  }
  shapes.sort((a, b) => (isWood(a) === isWood(b) ? a.depth - b.depth : isWood(a) ? -1 : 1));
  const [left = 0, top = 0, right = 1, bottom = 1] = bounds;
  const margin = 0.04 * Math.max(right - left, bottom - top);
  const box = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  return { shapes, box: box.map((value) => Math.round(value * 10) / 10) };
};

/** Of a flat face seen with y downwards: its third part is positive where the face looks at the viewer. */
const normalOf = (points: readonly Vector[]): Vector => {
  let [nx, ny, nz] = [0, 0, 0];
  points.forEach(([x, y, z], n) => {
    const [nextX, nextY, nextZ] = points[(n + 1) % points.length] ?? [x, y, z];
    nx += (y - nextY) * (z + nextZ);
    ny += (z - nextZ) * (x + nextX);
    nz += (x - nextX) * (y + nextY);
  });
  const size = Math.hypot(nx, ny, nz) || 1;
  return [-nx / size, -ny / size, -nz / size];
};

const pathOf = (points: readonly Vector[]) =>
  `M${points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`).join('L')}Z`;
