import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { formatEuro } from '../../../ui/figures/format-figure.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { PriceCauses } from './price-causes.tsx';
import styles from './price-news-notice.module.css';
import type { PriceNews } from './use-price-news.ts';

type PriceNewsNoticeProps = { news: PriceNews; onRead: () => void };

/** That the price is another one than at the last visit, and on demand why. */
export const PriceNewsNotice = ({ news, onRead }: PriceNewsNoticeProps) => {
  const price = useShownPrice();
  if (!price) return null;
  const { toShownCents } = price;
  return (
    <Notice
      title={
        <Trans>
          Seit Ihrem letzten Besuch: {formatEuro(toShownCents(news.wasCents))} →{' '}
          {formatEuro(toShownCents(news.nowCents))}
        </Trans>
      }
      action={
        <Button tone="quiet" onPress={onRead}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    >
      <details className={styles.details}>
        <summary>
          <Trans>Was hat sich geändert?</Trans>
        </summary>
        <PriceCauses {...news} />
      </details>
    </Notice>
  );
};
