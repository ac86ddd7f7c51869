import { useOf } from '../../parts/findings/part-findings.ts';
import type { StoredProject } from '../project/stored-project.ts';
import type { Tariff } from '../tariff.record.ts';
import { checkPart } from './check-part.ts';
import { isAsking, partState } from './finding-rules.ts';

/** Indexes of the taken parts of a project whose check asks their user to decide or to draw them otherwise; without a tariff by what the file says alone. */
export const openDecisions = ({ project, parts, grades }: StoredProject, tariff: Tariff | null): number[] => {
  const around = { limits: tariff, ventHoles: tariff?.ventHoles ?? [], use: useOf(project) };
  return parts
    .filter((part) => part.isTaken)
    .filter((part) => isAsking(partState(part, checkPart(part, { ...around, grade: grades.get(part.grade ?? '') }))))
    .map(({ index }) => index);
};
