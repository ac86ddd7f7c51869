import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useConflicts, useShop } from '../../../sync/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ConflictCard } from './conflict-card.tsx';
import styles from './conflicts.module.css';

const shownAtOnce = 3;

type ConflictCardsProps = {
  /** Only those of one project; otherwise all, each with its project's name. */ projectId?: ProjectId;
};

/** Own entries that somebody else has overwritten; nothing while there are none. */
export const ConflictCards = ({ projectId }: ConflictCardsProps) => {
  const shop = useShop();
  const all = useConflicts();
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  const conflicts = projectId === undefined ? all : all.filter((each) => each.projectId === projectId);
  if (conflicts.length === 0) return null;
  const shown = isWhole ? conflicts : conflicts.slice(0, shownAtOnce);
  const goOn = () => focusNext(place.current);
  const leaveAll = async () => {
    await shop.change('dismissConflicts', { conflictIds: conflicts.map(({ id }) => id) });
    goOn();
  };
  return (
    <section ref={place} className={styles.place}>
      <div className={styles.head}>
        <h2 className={styles.title} role="status">
          <Plural
            value={conflicts.length}
            one="Eine Ihrer Eingaben wurde überschrieben"
            other="# Ihrer Eingaben wurden überschrieben"
          />
        </h2>
        {conflicts.length > 1 ? (
          <Button tone="quiet" onPress={() => void leaveAll()}>
            <Trans>Alle so lassen</Trans>
          </Button>
        ) : null}
      </div>
      <ol className={styles.cards}>
        {shown.map((conflict) => (
          <ConflictCard key={conflict.id} conflict={conflict} isNamed={projectId === undefined} onDone={goOn} />
        ))}
      </ol>
      {shown.length < conflicts.length ? (
        <Button tone="quiet" onPress={() => setWhole(true)}>
          <Trans>Alle {conflicts.length} zeigen</Trans>
        </Button>
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
