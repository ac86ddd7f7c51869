import { ralNumberAfter, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import { joinProject } from '@knotenblech/shared/parts/part.ts';
import { priceProject } from '@knotenblech/shared/prices/project/price-project.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import type { ProjectSource } from '../open/project-source.ts';

/** What a project costs with another surface around its parts; onRequest: without some of them. */
export type ProjectVariant = { surface: Surface; ralNumber: string | null; netCents: Cents; onRequest: boolean };

/** The project with another surface; what has a surface of its own keeps it. Powder without a colour is priced in one. */
export const projectVariant = (source: ProjectSource, tariff: Tariff, surface: Surface): ProjectVariant => {
  const ralNumber = ralNumberAfter(surface, source.project.ralNumber ?? '7016');
  return { surface, ralNumber, ...priceAs(source, tariff, { surface, ralNumber }) };
};

/** What a project costs with other options of its own. */
export const priceAs = (source: ProjectSource, tariff: Tariff, options: Partial<ProjectSource['project']>) => {
  const { head, grades, overrides, partChoices, assemblyChoices } = source;
  const project = { ...source.project, ...options };
  // Facts of their own: what is kept of the real prices stays.
  const facts = source.facts.map((each) => ({ ...each }));
  const headCopy = head.assemblies.map((each) => ({ ...each }));
  const joined = joinProject(project, { ...head, assemblies: headCopy }, facts, partChoices, assemblyChoices);
  const { netCents, onRequest } = priceProject({ ...joined, project, tariff, grades, overrides });
  return { netCents, onRequest };
};
