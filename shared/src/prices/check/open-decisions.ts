import { useOf } from '../../parts/findings/part-findings.ts';
import { isColourChosen } from '../../parts/finishes.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { Project } from '../../projects/project.record.ts';
import type { ProjectPricing } from '../project/price-project.ts';
import type { StoredProject } from '../project/stored-project.ts';
import { requestReasonsOf } from '../project/summarise-project.ts';
import type { Tariff } from '../tariff.record.ts';
import { checkPart } from './check-part.ts';
import { isAsking, partState, ruleOf } from './finding-rules.ts';
import { priceRemarks } from './request-findings.ts';

/** Indexes of the taken parts of a project whose check asks their user to decide or to draw them otherwise; without a tariff by what the file says alone. */
export const openDecisions = ({ project, parts, grades }: StoredProject, tariff: Tariff | null): number[] => {
  const around = { limits: tariff, ventHoles: tariff?.ventHoles ?? [], use: useOf(project) };
  return parts
    .filter((part) => part.isTaken)
    .filter((part) => isAsking(partState(part, checkPart(part, { ...around, grade: grades.get(part.grade ?? '') }))))
    .map(({ index }) => index);
};

/** Where something of a project is chosen: for all of it, at an assembly, or at a part. */
export type ChoicePlace = 'project' | { assembly: number } | { part: number };

/** What is missing in the total of a project: how many of its taken parts and welded assemblies have no price, why, and where that is mended first. */
export type MissingPrices = {
  partCount: number;
  assemblyCount: number;
  reasons: ReturnType<typeof requestReasonsOf>;
  place: ChoicePlace;
};

type Priced = {
  pricing: Pick<ProjectPricing, 'parts' | 'assemblyPrices'>;
  project: Pick<Project, 'surface' | 'ralNumber'>;
  assemblies: readonly Assembly[];
  parts: readonly Part[];
};

/** What has no price in the total of a project, what its user can complete before what is on request; null: nothing is missing. */
export const missingPrices = ({ pricing, ...project }: Priced): MissingPrices | null => {
  const parts = unpriced(pricing.parts);
  const assemblies = unpriced(pricing.assemblyPrices);
  const first = parts.find(canComplete) ?? parts[0];
  const [firstAssembly] = assemblies;
  const place = first ? placeOf(first, project) : firstAssembly && { assembly: firstAssembly.index };
  if (!place) return null;
  const reasons = requestReasonsOf(pricing);
  return { partCount: parts.length, assemblyCount: assemblies.length, reasons, place };
};

type Unpriced = { index: number; onRequest: readonly { code: string }[] };

const unpriced = (prices: ReadonlyMap<number, Unpriced>): Unpriced[] =>
  [...prices.values()].filter(({ onRequest }) => onRequest.length > 0);

const canComplete = ({ onRequest }: Unpriced) =>
  onRequest.every(({ code }) => ruleOf({ code, effect: 'request' }).state === 'choice');

/** A colour is missing where the surface was chosen: parts follow their assembly, and that the project. */
const placeOf = ({ index, onRequest }: Unpriced, { project, assemblies, parts }: Omit<Priced, 'pricing'>) => {
  const part = parts.find((each) => each.index === index);
  if (!part || onRequest[0]?.code !== priceRemarks.colourMissing) return { part: index };
  const lacksColour = (coated: Priced['project']) =>
    isColourChosen(coated.surface) && coated.surface === part.surface && coated.ralNumber === null;
  if (lacksColour(project)) return 'project';
  const assembly = assemblies.find((each) => each.index === part.assemblyIndex);
  return assembly && lacksColour(assembly) ? { assembly: assembly.index } : { part: index };
};
