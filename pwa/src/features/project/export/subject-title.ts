import type { ShownProject } from '../public/shown-project.ts';

/** Name of the part, assembly or project that is selected. */
export const subjectTitle = ({ name, subject, assemblies, parts }: ShownProject): string => {
  if (subject.kind === 'project') return name;
  const among: readonly { index: number; name: string }[] = subject.kind === 'part' ? parts : assemblies;
  return among.find(({ index }) => index === subject.index)?.name || name;
};
