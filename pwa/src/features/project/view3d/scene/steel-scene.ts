import type { Vector } from '@knotenblech/shared/geometry/body/body.schema.ts';
import { add, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import { OrthographicCamera, Plane, Scene, Vector3, type WebGLRenderer } from 'three';
import { boundsOf, type Piece, pointOutside } from '../stage/piece.ts';
import { type Block, createBlock, type Level } from './block.ts';
import { createOutline } from './outline.ts';
import { createSectionCap } from './section-cap.ts';
import { keptSide, type Section } from './staged.ts';
import {
  type Appearance,
  bareMaterial,
  createLookTable,
  edgeMaterial,
  type Palette,
  steelMaterial,
} from './steel-materials.ts';

const [faceLayer, otherLayer] = [0, 1];

export type SteelScene = ReturnType<typeof createSteelScene>;

/** Steel in calm light from above and beside the viewer, with crisp edges: few objects whatever stands in it. */
export const createSteelScene = () => {
  const scene = new Scene();
  const camera = new OrthographicCamera();
  const plane = new Plane();
  const looks = createLookTable();
  const edgeOpacity = { value: 1 };
  const materials = {
    steel: steelMaterial(looks.tables.steel),
    edge: edgeMaterial(looks.tables.edge, edgeOpacity),
  };
  const cap = createSectionCap(plane, () => bareMaterial(looks.tables.steel));
  const outline = createOutline();
  let blocks: Block[] = [];
  let parts: readonly number[] = [];
  cap.cap.layers.set(otherLayer);
  scene.add(camera, cap.cap, outline.group);

  const clear = () => {
    for (const block of blocks) {
      scene.remove(block.group);
      block.dispose();
    }
    blocks = [];
    outline.show([]);
  };
  const stage = (pieces: readonly Piece[], hasBoxes: boolean) => {
    clear();
    const heaps = splitBlocks(pieces);
    parts = heaps.flat().map((piece) => piece.part);
    looks.resize(parts.length);
    let first = 0;
    for (const heap of heaps) {
      const block = createBlock(heap, { materials, first, edgeLayer: otherLayer });
      if (hasBoxes) block.take('box');
      scene.add(block.group);
      blocks.push(block);
      first += heap.length;
    }
  };
  const take = () => {
    for (const block of blocks) {
      block.take('rough');
      block.take('fine');
    }
  };
  const outlined = (pieces: readonly Piece[]) => {
    outline.show(pieces);
    outline.group.traverse((each) => each.layers.set(otherLayer));
  };
  const colour = (palette: Palette, pixelRatio: number) => {
    outline.paint(palette.accent);
    cap.paint(palette, pixelRatio);
  };
  const cut = (section: Section | null, bounds: { min: Vector3; max: Vector3 }) => {
    cap.cap.visible = section !== null;
    const planes = section === null ? [] : [plane];
    for (const material of Object.values(materials)) material.clippingPlanes = planes;
    outline.clip(planes);
    if (section === null) return;
    const { normal, offset } = keptSide(section);
    plane.set(new Vector3(...normal), offset);
    cap.lay(bounds.min.clone().add(bounds.max).multiplyScalar(0.5), bounds.min.distanceTo(bounds.max) * 1.2 + 1);
  };
  const countSteel = (renderer: WebGLRenderer) => {
    camera.layers.set(faceLayer);
    for (const material of [cap.backs, cap.fronts]) {
      scene.overrideMaterial = material;
      renderer.render(scene, camera);
    }
    scene.overrideMaterial = null;
  };
  const render = (renderer: WebGLRenderer, { level, hasEdges }: Effort, mmPerPx: number) => {
    edgeOpacity.value = opacityAt(mmPerPx);
    for (const block of blocks) block.show(level, hasEdges);
    renderer.info.reset();
    renderer.clear();
    if (cap.cap.visible) countSteel(renderer);
    camera.layers.set(faceLayer);
    camera.layers.enable(otherLayer);
    renderer.render(scene, camera);
    return renderer.info.render.calls;
  };
  const dispose = () => {
    clear();
    cap.dispose();
    outline.dispose();
    looks.dispose();
    for (const material of Object.values(materials)) material.dispose();
  };
  return {
    camera,
    /** Makes room for pieces; boxes stand for them until their meshes are there. */
    stage,
    /** Takes up the meshes that have arrived since. */
    take,
    paint: (lookOf: (part: number) => Appearance) => looks.write(parts, lookOf),
    outlined,
    colour,
    cut,
    render,
    dispose,
  };
};

/** Edges that run together where much is seen at once are finer: an edge is never thinner than a px. */
const opacityAt = (mmPerPx: number) => Math.max(0.3, Math.min(0.95, 1.1 - 0.2 * Math.log2(1 + mmPerPx)));

const wantedPieces = 60;

const mostDepth = 4;

/** Pieces in up to sixteen heaps of neighbours: each is drawn as one, or not at all where none of it is in sight. */
const splitBlocks = (pieces: readonly Piece[]): Piece[][] => {
  const placed = pieces.map((piece) => ({ piece, middle: middleOf(piece) }));
  return halved(placed, mostDepth).map((block) => block.map(({ piece }) => piece));
};

type Placed = { piece: Piece; middle: Vector };

const middleOf = ({ shape: { min, max }, place }: Piece): Vector => pointOutside(place, times(add(min, max), 0.5));

const halved = (placed: Placed[], depth: number): Placed[][] => {
  if (depth === 0 || placed.length <= wantedPieces) return placed.length > 0 ? [placed] : [];
  const { min, max } = boundsOf(placed.flatMap(({ middle }) => middle));
  const axis = longestOf([max[0] - min[0], max[1] - min[1], max[2] - min[2]]);
  const sorted = placed.toSorted((a, b) => a.middle[axis] - b.middle[axis]);
  const half = Math.ceil(sorted.length / 2);
  return [...halved(sorted.slice(0, half), depth - 1), ...halved(sorted.slice(half), depth - 1)];
};

const longestOf = (sizes: Vector): 0 | 1 | 2 => {
  if (sizes[0] >= sizes[1] && sizes[0] >= sizes[2]) return 0;
  return sizes[1] >= sizes[2] ? 1 : 2;
};

/** How much of the pieces a frame draws. */
type Effort = { level: Level; hasEdges: boolean };

const slowMs = 90;

const quickMs = 35;

const pauseMs = 3000;

const stillPx = 3;

/** What may be missing in a moving picture, px; the last is drawn without edges too. */
const movingPx = [8, 16, 32, 64];

/** Draws everything while the picture rests. While it moves, what is left out grows until frames follow each other quickly. */
export const createEffort = () => {
  let step = 0;
  let before: number | null = null;

  const learn = (time: number) => {
    const gapMs = before === null ? null : time - before;
    if (gapMs === null || gapMs > pauseMs) return;
    if (gapMs > slowMs) step = Math.min(step + 1, movingPx.length - 1);
    else if (gapMs < quickMs) step = Math.max(step - 0.1, 0);
  };
  /** `roughPx` is the largest that a rough mesh leaves out, as it is seen; null where all meshes are whole. */
  return ({ time, isMoving, roughPx }: { time: number; isMoving: boolean; roughPx: number | null }): Effort => {
    if (isMoving) learn(time);
    before = isMoving ? time : null;
    if (roughPx === null) return { level: 'fine', hasEdges: true };
    const at = Math.round(step);
    const leftOutPx = isMoving ? (movingPx[at] ?? stillPx) : stillPx;
    return { level: roughPx <= leftOutPx ? 'rough' : 'fine', hasEdges: !isMoving || at < movingPx.length - 1 };
  };
};
