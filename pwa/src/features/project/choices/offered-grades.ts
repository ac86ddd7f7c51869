import type { Stock } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { ProjectSource } from '../open/project-source.ts';

/** Grades that a kind of stock comes in, each once: those with a price, else all of the catalogue. */
export const offeredGrades = ({ tariff, grades }: ProjectSource, stock: Stock): string[] => {
  const priced = tariff?.material.filter((row) => row.stock === stock).map((row) => row.grade);
  return [...new Set(priced ?? grades.keys())];
};
