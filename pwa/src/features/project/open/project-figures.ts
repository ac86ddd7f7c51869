import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { AssemblyChoice } from '@knotenblech/shared/parts/assemblies/assembly-choice.record.ts';
import { type Finding, useOf } from '@knotenblech/shared/parts/findings/part-findings.ts';
import { netWeightG, unweighedPieces } from '@knotenblech/shared/parts/materials/stock-of.ts';
import { type Assembly, joinAssemblies, joinPart, type Part } from '@knotenblech/shared/parts/part.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { checkPart } from '@knotenblech/shared/prices/check/check-part.ts';
import { type EffectivePrice, effectivePrice } from '@knotenblech/shared/prices/project/effective-price.ts';
import { type ProjectPricing, priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { ProjectSource } from './project-source.ts';

/** Sums over the taken parts of a project or an assembly; `unweighed`: pieces whose weight nothing says, which its weight leaves out. */
export type Sums = {
  positionCount: number;
  partCount: number;
  netWeightG: number;
  surfaceMm2: number;
  unweighed: number;
};

/** What the findings within a row come to: a part that is on request, and how many parts are to be looked at. */
export type Marks = { onRequest: boolean; warnCount: number };

/** Everything the screen shows of an open project, derived from facts and choices. */
export type Figures = {
  assemblies: readonly Assembly[];
  parts: readonly Part[];
  assemblyAt: ReadonlyMap<number, Assembly>;
  partAt: ReadonlyMap<number, Part>;
  sums: Sums;
  /** By assembly, with all that is nested in it. */
  assemblySums: ReadonlyMap<number, Sums & Marks & { netCents: Cents }>;
  /** Of the whole project. */
  marks: Marks;
  /** By part index, taken parts only: what is wrong with it, those that put it on request first. */
  checks: ReadonlyMap<number, readonly Finding[]>;
  /** null: no price may be seen. */
  pricing: ProjectPricing | null;
  /** The price that is in force; null: no price may be seen. */
  effective: EffectivePrice | null;
};

/** Net weight of one piece in grams, by the density of its grade. */
export const weightOf = (part: Part, grades: ProjectSource['grades']) =>
  netWeightG(part.facts.measures, grades.get(part.grade ?? ''));

const nothing = { positionCount: 0, partCount: 0, netWeightG: 0, surfaceMm2: 0, unweighed: 0 };

const addPart = (sums: Sums, part: Part, grades: ProjectSource['grades']) => {
  sums.positionCount += 1;
  sums.partCount += part.quantity;
  sums.netWeightG += part.quantity * weightOf(part, grades);
  sums.unweighed += unweighedPieces(part);
  sums.surfaceMm2 += part.quantity * part.facts.measures.surfaceMm2;
};

/** Limits of the tariff that prices the project, so that price and check say the same; else those of the base data. */
export const limitsOf = ({ tariff, production }: Pick<ProjectSource, 'tariff' | 'production'>) =>
  tariff ?? production?.limits ?? null;

const checkParts = (parts: readonly Part[], { project, tariff, production, grades }: ProjectSource) => {
  const around = {
    limits: limitsOf({ tariff, production }),
    ventHoles: production?.ventHoles ?? noVentHoles,
    use: useOf(project),
  };
  const taken = parts.filter((part) => part.isTaken);
  return new Map(
    taken.map((part) => [part.index, checkPart(part, { ...around, grade: grades.get(part.grade ?? '') })]),
  );
};

const noVentHoles: [] = [];

const mark = (marks: Marks, findings: readonly Finding[]) => {
  const [first] = findings;
  if (first === undefined) return;
  if (first.effect === 'request') marks.onRequest = true;
  else marks.warnCount += 1;
};

type Join = { assemblies: readonly Assembly[]; parts: readonly Part[] };

type Known = { grades: ProjectSource['grades']; pricing: ProjectPricing | null; checks: Figures['checks'] };

const sumAll = ({ assemblies, parts }: Join, { grades, pricing, checks }: Known) => {
  const sums = { ...nothing };
  const marks = { onRequest: false, warnCount: 0 };
  const parentOf = new Map(assemblies.map((assembly) => [assembly.index, assembly.facts.parent]));
  const assemblySums = new Map(
    assemblies.map((assembly) => [assembly.index, { ...nothing, netCents: 0, onRequest: false, warnCount: 0 }]),
  );
  for (const part of parts) {
    if (!part.isTaken) continue;
    addPart(sums, part, grades);
    const price = pricing?.parts.get(part.index);
    const findings = checks.get(part.index) ?? [];
    mark(marks, findings);
    for (let index = part.assemblyIndex; index !== null; index = parentOf.get(index) ?? null) {
      const within = assemblySums.get(index);
      if (!within) break;
      addPart(within, part, grades);
      within.netCents += price?.positionCents ?? 0;
      mark(within, findings);
    }
  }
  for (const price of pricing?.assemblyPrices.values() ?? []) {
    if (price.onRequest.length > 0) marks.onRequest = true;
    for (let index: number | null = price.index; index !== null; index = parentOf.get(index) ?? null) {
      const within = assemblySums.get(index);
      if (!within) break;
      within.netCents += price.positionCents;
      if (price.onRequest.length > 0) within.onRequest = true;
    }
  }
  return { sums, assemblySums, marks };
};

/** Makes the figures of one open project; what a change does not touch is not computed again. */
export const createFigures = () => {
  const join = createJoiner();
  return (source: ProjectSource): Figures => {
    const { assemblies, parts } = join(source.project, source.head, source.facts, source);
    const { project, tariff, grades, overrides, manual } = source;
    const pricing = tariff ? priceProject({ parts, assemblies, project, tariff, grades, overrides }) : null;
    const checks = checkParts(parts, source);
    return {
      assemblies,
      parts,
      assemblyAt: new Map(assemblies.map((assembly) => [assembly.index, assembly])),
      partAt: new Map(parts.map((part) => [part.index, part])),
      ...sumAll({ assemblies, parts }, { grades, pricing, checks }),
      checks,
      pricing,
      effective: pricing && effectivePrice({ project, parts, calculated: pricing, manual: manual ?? undefined }),
    };
  };
};

type Coating = Pick<Project, 'surface' | 'ralNumber'>;

type Joined = { facts: PartFacts; choice: string; around: string; part: Part };

type Choices = { partChoices: readonly PartChoice[]; assemblyChoices: readonly AssemblyChoice[] };

const aroundOf = (project: Coating, assembly: Assembly | undefined) => {
  const { surface, ralNumber } = assembly ?? project;
  return `${surface}|${ralNumber}|${assembly?.totalQuantity ?? 1}|${assembly?.isWelded ?? false}`;
};

/** Joins facts and choices; a part that nothing touched since the last call stays the same object, so that its price does too. */
const createJoiner = () => {
  let known = new Map<number, Joined>();

  return (
    project: Project,
    head: ReadingHead,
    facts: readonly PartFacts[],
    { partChoices, assemblyChoices }: Choices,
  ): { assemblies: Assembly[]; parts: Part[] } => {
    const choiceAt = new Map(partChoices.map((choice) => [choice.index, choice]));
    const assemblies = joinAssemblies(
      project.id,
      project,
      head.assemblies,
      new Map(assemblyChoices.map((choice) => [choice.index, choice])),
    );
    const assemblyAt = new Map(assemblies.map((assembly) => [assembly.index, assembly]));
    const next = new Map<number, Joined>();
    const parts = facts.map((each) => {
      const choice = choiceAt.get(each.index);
      const assembly = each.assembly === null ? undefined : assemblyAt.get(each.assembly);
      const around = aroundOf(project, assembly);
      const choiceText = choice ? JSON.stringify(choice) : '';
      const before = known.get(each.index);
      const isSame = before?.facts === each && before.choice === choiceText && before.around === around;
      const joined = isSame
        ? before
        : { facts: each, choice: choiceText, around, part: joinPart(project.id, project, each, choice, assembly) };
      next.set(each.index, joined);
      return joined.part;
    });
    known = next;
    return { assemblies, parts };
  };
};
