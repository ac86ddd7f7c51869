import { vi } from 'vitest';
import type { WorkerReply, WorkerStart } from '../src/worker/worker-messages.ts';

/** Stands in for a browser's worker; the test says what it tells the page. */
class TestWorker extends EventTarget {
  jobs: unknown[] = [];
  isEnded = false;
  postMessage(job: unknown) {
    this.jobs.push(job);
  }
  terminate() {
    this.isEnded = true;
  }
  tell(data: WorkerStart | WorkerReply<unknown>) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  fail(message?: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

/** Every worker that is started from now on, in order, until globals are no longer stubbed. */
export const stubWorkers = (): TestWorker[] => {
  const made: TestWorker[] = [];
  class Made extends TestWorker {
    constructor() {
      super();
      made.push(this);
    }
  }
  vi.stubGlobal('Worker', Made);
  return made;
};
