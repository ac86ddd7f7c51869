import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import type { WebGLRenderer } from 'three';
import { type Direction, directionOf, type Spot, spotOf } from '../camera/create-motion.ts';
import { fitCamera, fitMargin, panned, turned, zoomed } from '../camera/fit-camera.ts';
import { type Gestures, watchPointers } from '../camera/watch-pointers.ts';
import { createRaycaster } from '../picking/create-raycaster.ts';
import { cornersOf, type Piece } from '../stage/piece.ts';
import { createPicture, openRenderer, type Painting } from './picture.ts';
import { createStaged, type Section, type Staged } from './staged.ts';

export type SpaceEvents = Pick<Gestures, 'onTap' | 'onDoubleTap' | 'onHover'> & {
  /** The user turned away from the view that was chosen. */
  onTurned: () => void;
  onLost: (isLost: boolean) => void;
};

export type SpaceView = ReturnType<typeof createSpaceView>;

const radPerPx = 0.008;
const farthestTimes = 8;

/** Opens the picture in its host; null where the device has no WebGL. */
export const openSpaceView = (host: HTMLElement, events: SpaceEvents): SpaceView | null => {
  const renderer = openRenderer(host);
  return renderer && createSpaceView(host, renderer, events);
};

const createSpaceView = (host: HTMLElement, renderer: WebGLRenderer, events: SpaceEvents) => {
  const staged = createStaged();
  /** Which parts fill the picture, also once that is larger or smaller; null: the user has moved or enlarged it. */
  let fitted: ((part: number) => boolean) | null = null;
  const picture = createPicture(host, {
    renderer,
    staged,
    onLost: events.onLost,
    onSize: () => {
      const pieces = fitted ? staged.shown().filter(({ part }) => fitted?.(part)) : [];
      if (pieces.length > 0) motion.move(camera.fitted(pieces, motion.goal()));
    },
  });
  const { motion, size } = picture;
  const sight = createRaycaster(() => {
    const camera = motion.camera();
    return { camera, pieces: staged.shown(), section: staged.section(), reachMm: staged.reachMm(camera.target) };
  });
  const camera = steer(picture, staged, { onTurned: events.onTurned, onMoved: () => (fitted = null) });
  const ending = watchPointers(host, { ...events, ...camera.gestures(sight.hitAt) });
  let isOutlined: (part: number) => boolean = () => false;
  return {
    /** Clears the picture for other pieces, seen from a view or from where the camera looks now. With `roughMm` boxes stand for them at once. */
    stage: (next: readonly Piece[], { view, roughMm }: { view: View | null; roughMm: number | null }) => {
      staged.put(next, roughMm);
      picture.stage();
      fitted = () => true;
      motion.move(camera.fitted(next, view === null ? motion.camera() : directionOf(view)));
    },
    /** Takes up the meshes of pieces that have arrived. */
    add: (arrived: readonly Piece[]) => {
      picture.take();
      if (arrived.some((piece) => isOutlined(piece.part))) picture.outline(isOutlined);
    },
    paint: (next: Painting, shown: (part: number) => boolean) => {
      staged.show(shown);
      picture.paint(next);
    },
    outline: (next: (part: number) => boolean) => {
      isOutlined = next;
      picture.outline(next);
    },
    cut: (next: Section | null) => {
      staged.cut(next);
      picture.cut(next);
    },
    bounds: staged.bounds,
    /** Turns to one of the seven views and shows all that is to be seen. */
    look: (view: View) => {
      fitted = () => true;
      motion.go(camera.fitted(staged.shown(), directionOf(view)));
    },
    /** Shows pieces as large as the picture allows, from where they are seen now. */
    fit: (isMeant: (part: number) => boolean) => {
      const meant = staged.shown().filter((piece) => isMeant(piece.part));
      if (meant.length === 0) return;
      fitted = isMeant;
      motion.go(camera.fitted(meant, motion.camera()));
    },
    turn: (by: Direction) => camera.turn(by, staged.middle()),
    zoom: (factor: number) => camera.zoom(factor, { x: 0, y: 0 }),
    /** The part at a spot. */
    partAt: (at: Spot): number | null => sight.hitAt(at)?.piece.part ?? null,
    /** What can be measured at a spot. */
    markAt: sight.markAt,
    /** Whether a point is within the picture now. */
    isInView: (point: Vector) => {
      const { x, y } = spotOf(motion.camera(), point);
      return Math.abs(x) <= size.width / 2 && Math.abs(y) <= size.height / 2;
    },
    /** Calls back after each frame from now on; returns what ends it. */
    watch: picture.watch,
    close: () => {
      ending();
      picture.close();
    },
  };
};

/** The user turned the picture; moved or enlarged it. */
type Moves = { onTurned: () => void; onMoved: () => void };
type Picture = ReturnType<typeof createPicture>;

/** What fingers, keys and buttons do with the camera. */
const steer = ({ motion, size }: Picture, staged: Staged, { onTurned, onMoved }: Moves) => {
  let pivot: Vector = [0, 0, 0];
  const turn = (by: Direction, about: Vector) => {
    motion.move(turned(motion.camera(), by, about));
    onTurned();
  };
  const zoom = (factor: number, at: Spot) => {
    const farthestMmPerPx = (staged.spanMm() / Math.min(size.width, size.height)) * farthestTimes + 0.1;
    motion.move(zoomed(motion.camera(), factor, { at, farthestMmPerPx }));
    onMoved();
  };
  const gestures = (hitAt: (at: Spot) => { point: Vector } | null) => ({
    onGrip: (at: Spot) => {
      pivot = hitAt(at)?.point ?? staged.middle();
    },
    onTurn: ({ x, y }: Spot) => turn({ turnRad: -x * radPerPx, riseRad: y * radPerPx }, pivot),
    onPan: (by: Spot) => {
      motion.move(panned(motion.camera(), by));
      onMoved();
    },
    onZoom: zoom,
  });
  const fitted = (shown: readonly Piece[], { turnRad, riseRad }: Direction) =>
    fitCamera(cornersOf(shown), { turnRad, riseRad }, { ...size, margin: fitMargin(size) });
  return { turn, zoom, gestures, fitted };
};
