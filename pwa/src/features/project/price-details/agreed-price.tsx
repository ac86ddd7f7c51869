import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { customerPriceSpace } from '@knotenblech/shared/records/space.ts';
import { Trans } from '@lingui/react/macro';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatEuro } from '../../../ui/figures/format-figure.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useProject } from '../open/project-context.tsx';

/** The net price that is in force in place of the calculated one; null: none. */
export const useAgreedCents = (): number | null => {
  const { actor } = useShop();
  const { project } = useProject().source;
  const price = useRecord('projectPrice', customerPriceSpace(actor.customerId), project.id);
  const isAgreed = actor.seesPrices && (project.manualPrice ?? 'none') !== 'none';
  return isAgreed && price?.calculated ? price.netCents : null;
};

/** Says that an agreed price holds, and what was calculated. */
export const AgreedPriceNotice = ({ pricing }: { pricing: ProjectPricing }) => {
  const agreedCents = useAgreedCents();
  if (agreedCents === null) return null;
  return (
    <Notice title={<Trans>Für dieses Projekt gilt ein vereinbarter Preis: {formatEuro(agreedCents)} netto</Trans>}>
      <p>
        <Trans>Die Kalkulation darunter ergibt {formatEuro(pricing.netCents)} und erklärt, woraus es besteht.</Trans>
      </p>
    </Notice>
  );
};
