import {
  defaultMaterialMap,
  hasNoMaterialOfFile,
  partSpecName,
  specificityByCatalogue,
} from '@knotenblech/shared/parts/materials/default-materials.ts';
import { missingSpecs } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import { stockOf } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useProject } from '../../open/project-context.tsx';
import { useProfiles } from '../use-assistant-edits.ts';
import type { SpecRow } from './spec-rows.tsx';

const useDefaults = () => {
  const { source, figures } = useProject();
  const profiles = useProfiles();
  return {
    parts: figures.parts,
    profiles,
    defaults: defaultMaterialMap(figures.parts, { profiles, grades: source.grades }),
  };
};

/** What is missing now: the questions of the single-part assistant. */
export const useMissingRows = (): SpecRow[] => {
  const { parts, defaults } = useDefaults();
  return missingSpecs(parts).map((spec) => ({
    key: String(spec.id),
    name: spec.partSpecName,
    stock: spec.stock,
    partIndexes: spec.partIndexes,
    pieceCount: spec.pieceCount,
    asksMaterial: spec.lacksMaterial,
    asksSpecificity: spec.lacksSpecificity,
    grade: null,
    specificity: null,
    proposal: defaults.get(spec.partSpecName) ?? null,
  }));
};

/** Whatever the file left open, with what was chosen for it meanwhile: the assistant's step of material. */
export const useOpenRows = (): SpecRow[] => {
  const { parts, profiles, defaults } = useDefaults();
  const rows = new Map<string, SpecRow>();
  for (const part of parts) {
    const asksMaterial = hasNoMaterialOfFile(part);
    const asksSpecificity = specificityByCatalogue(part, profiles) === null;
    if (!part.isTaken || part.facts.category === 'ASSEMBLY' || !(asksMaterial || asksSpecificity)) continue;
    const name = partSpecName(part);
    const key = JSON.stringify([name, asksMaterial, asksSpecificity]);
    const known = rows.get(key);
    rows.set(key, known ? joined(known, part) : newRow(part, { key, name, asksMaterial, asksSpecificity }, defaults));
  }
  return [...rows.values()];
};

type Asked = Pick<SpecRow, 'key' | 'name' | 'asksMaterial' | 'asksSpecificity'>;

const newRow = (part: Part, asked: Asked, defaults: ReturnType<typeof defaultMaterialMap>): SpecRow => ({
  ...asked,
  stock: stockOf(part.facts),
  partIndexes: [part.index],
  pieceCount: part.quantity,
  grade: part.grade,
  specificity: part.specificity ?? null,
  proposal: defaults.get(asked.name) ?? null,
});

/** Where parts of a row differ, nothing shows as chosen. */
const joined = (row: SpecRow, part: Part): SpecRow => ({
  ...row,
  partIndexes: [...row.partIndexes, part.index],
  pieceCount: row.pieceCount + part.quantity,
  grade: row.grade === part.grade ? row.grade : null,
  specificity: row.specificity === part.specificity ? row.specificity : null,
});

const postponed = new Set<ProjectId>();

/** The user answers later what a project lacks: its details open without the question while the app is open. */
export const postponeSpecs = (projectId: ProjectId) => void postponed.add(projectId);

export const areSpecsPostponed = (projectId: ProjectId) => postponed.has(projectId);
