import type { Project } from './project.record.ts';

/** Whether a project has assemblies that leave the shop in their parts. */
export const isUnwelded = ({ assemblyCount, productionType }: Pick<Project, 'assemblyCount' | 'productionType'>) =>
  assemblyCount > 0 && productionType !== 'COMPLETE_PRODUCTION';
