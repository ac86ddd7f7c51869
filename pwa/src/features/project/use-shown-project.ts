import type { ExportSubject } from '@knotenblech/shared/exports/excerpt.ts';
import { useProject } from './open/project-context.tsx';
import type { ShownProject } from './public/shown-project.ts';
import type { Selection } from './selection.ts';

/** The open project as it stands on the screen; a selection that it does not have is the project itself. */
export const useShownProject = ({ part, assembly }: Selection): ShownProject => {
  const { source, figures } = useProject();
  const { parts, assemblies, checks, pricing, partAt, assemblyAt } = figures;
  const subject: ExportSubject =
    part !== undefined && partAt.has(part)
      ? { kind: 'part', index: part }
      : assembly !== undefined && assemblyAt.has(assembly)
        ? { kind: 'assembly', index: assembly }
        : { kind: 'project' };
  return {
    name: source.project.name,
    subject,
    assemblies,
    parts,
    checks,
    prices: pricing?.parts ?? null,
    waste: (source.tariff ?? source.production?.limits)?.waste ?? null,
    grades: source.grades,
  };
};
