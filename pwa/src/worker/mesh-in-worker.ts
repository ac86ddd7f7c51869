import type { ShadedMesh } from './shade-mesh.ts';
import { startWorker } from './start-worker.ts';
import { runInWorker } from './worker-client.ts';
import type { MeshJob } from './worker-messages.ts';

/** Makes meshes in a worker of its own, which `end` ends. */
export type Mesher = {
  /** Starts the worker and lets it load what it needs. */
  warm: () => void;
  /** One mesh a body, in order; null stands for a body that could not be made. One call after the other. */
  mesh: (order: Omit<MeshJob, 'kind'>) => Promise<(ShadedMesh | null)[]>;
  end: () => void;
};

const timeoutMs = 60_000;

export const createMesher = (): Mesher => {
  let worker: Worker | null = null;
  let before: Promise<unknown> = Promise.resolve();

  const end = () => {
    worker?.terminate();
    worker = null;
  };

  const meshNow = async (order: Omit<MeshJob, 'kind'>): Promise<(ShadedMesh | null)[]> => {
    worker ??= startWorker();
    try {
      return await runInWorker(worker, { kind: 'mesh', ...order }, { timeoutMs, deathCode: 'E_READ_FAILED' });
    } catch {
      end();
      return order.bodies.map(() => null);
    }
  };

  const mesh: Mesher['mesh'] = (order) => {
    const done = before.then(() => meshNow(order));
    before = done;
    return done;
  };
  return { warm: () => void mesh({ bodies: [], leastMm: 0 }), mesh, end };
};
