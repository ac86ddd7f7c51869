import { isUnwelded } from '@knotenblech/shared/projects/is-unwelded.ts';
import { UnweldedMark } from '../../orders/public/unwelded-mark.tsx';
import { useProject } from '../open/project-context.tsx';

/** Stands beside each price of an open project whose assemblies come in their parts. */
export const ProjectUnweldedMark = () => {
  const { figures, source } = useProject();
  return isUnwelded({ ...source.project, assemblyCount: figures.assemblies.length }) ? <UnweldedMark /> : null;
};
