import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useConflicts, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConflictCard } from './conflict-card.tsx';
import styles from './conflicts.module.css';
import { orderByPrice } from './order-by-price.ts';
import { useConflictPrices } from './use-conflict-prices.ts';

/** A project lies below its cards; the list of all stands for itself. */
const shownAtOnce = { project: 1, list: 3 };

type ConflictCardsProps = {
  /** Only those of one project; otherwise all, each with its project's name. */ projectId?: ProjectId;
};

/** Own entries that somebody else has overwritten; nothing while there are none. */
export const ConflictCards = ({ projectId }: ConflictCardsProps) => {
  const shop = useShop();
  const all = useConflicts();
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  const wanted = projectId === undefined ? all : all.filter((each) => each.projectId === projectId);
  const prices = useConflictPrices(wanted);
  if (wanted.length === 0) return null;
  const conflicts = orderByPrice(wanted, prices);
  const most = projectId === undefined ? shownAtOnce.list : shownAtOnce.project;
  const shown = isWhole ? conflicts : conflicts.slice(0, most);
  const goOn = () => focusNext(place.current);
  const leaveAll = async () => {
    await shop.change('dismissConflicts', { conflictIds: conflicts.map(({ id }) => id) });
    goOn();
  };
  return (
    <section ref={place} className={styles.place}>
      <h2 className={styles.title} role="status">
        <Plural
          value={conflicts.length}
          one="Eine Ihrer Eingaben wurde überschrieben"
          other="# Ihrer Eingaben wurden überschrieben"
        />
      </h2>
      <ol className={styles.cards}>
        {shown.map((conflict) => (
          <ConflictCard
            key={conflict.id}
            conflict={conflict}
            prices={prices.get(conflict.id)}
            isNamed={projectId === undefined}
            onDone={goOn}
          />
        ))}
      </ol>
      {conflicts.length > 1 ? (
        <div className={styles.foot}>
          {conflicts.length > most ? (
            <Button tone="quiet" onPress={() => setWhole(!isWhole)}>
              {isWhole ? <Trans>Weniger zeigen</Trans> : <Trans>Alle {conflicts.length} zeigen</Trans>}
            </Button>
          ) : null}
          <Button tone="quiet" onPress={() => void leaveAll()}>
            <Trans>Alle so lassen</Trans>
          </Button>
        </div>
      ) : null}
    </section>
  );
};

/** A card that goes takes the focus with it: the next one gets it, else the heading of the screen. */
const focusNext = (place: HTMLElement | null) =>
  requestAnimationFrame(() => {
    const next = place?.isConnected ? place.querySelector('h3') : document.querySelector('main h1');
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus();
  });
