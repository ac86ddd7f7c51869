import { OrthographicCamera, Plane, Scene, Vector3, type WebGLRenderer } from 'three';
import type { Piece } from '../stage/piece.ts';
import { type Block, createBlock } from './block.ts';
import type { Effort } from './effort.ts';
import { type Appearance, createLookTable } from './look-table.ts';
import { createOutline } from './outline.ts';
import type { Palette } from './palette.ts';
import { keptSide, type Section } from './section.ts';
import { createSectionCap } from './section-cap.ts';
import { splitBlocks } from './split-blocks.ts';
import { bareMaterial, edgeMaterial, steelMaterial } from './steel-materials.ts';

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
