import { type EffectivePrice, effectivePrice } from '@knotenblech/shared/projects/effective-price.ts';
import type { ManualPrice } from '@knotenblech/shared/projects/manual-price.ts';
import { customerPriceSpace } from '@knotenblech/shared/sync/space.ts';
import { useRecord, useShop } from '../../../sync/use-shop.tsx';
import { useProject } from '../open/project-context.tsx';

/** The price of the open project that is in force, and the one set by hand, whether in force or not; null: none may be seen. */
export const useEffectivePrice = (): { effective: EffectivePrice | null; manual: ManualPrice | null } => {
  const { actor } = useShop();
  const { source, figures } = useProject();
  const { project } = source;
  const manual = useRecord('manualPrice', customerPriceSpace(actor.customerId), project.id) ?? undefined;
  const { pricing, parts } = figures;
  const effective = pricing && effectivePrice({ project, parts, calculated: pricing, manual });
  return { effective, manual: manual ?? null };
};
