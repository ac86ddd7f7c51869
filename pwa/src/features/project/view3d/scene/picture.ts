import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { Matrix4, type OrthographicCamera, Vector3, WebGLRenderer } from 'three';
import { axesOf, type Camera, createMotion, type Spot, spotOf } from '../camera/create-motion.ts';
import type { Section, Staged } from './staged.ts';
import { type Appearance, type Palette, readPalette, watchTheme } from './steel-materials.ts';
import { createEffort, createSteelScene } from './steel-scene.ts';

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

const turn = new Matrix4();

/** Puts the renderer's camera where ours is; everything within `reachMm` of the target is in sight. */
const placeEye = (
  eye: OrthographicCamera,
  camera: Camera,
  { width, height, reachMm }: { width: number; height: number; reachMm: number },
) => {
  const { right, up, toViewer } = axesOf(camera);
  turn.makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...toViewer));
  eye.quaternion.setFromRotationMatrix(turn);
  eye.position.set(...camera.target).addScaledVector(new Vector3(...toViewer), reachMm);
  const [halfWidth, halfHeight] = [(width / 2) * camera.mmPerPx, (height / 2) * camera.mmPerPx];
  eye.left = -halfWidth;
  eye.right = halfWidth;
  eye.top = halfHeight;
  eye.bottom = -halfHeight;
  eye.near = 0;
  eye.far = reachMm * 2;
  eye.updateProjectionMatrix();
};

/** What a frame took, told as the event 'frame' of the canvas: draw calls and ms of script. */
export type FrameDetail = { calls: number; scriptMs: number };

/** Draws when something changed and only then: `ask` asks for the next frame, `now` draws at once (a resized canvas is empty until then), `draw` returns its draw calls and whether another must follow. */
const createFrames = (canvas: HTMLCanvasElement, draw: (time: number) => { calls: number; isMoving: boolean }) => {
  let asked: number | null = null;
  const frame = (time: number) => {
    asked = null;
    const startedAt = performance.now();
    const { calls, isMoving } = draw(time);
    const detail: FrameDetail = { calls, scriptMs: performance.now() - startedAt };
    if (isMoving) ask();
    canvas.dispatchEvent(new CustomEvent('frame', { detail }));
  };
  const ask = () => {
    asked ??= requestAnimationFrame(frame);
  };
  const stop = () => {
    if (asked !== null) cancelAnimationFrame(asked);
    asked = null;
  };
  const now = () => {
    stop();
    frame(performance.now());
  };
  return { ask, now, stop };
};

/** Calls back with the size of an element, now and whenever it changes; returns what ends it. */
const watchSize = (host: HTMLElement, onSize: (size: { width: number; height: number }) => void) => {
  const tell = () => onSize({ width: Math.max(1, host.clientWidth), height: Math.max(1, host.clientHeight) });
  const observer = new ResizeObserver(tell);
  observer.observe(host);
  tell();
  return () => observer.disconnect();
};

/** Calls back when a canvas loses its picture and when it may be drawn again; returns what ends it. */
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

const mostPixelRatio = 2;

/** A renderer on a canvas of its own in the host, or null where the device has no WebGL. */
export const openRenderer = (host: HTMLElement): WebGLRenderer | null => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: true, antialias: true, stencil: true });
  if (!context) return null;
  host.append(canvas);
  const renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true, stencil: true });
  clearToGround(renderer);
  renderer.autoClear = false;
  renderer.info.autoReset = false;
  renderer.localClippingEnabled = true;
  renderer.sortObjects = false;
  renderer.setPixelRatio(Math.min(mostPixelRatio, devicePixelRatio));
  return renderer;
};

/** Lets the ground of the page shine through; has to be said again after a lost context came back. */
const clearToGround = (renderer: WebGLRenderer) => renderer.setClearColor(0x00_00_00, 0);

/** Gives everything back, the context too: a browser keeps only a few. */
const closeRenderer = (renderer: WebGLRenderer) => {
  renderer.dispose();
  renderer.forceContextLoss();
  renderer.domElement.remove();
};
