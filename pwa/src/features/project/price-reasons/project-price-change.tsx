import { type PriceSnapshot, priceDifference } from '@knotenblech/shared/prices/project/price-difference.ts';
import { priceSnapshotOf } from '@knotenblech/shared/prices/project/price-snapshot.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { readSeenPrice } from '../../../sync/status/seen-price.ts';
import { createFigures } from '../open/project-figures.ts';
import { useProjectSource } from '../open/use-open-project.ts';
import { PriceCauses } from './price-causes.tsx';

type ProjectPriceChangeProps = { projectId: ProjectId; shownCents: number };

/** Why a project costs something else than was shown; nothing where this device did not see that price. */
export const ProjectPriceChange = ({ projectId, shownCents }: ProjectPriceChangeProps) => {
  const { actor, database } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), projectId);
  const [seen, setSeen] = useState<PriceSnapshot | null>(null);
  useEffect(() => {
    void readSeenPrice(database, projectId).then(setSeen);
  }, [database, projectId]);
  if (!project || seen?.netCents !== shownCents) return null;
  return <Change project={project} seen={seen} />;
};

const Change = ({ project, seen }: { project: Project; seen: PriceSnapshot }) => {
  const source = useProjectSource(project);
  const now = useMemo(() => {
    if (!source?.tariff) return null;
    const { parts, assemblies, pricing } = createFigures()(source);
    return pricing && priceSnapshotOf({ project, parts, assemblies, pricing, tariffNumber: source.tariff.number });
  }, [project, source]);
  if (!now) return null;
  const causes = priceDifference(seen, now);
  if (causes.length === 0) return null;
  return (
    <section>
      <h3>{project.name}</h3>
      <PriceCauses causes={causes} wasCents={seen.netCents} nowCents={now.netCents} />
    </section>
  );
};
