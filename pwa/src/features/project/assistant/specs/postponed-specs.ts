import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

const postponed = new Set<ProjectId>();

/** The user answers later what a project lacks: its details open without the question while the app is open. */
export const postponeSpecs = (projectId: ProjectId) => void postponed.add(projectId);

export const areSpecsPostponed = (projectId: ProjectId) => postponed.has(projectId);
