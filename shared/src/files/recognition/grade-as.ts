import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { ProfileFamily } from '../../catalogue/profile.schema.ts';

const hollow: readonly ProfileFamily[] = ['RHS', 'SHS', 'CHS'];

/** The grade in the form a section is made in: hollow sections in the H grade (S235JR of a tube is S235JRH), others not. */
export const gradeAs = (
  grade: string | null,
  family: ProfileFamily | null,
  grades: readonly Grade[],
): string | null => {
  if (grade === null || family === null) return grade;
  const other = hollow.includes(family) ? `${grade}H` : grade.replace(/^(S\d{3}.*)H$/, '$1');
  return grades.some((candidate) => candidate.grade === other) ? other : grade;
};
