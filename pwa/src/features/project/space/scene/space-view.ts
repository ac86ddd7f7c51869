import type { Vector } from '@knotenblech/shared/geometry/body.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import { add, lengthOf, subtract, times } from '@knotenblech/shared/geometry/vectors.ts';
import { Vector3 } from 'three';
import { type Camera, type Direction, directionOf, rayAt, type Spot, spotOf } from '../camera/camera.ts';
import { fitCamera, fitMargin, type Frame } from '../camera/fit-camera.ts';
import { glideCamera } from '../camera/glide-camera.ts';
import { panned, turned, zoomed } from '../camera/move-camera.ts';
import { watchPointers } from '../camera/watch-pointers.ts';
import { pickHole } from '../picking/pick-hole.ts';
import { type Hit, pickPiece } from '../picking/pick-piece.ts';
import { snapPoint } from '../picking/snap-point.ts';
import { boundsOf, cornersOf, type Piece } from '../stage/piece.ts';
import { placeEye } from './eye.ts';
import { createFrames } from './frames.ts';
import { closeRenderer, openRenderer } from './open-renderer.ts';
import { type Palette, readPalette, watchTheme } from './palette.ts';
import type { Look } from './piece-batch.ts';
import { isKept, keptStretch, type Section } from './section.ts';
import { createSteelScene } from './steel-scene.ts';

/** Something that can be measured from: a corner, a place on an edge, or a round hole by its middle. */
export type Mark = { point: Vector; kind: 'corner' | 'edge' | 'hole'; diameterMm?: number };

export type SpaceEvents = {
  onTap: (at: Spot, isTouch: boolean) => void;
  onDoubleTap: (at: Spot) => void;
  onHover: (at: Spot) => void;
  /** The user turned away from the view that was chosen. */
  onTurned: () => void;
  onLost: (isLost: boolean) => void;
};

/** Called after each frame; `spotOf` tells where a point is seen, px from the picture's upper left corner. */
export type FrameWatch = (spotOf: (point: Vector) => Spot) => void;

/** How the pieces are shown, given the colours of the theme. */
export type Painting = (palette: Palette) => (part: number) => Look;

export type SpaceView = NonNullable<ReturnType<typeof openSpaceView>>;

const radPerPx = 0.008;
const glideMs = 180;
const [mouseSnapPx, touchSnapPx] = [14, 26];
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens the picture in its host; null where the device has no WebGL. */
export const openSpaceView = (host: HTMLElement, events: SpaceEvents) => {
  const opened = openRenderer(host);
  if (opened === null) return null;
  const renderer = opened;
  const canvas = renderer.domElement;
  const steel = createSteelScene();
  const size = { width: 1, height: 1 };
  let pieces: readonly Piece[] = [];
  let isShown: (part: number) => boolean = () => true;
  let camera: Camera = { ...directionOf('TRI'), target: [0, 0, 0], mmPerPx: 1 };
  let glide: { from: Camera; to: Camera; startedAt: number } | null = null;
  let bounds: { min: Vector; max: Vector } = { min: [0, 0, 0], max: [0, 0, 0] };
  let section: Section | null = null;
  let pivot: Vector = [0, 0, 0];
  let painting: Painting | null = null;
  let palette = readPalette(host);
  const watches = new Set<FrameWatch>();

  const middle = (): Vector => times(add(bounds.min, bounds.max), 0.5);
  const reachMm = () => lengthOf(subtract(bounds.max, bounds.min)) + lengthOf(subtract(camera.target, middle())) + 10;
  const frame = (): Frame => ({ ...size, margin: fitMargin });
  const farthest = () => (lengthOf(subtract(bounds.max, bounds.min)) / Math.min(size.width, size.height)) * 8 + 0.1;

  const placed = (point: Vector): Spot => {
    const { x, y } = spotOf(camera, point);
    return { x: x + size.width / 2, y: y + size.height / 2 };
  };
  const draw = (time: number) => {
    if (glide) {
      const part = (time - glide.startedAt) / glideMs;
      camera = glideCamera(glide.from, glide.to, part);
      if (part >= 1) glide = null;
    }
    placeEye(steel.camera, camera, { ...size, reachMm: reachMm() });
    const calls = steel.render(renderer, camera.mmPerPx);
    for (const watch of watches) watch(placed);
    return { calls, isMoving: glide !== null };
  };
  const frames = createFrames(canvas, draw);

  const move = (next: Camera) => {
    glide = null;
    camera = next;
    frames.ask();
  };
  const go = (to: Camera) => {
    if (isCalm()) return move(to);
    glide = {
      from: camera,
      to,
      startedAt: document.timeline.currentTime === null ? performance.now() : Number(document.timeline.currentTime),
    };
    frames.ask();
  };
  const shownPieces = () => pieces.filter((piece) => isShown(piece.part));
  const hitAt = (at: Spot): Hit | null => {
    const ray = rayAt(camera, at, reachMm());
    return pickPiece(shownPieces(), ray, keptStretch(section, ray, { from: 0, to: reachMm() * 2 }));
  };
  const isSeen = (point: Vector) => {
    if (!isKept(section, point)) return false;
    const hit = hitAt(spotOf(camera, point));
    return hit === null || hit.distanceMm > reachMm() - depthOf(point) - 0.5 - camera.mmPerPx;
  };
  const depthOf = (point: Vector) => {
    const ray = rayAt(camera, spotOf(camera, point), 0);
    return -subtract(point, ray.origin).reduce((sum, value, axis) => sum + value * (ray.direction[axis] ?? 0), 0);
  };

  const endPointers = watchPointers(host, {
    ...events,
    onGrip: (at) => {
      pivot = hitAt(at)?.point ?? middle();
    },
    onTurn: ({ x, y }) => {
      move(turned(camera, { turnRad: -x * radPerPx, riseRad: y * radPerPx }, pivot));
      events.onTurned();
    },
    onPan: (by) => move(panned(camera, by)),
    onZoom: (factor, at) => move(zoomed(camera, factor, { at, farthestMmPerPx: farthest() })),
  });

  const resize = () => {
    Object.assign(size, { width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) });
    renderer.setSize(size.width, size.height);
    frames.stop();
    draw(performance.now());
    if (glide) frames.ask();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);

  const recolour = () => {
    if (painting) steel.paint(painting(palette));
    steel.colour(palette, renderer.getPixelRatio());
    frames.ask();
  };
  const endTheme = watchTheme(() => {
    palette = readPalette(host);
    recolour();
  });
  const onLost = (event: Event) => {
    event.preventDefault();
    events.onLost(event.type === 'webglcontextlost');
    if (event.type === 'webglcontextrestored') frames.ask();
  };
  canvas.addEventListener('webglcontextlost', onLost);
  canvas.addEventListener('webglcontextrestored', onLost);
  resize();

  return {
    /** Clears the picture for other pieces and shows where they will stand. */
    stage: (next: readonly Piece[], view: View | null) => {
      steel.clear();
      pieces = next;
      const corners = cornersOf(next);
      bounds = boundsOf(corners);
      const direction: Direction = view === null ? camera : directionOf(view);
      move(fitCamera(corners, { turnRad: direction.turnRad, riseRad: direction.riseRad }, frame()));
    },
    /** Puts pieces into the picture whose meshes are there. */
    add: (arrived: readonly Piece[]) => {
      const batch = steel.add(arrived);
      if (painting) batch.paint(painting(palette));
      frames.ask();
    },
    paint: (next: Painting, shown: (part: number) => boolean) => {
      painting = next;
      isShown = shown;
      recolour();
    },
    outline: (isOutlined: (part: number) => boolean) => {
      steel.outlined(pieces.filter((piece) => isOutlined(piece.part)));
      frames.ask();
    },
    cut: (next: Section | null) => {
      section = next;
      steel.cut(next, { min: new Vector3(...bounds.min), max: new Vector3(...bounds.max) });
      steel.colour(palette, renderer.getPixelRatio());
      frames.ask();
    },
    bounds: () => bounds,
    /** Turns to one of the seven views and shows all that is to be seen. */
    look: (view: View) => go(fitCamera(cornersOf(shownPieces()), directionOf(view), frame())),
    /** Shows pieces as large as the picture allows, from where they are seen now. */
    fit: (isMeant: (part: number) => boolean) => {
      const meant = shownPieces().filter((piece) => isMeant(piece.part));
      if (meant.length > 0)
        go(fitCamera(cornersOf(meant), { turnRad: camera.turnRad, riseRad: camera.riseRad }, frame()));
    },
    turn: (by: Direction) => {
      move(turned(camera, by, middle()));
      events.onTurned();
    },
    zoom: (factor: number) => move(zoomed(camera, factor, { at: { x: 0, y: 0 }, farthestMmPerPx: farthest() })),
    /** The part at a spot. */
    partAt: (at: Spot): number | null => hitAt(at)?.piece.part ?? null,
    /** What can be measured at a spot. */
    markAt: (at: Spot, isTouch: boolean): Mark | null => {
      const shown = shownPieces();
      const met = hitAt(at)?.point ?? null;
      const hole = pickHole(shown, { camera, spot: at, met, isKept: (point) => isKept(section, point) });
      if (hole) return { kind: 'hole', point: hole.centre, diameterMm: hole.diameterMm };
      const withinPx = isTouch ? touchSnapPx : mouseSnapPx;
      return snapPoint(shown, { camera, spot: at, withinPx, isSeen });
    },
    /** Calls back after each frame from now on; returns what ends it. */
    watch: (watch: FrameWatch) => {
      watches.add(watch);
      frames.ask();
      return () => {
        watches.delete(watch);
      };
    },
    close: () => {
      frames.stop();
      endPointers();
      endTheme();
      observer.disconnect();
      canvas.removeEventListener('webglcontextlost', onLost);
      canvas.removeEventListener('webglcontextrestored', onLost);
      steel.dispose();
      closeRenderer(renderer);
    },
  };
};
