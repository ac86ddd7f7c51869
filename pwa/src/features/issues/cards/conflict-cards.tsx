import { changeTo } from '@knotenblech/shared/sync/change-to.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type Position, useLivePrices } from '../../../sync/hooks/projects/prices-with.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OpenConflict } from '../../../sync/status/read-blockers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IssueCard } from '../issue-card.tsx';
import { ConflictCard } from './conflict-card.tsx';
import styles from './conflicts.module.css';
import { type ConflictPrices, mayChangePrice, orderByPrice } from './order-by-price.ts';

/** A project lies below its cards; the list of all stands for itself. */
const shownAtOnce = { project: 1, list: 3 };

type ConflictCardsProps = {
  conflicts: readonly OpenConflict[];
  /** They stand above the project that they are of, not in the list of all. */
  isInProject?: boolean;
};

/** Own entries that somebody else has overwritten; nothing while there are none. */
export const ConflictCards = ({ conflicts: wanted, isInProject = false }: ConflictCardsProps) => {
  const shop = useShop();
  const [isWhole, setWhole] = useState(false);
  const place = useRef<HTMLElement>(null);
  const prices = useConflictPrices(wanted);
  if (wanted.length === 0) return null;
  const conflicts = orderByPrice(wanted, prices);
  const most = isInProject ? shownAtOnce.project : shownAtOnce.list;
  const shown = isWhole ? conflicts : conflicts.slice(0, most);
  const goOn = () => focusNext(place.current);
  const leaveAll = async () => {
    await shop.change('dismissConflicts', { conflictIds: conflicts.map(({ id }) => id) });
    goOn();
  };
  return (
    <IssueCard
      ref={place}
      tone="warn"
      title={
        <Plural
          value={conflicts.length}
          one="Eine Ihrer Eingaben wurde überschrieben"
          other="# Ihrer Eingaben wurden überschrieben"
        />
      }
    >
      <ol className={styles.cards}>
        {shown.map((conflict) => (
          <ConflictCard
            key={conflict.id}
            conflict={conflict}
            prices={prices.get(conflict.id)}
            isNamed={!isInProject}
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
    </IssueCard>
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

/** Each takes three prices of a whole project. */
const pricedAtMost = 12;

const none: ReadonlyMap<string, ConflictPrices> = new Map();

/** What the project of an entry, and in it the position that it is about, cost with each of the three values, by the entry's id; nothing for who may see no prices. */
const useConflictPrices = (conflicts: readonly OpenConflict[]): ReadonlyMap<string, ConflictPrices> => {
  const shop = useShop();
  const priced = shop.actor.seesPrices ? conflicts.filter(mayChangePrice).slice(0, pricedAtMost) : [];
  const values = priced.map(({ id, yours, now, before }) => [id, yours, now, before]);
  const asked = priced.flatMap((conflict) => {
    const { id, projectId, yours, before, row } = conflict;
    if (projectId === null) return [];
    const changes = [changeTo(conflict, yours, row), null, changeTo(conflict, before, row)];
    return [{ id, projectId: projectId as ProjectId, changes, position: positionOf(conflict) }];
  });
  const prices = useLivePrices(JSON.stringify(values), asked);
  if (!prices) return none;
  return new Map(
    asked.map(({ id, changes: [mine, , earlier] }) => {
      const [withYours = null, withNow = null, withBefore = null] = prices.get(id) ?? [];
      return [id, { yours: mine ? withYours : null, now: withNow, before: earlier ? withBefore : null }];
    }),
  );
};

const positionOf = ({ kind, partIndex }: OpenConflict): Position => {
  if (partIndex === undefined || partIndex === null) return null;
  if (kind === 'partChoice') return { kind: 'part', index: partIndex };
  return kind === 'assemblyChoice' ? { kind: 'assembly', index: partIndex } : null;
};
