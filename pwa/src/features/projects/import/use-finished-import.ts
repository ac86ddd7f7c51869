import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { importRuns, subscribeToImports } from './imports.ts';

type Finished = { projectId: ProjectId; hasSteel: boolean };

/** Calls once when the awaited file has become a project; not when it is refused. */
export const useFinishedImport = (awaited: ProjectId | null, onFinished: (finished: Finished) => void) => {
  const run = useSyncExternalStore(subscribeToImports, importRuns).find(({ id }) => id === awaited);
  const finish = useEffectEvent(onFinished);
  const [projectId, found] = run?.step === 'done' ? [run.projectId, run.found] : [null, null];
  useEffect(() => {
    if (projectId && found) finish({ projectId, hasSteel: found.taken + found.guessed > 0 });
  }, [projectId, found]);
};
