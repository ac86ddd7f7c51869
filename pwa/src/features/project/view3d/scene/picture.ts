import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { Vector3, type WebGLRenderer } from 'three';
import { type Spot, spotOf } from '../camera/camera.ts';
import { createMotion } from '../camera/create-motion.ts';
import { createEffort } from './effort.ts';
import { placeEye } from './eye.ts';
import { createFrames } from './frames.ts';
import type { Appearance } from './look-table.ts';
import { clearToGround, closeRenderer } from './open-renderer.ts';
import { type Palette, readPalette, watchTheme } from './palette.ts';
import type { Section } from './section.ts';
import type { Staged } from './staged.ts';
import { createSteelScene } from './steel-scene.ts';
import { watchLoss, watchSize } from './watch-host.ts';

/** Called after each frame; `spotOf` tells where a point is seen, px from the picture's upper left corner. */
export type FrameWatch = (spotOf: (point: Vector) => Spot) => void;

/** How the pieces are shown, given the colours of the theme. */
export type Painting = (palette: Palette) => (part: number) => Appearance;

type Surroundings = { renderer: WebGLRenderer; staged: Staged; onLost: (isLost: boolean) => void; onSize: () => void };

/** Draws what is staged from where the camera looks, whenever something of it changed. */
export const createPicture = (host: HTMLElement, { renderer, staged, onLost, onSize }: Surroundings) => {
  const steel = createSteelScene();
  const effort = createEffort();
  const watches = new Set<FrameWatch>();
  const size = { width: 1, height: 1 };
  let painting: Painting | null = null;
  let palette = readPalette(host);

  const frames = createFrames(renderer.domElement, (time) => draw(time));
  const motion = createMotion(frames.ask);
  const draw = (time: number) => {
    const { isGliding, isMoving } = motion.step(time);
    const camera = motion.camera();
    const { mmPerPx } = camera;
    const roughMm = staged.roughMm();
    placeEye(steel.camera, camera, { ...size, reachMm: staged.reachMm(camera.target) });
    const roughPx = roughMm === null ? null : roughMm / mmPerPx;
    const calls = steel.render(renderer, effort({ time, isMoving, roughPx }), mmPerPx);
    if (isMoving && roughPx !== null) motion.settle();
    for (const watch of watches) watch((point) => fromCorner(spotOf(camera, point), size));
    return { calls, isMoving: isGliding };
  };
  const recolour = () => {
    if (painting) steel.paint(painting(palette));
    steel.colour(palette, renderer.getPixelRatio());
    frames.ask();
  };
  const endings = [
    frames.stop,
    motion.stop,
    watchSize(host, ({ width, height }) => {
      Object.assign(size, { width, height });
      renderer.setSize(width, height);
      onSize();
      frames.now();
    }),
    watchLoss(renderer.domElement, (isLost) => {
      onLost(isLost);
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
    size,
    motion,
    /** Puts up what is staged now. */
    stage: () => {
      steel.stage(staged.pieces(), staged.roughMm() !== null);
      recolour();
    },
    /** Takes up meshes that have arrived. */
    take: () => {
      steel.take();
      frames.ask();
    },
    paint: (next: Painting) => {
      painting = next;
      recolour();
    },
    outline: (isOutlined: (part: number) => boolean) => {
      steel.outlined(staged.pieces().filter((piece) => isOutlined(piece.part)));
      frames.ask();
    },
    cut: (section: Section | null) => {
      const { min, max } = staged.bounds();
      steel.cut(section, { min: new Vector3(...min), max: new Vector3(...max) });
      frames.ask();
    },
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

const fromCorner = ({ x, y }: Spot, { width, height }: { width: number; height: number }): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
});
