import {
  Color,
  DirectionalLight,
  HemisphereLight,
  LineBasicMaterial,
  MeshLambertMaterial,
  OrthographicCamera,
  Plane,
  Scene,
  Vector3,
  type WebGLRenderer,
} from 'three';
import type { Piece } from '../stage/piece.ts';
import { createOutline } from './outline.ts';
import type { Palette } from './palette.ts';
import { createPieceBatch, type Look, type PieceBatch } from './piece-batch.ts';
import { keptSide, type Section } from './section.ts';
import { createSectionCap } from './section-cap.ts';

const [faceLayer, otherLayer] = [0, 1];

export type SteelScene = ReturnType<typeof createSteelScene>;

/** Steel in calm light from above and beside the viewer, with crisp edges: few objects whatever stands in it. */
export const createSteelScene = () => {
  const scene = new Scene();
  const camera = new OrthographicCamera();
  const plane = new Plane();
  const steel = new MeshLambertMaterial({ polygonOffset: true, polygonOffsetFactor: 1, polygonOffsetUnits: 1 });
  const edge = new LineBasicMaterial({ transparent: true });
  const cap = createSectionCap(plane);
  const outline = createOutline();
  let batches: PieceBatch[] = [];
  cap.cap.layers.set(otherLayer);
  const { sky, lamp } = lights();
  camera.add(lamp, lamp.target);
  scene.add(sky, camera, cap.cap, outline.group);

  const clear = () => {
    for (const batch of batches) {
      for (const object of [batch.faces, batch.edges]) if (object) scene.remove(object);
      batch.dispose();
    }
    batches = [];
    outline.show([]);
  };
  const add = (pieces: readonly Piece[]): PieceBatch => {
    const batch = createPieceBatch(pieces, { steel, edge });
    batch.edges?.layers.set(otherLayer);
    for (const object of [batch.faces, batch.edges]) if (object) scene.add(object);
    batches.push(batch);
    return batch;
  };
  const paint = (lookOf: (part: number) => Look) => {
    for (const batch of batches) batch.paint(lookOf);
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
    for (const material of [steel, edge]) material.clippingPlanes = planes;
    outline.clip(planes);
    if (section === null) return;
    const { normal, offset } = keptSide(section);
    plane.set(new Vector3(...normal), offset);
    cap.lay(bounds.min.clone().add(bounds.max).multiplyScalar(0.5), bounds.min.distanceTo(bounds.max) * 1.2 + 1);
  };
  const render = (renderer: WebGLRenderer, mmPerPx: number) => {
    edge.opacity = edgeOpacity(mmPerPx);
    renderer.info.reset();
    renderer.clear();
    if (cap.cap.visible) {
      camera.layers.set(faceLayer);
      for (const material of [cap.backs, cap.fronts]) {
        scene.overrideMaterial = material;
        renderer.render(scene, camera);
      }
      scene.overrideMaterial = null;
    }
    camera.layers.set(faceLayer);
    camera.layers.enable(otherLayer);
    renderer.render(scene, camera);
    return renderer.info.render.calls;
  };
  const dispose = () => {
    clear();
    cap.dispose();
    outline.dispose();
    steel.dispose();
    edge.dispose();
  };
  return { camera, add, clear, paint, outlined, colour, cut, render, dispose };
};

/** Edges that run together where much is seen at once are finer: an edge is never thinner than a px. */
const edgeOpacity = (mmPerPx: number) => Math.max(0.3, Math.min(0.95, 1.1 - 0.2 * Math.log2(1 + mmPerPx)));

const lights = () => {
  const sky = new HemisphereLight(new Color(1, 1, 1), new Color(0.62, 0.63, 0.66), 1.75);
  const lamp = new DirectionalLight(new Color(1, 1, 1), 1.75);
  sky.position.set(0, 0, 1);
  lamp.position.set(-0.35, 0.75, 1);
  return { sky, lamp };
};
