import type { EffectivePrice } from '@knotenblech/shared/projects/effective-price.ts';
import { isUnwelded } from '@knotenblech/shared/projects/is-unwelded.ts';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OrderedFor } from '../../../orders/ordered-for.tsx';
import type { OrderedPrice } from '../../../orders/ordered-price.ts';
import { Amount } from '../../../ui/figures/amount.tsx';
import { CountingAmount } from '../../../ui/figures/counting-amount.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useProjectOrder } from '../offer/use-project-order.ts';
import { UnweldedMark } from '../../../orders/unwelded-mark.tsx';
import { useProject } from '../open/project-context.tsx';
import { NetWords } from './net-words.tsx';
import styles from './price-bar.module.css';

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

const TodaysFace = ({ effective }: { effective: EffectivePrice }) => {
  const { figures, source } = useProject();
  const project = { ...source.project, assemblyCount: figures.assemblies.length };
  const words = effective.onRequest ? (
    <Trans>Netto ohne Teile auf Anfrage</Trans>
  ) : effective.calculated ? (
    <Trans>Projekt netto, vereinbart</Trans>
  ) : (
    <NetWords />
  );
  return (
    <Face
      words={
        <>
          {words} {isUnwelded(project) ? <UnweldedMark /> : null}
        </>
      }
    >
      <CountingAmount cents={effective.netCents} />
    </Face>
  );
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
