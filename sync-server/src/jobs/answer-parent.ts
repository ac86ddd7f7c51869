import type { WorkerAnswer } from './child-worker.ts';

const answerTo = async <Request>(work: (request: Request) => Promise<Uint8Array>, request: Request) => {
  try {
    return { kind: 'done', bytes: await work(request) } satisfies WorkerAnswer;
  } catch (error) {
    const problem = String(error instanceof Error ? error.stack : error).slice(0, 4000);
    return { kind: 'broken', problem } satisfies WorkerAnswer;
  }
};

/** In a child of `openChildWorker`: does what its parent asks for. */
export const answerParent = <Request>(work: (request: Request) => Promise<Uint8Array>) =>
  process.on('message', async (request: Request) => process.send?.(await answerTo(work, request)));
