import { readProductionData } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import {
  catalogSpace,
  customerPriceSpace,
  projectPriceSpace,
  projectSpace,
} from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useWholeReading } from '../../../sync/hooks/projects/refetch-project.ts';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useRecord, useRecords, useShop, useTariff } from '../../../sync/hooks/use-shop.tsx';
import { type OpenProject, openProject } from './open-project.ts';
import type { ProjectSource } from './project-source.ts';

const useGrades = () => {
  const catalogue = useCatalogue();
  return useMemo(() => catalogue && new Map(catalogue.grades.map((grade) => [grade.grade, grade])), [catalogue]);
};

const useProduction = () => {
  const packs = useRecords('catalogPack', catalogSpace);
  return useMemo(() => packs && readProductionData(packs), [packs]);
};

/** What an admin set by hand in a project's price, by id; nothing of it where prices may not be seen. */
const useOverrides = (projectId: ProjectId) => {
  const { actor } = useShop();
  const overrides = useRecords('priceOverride', projectPriceSpace(projectId));
  return useMemo(
    () => overrides && new Map(actor.seesPrices ? overrides.map((override) => [override.id, override]) : []),
    [actor.seesPrices, overrides],
  );
};

/** Everything an open project is made from, as it is in the database; undefined while loading, null before any reading. */
export const useProjectSource = (project: Project): ProjectSource | null | undefined => {
  const { actor } = useShop();
  const space = projectSpace(project.id);
  const reading = useWholeReading(project.id);
  const partChoices = useRecords('partChoice', space);
  const assemblyChoices = useRecords('assemblyChoice', space);
  const tariff = useTariff();
  const overrides = useOverrides(project.id);
  const manual = useRecord('manualPrice', customerPriceSpace(actor.customerId), project.id);
  const grades = useGrades();
  const production = useProduction();
  return useMemo(() => {
    if (reading === null) return null;
    if (
      !reading ||
      !partChoices ||
      !assemblyChoices ||
      tariff === undefined ||
      !overrides ||
      manual === undefined ||
      !grades ||
      production === undefined
    )
      return undefined;
    const { head, parts: facts } = reading;
    return { project, head, facts, partChoices, assemblyChoices, tariff, overrides, manual, grades, production };
  }, [project, reading, partChoices, assemblyChoices, tariff, overrides, manual, grades, production]);
};

/** The store of an open project, kept up to date with the database. */
export const useOpenProject = (source: ProjectSource): OpenProject => {
  const shop = useShop();
  const [open] = useState(() =>
    openProject(source, { actor: shop.actor, store: (name, args) => shop.change(name, args) }),
  );
  useEffect(() => {
    open.receive(source);
  }, [open, source]);
  return open;
};

export const useOpenProjectState = (open: OpenProject) => useSyncExternalStore(open.subscribe, open.state);
