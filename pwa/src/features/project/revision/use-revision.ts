import type { Catalogue } from '@knotenblech/shared/catalogue/catalogue.schema.ts';
import { priceSnapshotOf } from '@knotenblech/shared/prices/project/price-snapshot.ts';
import {
  type CarriedPairs,
  carriedAssemblyChoice,
  carriedHeader,
  carriedPairs,
  carriedPartChoice,
} from '@knotenblech/shared/revisions/carry-choices.ts';
import { matchRevision, type Revision } from '@knotenblech/shared/revisions/match-revision.ts';
import { type RevisionPrice, revisionPrice } from '@knotenblech/shared/revisions/revision-price.ts';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { createFigures, type Figures } from '../open/project-figures.ts';
import type { ProjectSource } from '../open/project-source.ts';

export type ShownRevision = {
  revision: Revision;
  pairs: CarriedPairs;
  /** null: no price may be seen. */
  price: RevisionPrice | null;
  /** Something of either has no price by itself. */
  isOpenPrice: boolean;
  /** By index in the new file: pieces, once it is taken. */
  quantityAt: ReadonlyMap<number, number>;
};

/** What a later file is beside an older one, with the choices as they will be once it is taken; undefined while it is worked out. */
export const useRevision = (was: ProjectSource, now: ProjectSource): ShownRevision | undefined => {
  const catalogue = useCatalogue();
  const [shown, setShown] = useState<ShownRevision>();
  useEffect(() => {
    if (!catalogue) return;
    const timer = setTimeout(() => setShown(compare(was, now, catalogue)));
    return () => clearTimeout(timer);
  }, [was, now, catalogue]);
  return shown;
};

const compare = (was: ProjectSource, now: ProjectSource, { profiles }: Catalogue): ShownRevision => {
  const profileAt = new Map(profiles.map((profile) => [profile.id, profile]));
  const before = createFigures()(was);
  const revision = matchRevision(before, createFigures()(now), (id) =>
    id === null ? null : (profileAt.get(id) ?? null),
  );
  const pairs = carriedPairs(revision, was);
  const taken = withCarried(was, now, pairs);
  const after = createFigures()(taken);
  const [wasPrice, nowPrice] = [snapshotOf(was, before), snapshotOf(taken, after)];
  return {
    revision,
    pairs,
    price: wasPrice && nowPrice && revisionPrice(wasPrice, nowPrice, revision),
    quantityAt: new Map(after.parts.map(({ index, quantity }) => [index, quantity])),
    isOpenPrice: before.effective?.onRequest === true || after.effective?.onRequest === true,
  };
};

const snapshotOf = ({ project, tariff }: ProjectSource, { parts, assemblies, pricing, effective }: Figures) => {
  if (!tariff || !pricing) return null;
  const manualCents = effective && effective.manualPrice !== 'none' ? effective.netCents : null;
  return priceSnapshotOf({ project, parts, assemblies, pricing, tariffNumber: tariff.number, manualCents });
};

/** The new project as `takeRevision` makes it. */
const withCarried = (was: ProjectSource, now: ProjectSource, pairs: CarriedPairs): ProjectSource => {
  const { id } = now.project;
  const ofParts = { was: byIndex(was.partChoices), now: byIndex(now.partChoices) };
  for (const pair of pairs.parts) {
    const choice = ofParts.was.get(pair.from);
    if (choice) ofParts.now.set(pair.to, carriedPartChoice(id, pair, choice, ofParts.now.get(pair.to)));
  }
  const ofAssemblies = { was: byIndex(was.assemblyChoices), now: byIndex(now.assemblyChoices) };
  for (const pair of pairs.assemblies) {
    const choice = ofAssemblies.was.get(pair.from);
    if (choice) ofAssemblies.now.set(pair.to, carriedAssemblyChoice(id, pair, choice, ofAssemblies.now.get(pair.to)));
  }
  return {
    ...now,
    project: carriedHeader(was.project, now.project),
    partChoices: [...ofParts.now.values()],
    assemblyChoices: [...ofAssemblies.now.values()],
  };
};

const byIndex = <T extends { index: number }>(choices: readonly T[]) =>
  new Map(choices.map((choice) => [choice.index, choice]));
