import { Session } from 'node:inspector';

type Covered = { result: { url: string; functions: unknown[] }[] };

/** Says after each run whether it reached code of the reader that no run before it reached. */
export const watchCoverage = () => {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: false, detailed: true });
  return {
    reachedNewCode: (): boolean => {
      let isNew = false;
      session.post('Profiler.takePreciseCoverage', (_error, covered?: Covered) => {
        isNew = (covered?.result ?? []).some(
          ({ url, functions }) => url.includes('/shared/src/') && functions.length > 0,
        );
      });
      return isNew;
    },
    stop: () => session.disconnect(),
  };
};
