import type { Project } from '@knotenblech/shared/projects/project.ts';
import { confirmationWords, type Language } from './confirmation-words.ts';

const kg = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** How many pieces a project is, and how heavy. */
export const describeProject = (
  { partCount, netWeightG }: Pick<Project, 'partCount' | 'netWeightG'>,
  language: Language,
): string => {
  const { pieces, weight } = confirmationWords[language];
  return `${partCount} ${pieces}, ${weight} ${kg.format(netWeightG / 1000)} kg`;
};
