import type { Project } from '@knotenblech/shared/projects/project.ts';
import { germanNumber } from '@knotenblech/shared/values/german-number.ts';
import { confirmationWords, type Language } from './confirmation-words.ts';

/** How many pieces a project is, and how heavy. */
export const describeProject = (
  { partCount, netWeightG }: Pick<Project, 'partCount' | 'netWeightG'>,
  language: Language,
): string => {
  const { pieces, weight } = confirmationWords[language];
  return `${partCount} ${pieces}, ${weight} ${germanNumber(netWeightG / 1000, 3)} kg`;
};
