import { runInWorker, startWorker } from './run-in-worker.ts';
import type { ShadedMesh } from './shade-mesh.ts';
import type { MeshJob } from './worker-messages.ts';

type Bodies = MeshJob['bodies'];
type OnMeshes = (from: number, meshes: readonly (ShadedMesh | null)[]) => void;

/** Makes meshes in a worker of its own, which `end` ends. */
export type Mesher = {
  /** Tells meshes as they come, few at first; null stands for a body that could not be made. Stops early when aborted. */
  mesh: (bodies: Bodies, onMeshes: OnMeshes, signal: AbortSignal) => Promise<void>;
  end: () => void;
};

const timeoutMs = 60_000;
const firstCount = 12;
const mostCount = 256;

export const createMesher = (): Mesher => {
  let worker: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const meshSome = async (bodies: Bodies): Promise<(ShadedMesh | null)[]> => {
    worker ??= startWorker();
    try {
      return await runInWorker(worker, { kind: 'mesh', bodies }, { timeoutMs, deathCode: 'E_READ_FAILED' });
    } catch {
      end();
      return bodies.map(() => null);
    }
  };

  const meshAll = async (bodies: Bodies, onMeshes: OnMeshes, signal: AbortSignal) => {
    let count = firstCount;
    for (let from = 0; from < bodies.length && !signal.aborted; count = Math.min(count * 4, mostCount)) {
      const meshes = await meshSome(bodies.slice(from, from + count));
      if (!signal.aborted) onMeshes(from, meshes);
      from += meshes.length;
    }
  };

  const mesh = (bodies: Bodies, onMeshes: OnMeshes, signal: AbortSignal) => {
    const done = before.then(() => meshAll(bodies, onMeshes, signal));
    before = done.catch(() => null);
    return done;
  };
  return { mesh, end };
};
