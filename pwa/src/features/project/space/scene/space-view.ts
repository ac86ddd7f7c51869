import type { Vector } from '@knotenblech/shared/geometry/body.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import { add, lengthOf, subtract, times } from '@knotenblech/shared/geometry/vectors.ts';
import { Vector3, type WebGLRenderer } from 'three';
import { type Direction, directionOf, type Spot, spotOf } from '../camera/camera.ts';
import { createMotion } from '../camera/create-motion.ts';
import { fitCamera, fitMargin } from '../camera/fit-camera.ts';
import { panned, turned, zoomed } from '../camera/move-camera.ts';
import { type Gestures, watchPointers } from '../camera/watch-pointers.ts';
import { createSight } from '../picking/create-sight.ts';
import { boundsOf, cornersOf, type Piece } from '../stage/piece.ts';
import { placeEye } from './eye.ts';
import { createFrames } from './frames.ts';
import { clearToGround, closeRenderer, openRenderer } from './open-renderer.ts';
import { type Palette, readPalette, watchTheme } from './palette.ts';
import type { Look } from './piece-batch.ts';
import type { Section } from './section.ts';
import { createSteelScene } from './steel-scene.ts';

export type SpaceEvents = Pick<Gestures, 'onTap' | 'onDoubleTap' | 'onHover'> & {
  /** The user turned away from the view that was chosen. */
  onTurned: () => void;
  onLost: (isLost: boolean) => void;
};

/** Called after each frame; `spotOf` tells where a point is seen, px from the picture's upper left corner. */
export type FrameWatch = (spotOf: (point: Vector) => Spot) => void;

/** How the pieces are shown, given the colours of the theme. */
export type Painting = (palette: Palette) => (part: number) => Look;

export type SpaceView = ReturnType<typeof createSpaceView>;

const radPerPx = 0.008;
const farthestTimes = 8;

/** Opens the picture in its host; null where the device has no WebGL. */
export const openSpaceView = (host: HTMLElement, events: SpaceEvents): SpaceView | null => {
  const renderer = openRenderer(host);
  return renderer && createSpaceView(host, renderer, events);
};

const createSpaceView = (host: HTMLElement, renderer: WebGLRenderer, events: SpaceEvents) => {
  const canvas = renderer.domElement;
  const steel = createSteelScene();
  const watches = new Set<FrameWatch>();
  const size = { width: 1, height: 1 };
  let pieces: readonly Piece[] = [];
  let bounds: { min: Vector; max: Vector } = { min: [0, 0, 0], max: [0, 0, 0] };
  let section: Section | null = null;
  let painting: Painting | null = null;
  let isShown: (part: number) => boolean = () => true;
  let isOutlined: (part: number) => boolean = () => false;
  let palette = readPalette(host);
  let pivot: Vector = [0, 0, 0];

  const frames = createFrames(canvas, (time) => draw(time));
  const motion = createMotion(frames.ask);
  const middle = (): Vector => times(add(bounds.min, bounds.max), 0.5);
  const spanMm = () => lengthOf(subtract(bounds.max, bounds.min));
  const reachMm = () => spanMm() + lengthOf(subtract(motion.camera().target, middle())) + 10;
  const shownPieces = () => pieces.filter((piece) => isShown(piece.part));
  const sight = createSight(() => ({ camera: motion.camera(), pieces: shownPieces(), section, reachMm: reachMm() }));

  const draw = (time: number) => {
    const isMoving = motion.step(time);
    const camera = motion.camera();
    placeEye(steel.camera, camera, { ...size, reachMm: reachMm() });
    const calls = steel.render(renderer, camera.mmPerPx);
    for (const watch of watches) {
      watch((point) => {
        const { x, y } = spotOf(camera, point);
        return { x: x + size.width / 2, y: y + size.height / 2 };
      });
    }
    return { calls, isMoving };
  };
  const fitted = (shown: readonly Piece[], { turnRad, riseRad }: Direction) =>
    fitCamera(cornersOf(shown), { turnRad, riseRad }, { ...size, margin: fitMargin(size) });
  const turn = (by: Direction, about: Vector) => {
    motion.move(turned(motion.camera(), by, about));
    events.onTurned();
  };
  const zoom = (factor: number, at: Spot) => {
    const farthestMmPerPx = (spanMm() / Math.min(size.width, size.height)) * farthestTimes + 0.1;
    motion.move(zoomed(motion.camera(), factor, { at, farthestMmPerPx }));
  };
  const recolour = () => {
    if (painting) steel.paint(painting(palette));
    steel.colour(palette, renderer.getPixelRatio());
    frames.ask();
  };
  const outline = () => {
    steel.outlined(pieces.filter((piece) => isOutlined(piece.part)));
    frames.ask();
  };

  const endings = [
    frames.stop,
    watchPointers(host, {
      ...events,
      onGrip: (at) => {
        pivot = sight.hitAt(at)?.point ?? middle();
      },
      onTurn: ({ x, y }) => turn({ turnRad: -x * radPerPx, riseRad: y * radPerPx }, pivot),
      onPan: (by) => motion.move(panned(motion.camera(), by)),
      onZoom: zoom,
    }),
    watchSize(host, ({ width, height }) => {
      Object.assign(size, { width, height });
      renderer.setSize(width, height);
      frames.now();
    }),
    watchLoss(canvas, (isLost) => {
      events.onLost(isLost);
      if (isLost) return;
      clearToGround(renderer);
      frames.ask();
    }),
    watchTheme(() => {
      palette = readPalette(host);
      recolour();
    }),
    steel.dispose,
    () => closeRenderer(renderer),
  ];

  return {
    /** Clears the picture for other pieces, seen from a view or from where the camera looks now. */
    stage: (next: readonly Piece[], view: View | null) => {
      steel.clear();
      pieces = next;
      bounds = boundsOf(cornersOf(next));
      motion.move(fitted(next, view === null ? motion.camera() : directionOf(view)));
    },
    /** Puts pieces into the picture whose meshes are there. */
    add: (arrived: readonly Piece[]) => {
      const batch = steel.add(arrived);
      if (painting) batch.paint(painting(palette));
      if (arrived.some((piece) => isOutlined(piece.part))) outline();
      frames.ask();
    },
    paint: (next: Painting, shown: (part: number) => boolean) => {
      painting = next;
      isShown = shown;
      recolour();
    },
    outline: (next: (part: number) => boolean) => {
      isOutlined = next;
      outline();
    },
    cut: (next: Section | null) => {
      section = next;
      steel.cut(next, { min: new Vector3(...bounds.min), max: new Vector3(...bounds.max) });
      frames.ask();
    },
    bounds: () => bounds,
    /** Turns to one of the seven views and shows all that is to be seen. */
    look: (view: View) => motion.go(fitted(shownPieces(), directionOf(view))),
    /** Shows pieces as large as the picture allows, from where they are seen now. */
    fit: (isMeant: (part: number) => boolean) => {
      const meant = shownPieces().filter((piece) => isMeant(piece.part));
      if (meant.length > 0) motion.go(fitted(meant, motion.camera()));
    },
    turn: (by: Direction) => turn(by, middle()),
    zoom: (factor: number) => zoom(factor, { x: 0, y: 0 }),
    /** The part at a spot. */
    partAt: (at: Spot): number | null => sight.hitAt(at)?.piece.part ?? null,
    /** What can be measured at a spot. */
    markAt: sight.markAt,
    /** Calls back after each frame from now on; returns what ends it. */
    watch: (watch: FrameWatch) => {
      watches.add(watch);
      frames.ask();
      return () => {
        watches.delete(watch);
      };
    },
    close: () => {
      for (const end of endings) end();
    },
  };
};

const watchSize = (host: HTMLElement, onSize: (size: { width: number; height: number }) => void) => {
  const tell = () => onSize({ width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) });
  const observer = new ResizeObserver(tell);
  observer.observe(host);
  tell();
  return () => observer.disconnect();
};

const watchLoss = (canvas: HTMLCanvasElement, onLoss: (isLost: boolean) => void) => {
  const tell = (event: Event) => {
    event.preventDefault();
    onLoss(event.type === 'webglcontextlost');
  };
  canvas.addEventListener('webglcontextlost', tell);
  canvas.addEventListener('webglcontextrestored', tell);
  return () => {
    canvas.removeEventListener('webglcontextlost', tell);
    canvas.removeEventListener('webglcontextrestored', tell);
  };
};
