import type { Box, Manifold, ManifoldToplevel } from 'manifold-3d';
import createModule from 'manifold-3d';
import type { Scope } from '../body/in-scope.ts';

/** The work on a body is more than the kernel does in any time. */
export class TooMuchWork extends Error {}

/** So many cutters over each other go to the kernel as they are. */
const fewDeep = 8;

/** Triangles that the unions of one call may go through: about a second of work. */
const mostTriangles = 120_000;

/** What a union may have more than twice its cutters': surfaces that nearly coincide break into slivers, more with every union. */
const mostSlivers = 4_000;

/**
 * Cutters that take what the given ones take. Where more than eight lie over each other (by their boxes) they are united step by step.
 * @throws TooMuchWork when the union grows beyond its cutters or takes too long.
 */
export const uniteDeep = (kernel: Kernel, keep: Scope, cutters: Manifold[]): Manifold[] => {
  if (cutters.length <= fewDeep) return cutters;
  const layers = layersOf(cutters);
  if (layers.length <= fewDeep) return cutters;
  const apart = layers.map((layer) => keep(kernel.Manifold.union(layer)));
  return [united(kernel, keep, { layers: apart, spent: { triangles: 0 } })];
};

type Laid = { cutter: Manifold; box: Box };

/** Cutters in layers in which no boxes meet, each in the first that has room for it. */
const layersOf = (cutters: Manifold[]): Manifold[][] => {
  const layers: Laid[][] = [];
  for (const cutter of cutters) {
    const box = cutter.boundingBox();
    const free = layers.find((layer) => !layer.some((other) => meet(other.box, box)));
    if (free === undefined) layers.push([{ cutter, box }]);
    else free.push({ cutter, box });
  }
  return layers.map((layer) => layer.map(({ cutter }) => cutter));
};

const meet = (a: Box, b: Box): boolean =>
  a.min[0] <= b.max[0] &&
  b.min[0] <= a.max[0] &&
  a.min[1] <= b.max[1] &&
  b.min[1] <= a.max[1] &&
  a.min[2] <= b.max[2] &&
  b.min[2] <= a.max[2];

type Pile = { layers: Manifold[]; spent: { triangles: number } };

/** One half, then the other, then both: a union that breaks up is found while it is small. */
const united = (kernel: Kernel, keep: Scope, { layers, spent }: Pile): Manifold => {
  const [only, second] = layers;
  if (only !== undefined && second === undefined) return only;
  const middle = Math.ceil(layers.length / 2);
  const halves = [layers.slice(0, middle), layers.slice(middle)].map((half) =>
    united(kernel, keep, { layers: half, spent }),
  );
  spent.triangles += trianglesOf(halves);
  if (spent.triangles > mostTriangles) throw new TooMuchWork();
  const whole = keep(kernel.Manifold.union(halves));
  if (whole.numTri() > 2 * trianglesOf(layers) + mostSlivers) throw new TooMuchWork();
  return whole;
};

const trianglesOf = (solids: Manifold[]): number => solids.reduce((sum, solid) => sum + solid.numTri(), 0);

/** The solid modelling kernel (manifold-3d). One a process; every solid it makes is freed by hand. */
export type Kernel = ManifoldToplevel;

let loading: Promise<Kernel> | null = null;

/**
 * Loads the kernel once; later calls give the same one. In a bundle `wasmUrl` names the wasm file, in Node it is found beside the package.
 * Rejects when the wasm cannot be loaded; the next call then tries again.
 */
export const loadKernel = (options: { wasmUrl?: string } = {}): Promise<Kernel> => {
  loading ??= start(options.wasmUrl).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

const start = async (wasmUrl: string | undefined): Promise<Kernel> => {
  const kernel = await createModule(wasmUrl === undefined ? undefined : { locateFile: () => wasmUrl });
  kernel.setup();
  return kernel;
};
