import type { ProjectId } from '../values/ids.ts';
import type { Project } from './project.record.ts';

/**
 * The project that a new one is probably a later file of: the latest of the same name, of another file, that nobody threw away;
 * null: none, or that is known already.
 */
export const olderVersionOf = (project: Project, projects: readonly Project[]): Project | null => {
  if (project.revisionOf !== undefined || project.hasSingleParts) return null;
  const nameOf = ({ name }: Project) => name.trim().toLocaleLowerCase('de');
  const older = projects.filter(
    (other) =>
      other.id !== project.id &&
      other.trashedAt === null &&
      !other.hasSingleParts &&
      other.fileHash !== project.fileHash &&
      other.createdAt < project.createdAt &&
      nameOf(other) === nameOf(project),
  );
  return older.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0] ?? null;
};

/** The project that has taken the place of another, through all that did so after it; itself where none did. */
export const latestVersionOf = (
  id: ProjectId,
  projects: readonly Pick<Project, 'id' | 'revisionOf' | 'revisionTakenAt' | 'trashedAt'>[],
): ProjectId => {
  const next = projects.filter(
    (other) => other.id !== id && other.revisionOf === id && other.revisionTakenAt && other.trashedAt === null,
  );
  const [latest] = next.toSorted((a, b) => ((a.revisionTakenAt ?? '') < (b.revisionTakenAt ?? '') ? 1 : -1));
  if (!latest) return id;
  // A circle is none of ours, but records come from outside.
  return latestVersionOf(
    latest.id,
    projects.filter((other) => other.id !== latest.id),
  );
};
