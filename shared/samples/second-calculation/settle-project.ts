import type { PlainAssembly, PlainPart, PlainProject } from './plain-project.ts';

type Coat = { surface: PlainProject['surface']; ralNumber: string | null };

/** An assembly with what it has from those around it. */
export type SettledAssembly = Omit<PlainAssembly, keyof Coat> & Coat & { total: number; isWelded: boolean };
/** A taken part with what it has from its assembly or the project. */
export type SettledPart = Omit<PlainPart, keyof Coat> & Coat & { total: number; isWelded: boolean };

/** Primer is RAL 8012, powder keeps its colour, nothing else has one. */
const coatAs = (surface: Coat['surface'], ralNumber: string | null): Coat => {
  if (surface === 'COATED') return { surface, ralNumber: '8012' };
  return { surface, ralNumber: surface === 'POWDER_COATED' || surface === 'POWDER_COATED_CUSTOM' ? ralNumber : null };
};

const ownCoat = (own: { surface?: Coat['surface']; ralNumber?: string }, around: Coat) =>
  coatAs(own.surface ?? around.surface, own.ralNumber ?? around.ralNumber);

/** Pieces of the project, surfaces and what is welded (ADR 0004, complete production); parts that are left out are gone. */
export const settleProject = (project: PlainProject): { assemblies: SettledAssembly[]; parts: SettledPart[] } => {
  const settled = new Map<number | null, SettledAssembly>();
  for (const assembly of project.assemblies) {
    const around = settled.get(assembly.parent);
    const isComplete = project.productionType === 'COMPLETE_PRODUCTION';
    settled.set(assembly.index, {
      ...assembly,
      ...(around?.isWelded ? coatOf(around) : ownCoat(assembly, around ?? project)),
      total: assembly.quantity * (around?.total ?? 1),
      isWelded: around?.isWelded === true || (isComplete && assembly.seams.length > 0),
    });
  }
  const parts = project.parts
    .filter((part) => part.isTaken)
    .map((part): SettledPart => {
      const around = settled.get(part.assembly);
      const coat = around?.isWelded ? coatOf(around) : ownCoat(part, around ?? project);
      return { ...part, ...coat, total: part.pieces * (around?.total ?? 1), isWelded: around?.isWelded ?? false };
    });
  return { assemblies: [...settled.values()], parts };
};

const coatOf = ({ surface, ralNumber }: Coat): Coat => ({ surface, ralNumber });
