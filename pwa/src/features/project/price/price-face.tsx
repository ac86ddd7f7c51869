import type { EffectivePrice } from '@knotenblech/shared/prices/project/effective-price.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/figures/amount.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { OrderedFor } from '../../orders/public/ordered-for.tsx';
import type { OrderedPrice } from '../../orders/public/ordered-price.ts';
import { ShownAmount } from '../../orders/public/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { useProjectOrder } from '../offer/use-project-order.ts';
import { ProjectPriceWords } from './net-words.tsx';
import styles from './price-bar.module.css';
import { ProjectUnweldedMark } from './project-unwelded-mark.tsx';

/** What the open project costs, or what it is ordered for: never today's price as that of its order. */
export const PriceFace = ({ effective }: { effective: EffectivePrice }) => {
  const made = useProjectOrder();
  if (made === undefined) return null;
  return made ? <OrderedFace price={made.price} /> : <TodaysFace effective={effective} />;
};

const OrderedFace = ({ price }: { price: OrderedPrice | null }) => (
  <Face words={price ? <OrderedFor price={price} /> : <Trans>bestellt</Trans>}>
    {price ? <Amount cents={price.cents} /> : '–'}
  </Face>
);

const TodaysFace = ({ effective }: { effective: EffectivePrice }) => (
  <Face
    words={
      <>
        <TodaysWords effective={effective} /> <ProjectUnweldedMark />
      </>
    }
  >
    <ShownAmount cents={effective.netCents} isCounting />
  </Face>
);

const TodaysWords = ({ effective }: { effective: EffectivePrice }) => {
  const isNet = useShownPrice()?.shownVatRate === null;
  if (effective.onRequest)
    return isNet ? <Trans>Netto ohne Teile auf Anfrage</Trans> : <Trans>Mit USt., ohne Teile auf Anfrage</Trans>;
  if (!effective.calculated) return <ProjectPriceWords />;
  return isNet ? <Trans>Projekt netto, vereinbart</Trans> : <Trans>Projekt mit USt., vereinbart</Trans>;
};

const Face = ({ words, children }: { words: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.label}>
      <span>{words}</span>
      <Icon name="right" size={14} />
    </span>
    <span className={styles.amount}>{children}</span>
  </>
);
