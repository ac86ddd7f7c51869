import { Trans } from '@lingui/react/macro';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../../ui/figures/counting-amount.tsx';

/** What an order or quote that still waits was asked for at; nothing for who may see no prices. */
export const ShownTotal = ({ cents }: { cents: number }) => {
  const { actor } = useShop();
  return actor.seesPrices ? (
    <span>
      <Trans>
        Gezeigter Gesamtbetrag: <Amount cents={cents} />
      </Trans>
    </span>
  ) : null;
};
