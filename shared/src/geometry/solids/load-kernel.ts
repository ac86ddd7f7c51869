import createModule, { type ManifoldToplevel } from 'manifold-3d';

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
