import { sameValue } from '@knotenblech/shared/records/expected-value.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { changeTo } from '@knotenblech/shared/sync/change-to.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import type { PriceWith } from '../../../sync/hooks/projects/prices-with.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OpenConflict } from '../../../sync/status/read-blockers.ts';
import { formatMoment } from '../../../ui/figures/format-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { NamedAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { type Closed, useClosedBy } from '../../orders/public/order-queries.ts';
import { IssueActions } from '../issue-card.tsx';
import { showRefusal } from '../public/show-failure.ts';
import { useChangeNames } from '../words/use-change-names.ts';
import { conflictTitle } from './conflict-title.ts';
import styles from './conflicts.module.css';
import { type ConflictPrices, differenceOf, differingPrices } from './order-by-price.ts';
import { valueLabels } from './value-labels.ts';

type ConflictCardProps = {
  conflict: OpenConflict;
  /** None where the entry costs nothing, and while they are not known. */
  prices: ConflictPrices | undefined;
  isNamed: boolean;
  onDone: () => void;
};

const noPrices: ConflictPrices = { yours: null, now: null, before: null };

/** One overwritten entry: what he had, what holds now and by whom, what was before, each with its price where they differ. */
export const ConflictCard = ({ conflict, prices = noPrices, isNamed, onDone }: ConflictCardProps) => {
  const { i18n } = useLingui();
  const titleId = useId();
  const projectId = conflict.projectId as ProjectId | null;
  const names = useChangeNames(projectId);
  if (!names) return null;
  const shown = differingPrices(prices);
  const words = (value: unknown) => valueLabels(i18n, conflict, value);
  const isTheirs = sameValue(conflict.now, conflict.theirs);
  const when = formatMoment(conflict.at, i18n.locale);
  return (
    <li className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.what} tabIndex={-1}>
        {i18n._(conflictTitle(conflict, names))}
        {isNamed && projectId !== null ? <span className={styles.soft}> {names.project(projectId)}</span> : null}
      </h3>
      <Difference cents={differenceOf(prices)} />
      <dl className={styles.values}>
        <Value label={<Trans>Ihre Eingabe</Trans>} words={words(conflict.yours)} price={shown.yours} />
        <Value
          label={
            isTheirs ? (
              <Trans>
                Jetzt gilt ({conflict.byUser}, {when})
              </Trans>
            ) : (
              <Trans>Jetzt gilt</Trans>
            )
          }
          words={words(conflict.now)}
          price={shown.now}
        />
        {sameValue(conflict.before, conflict.yours) ? null : (
          <Value label={<Trans>Vorher</Trans>} words={words(conflict.before)} price={shown.before} />
        )}
      </dl>
      <ConflictActions conflict={conflict} onDone={onDone} />
    </li>
  );
};

const Difference = ({ cents }: { cents: number | null }) => {
  if (cents === null) return null;
  return (
    <p className={styles.difference}>
      {cents > 0 ? (
        <Trans>
          Mit Ihrer Eingabe kostet das Projekt <NamedAmount cents={cents} /> mehr.
        </Trans>
      ) : (
        <Trans>
          Mit Ihrer Eingabe kostet das Projekt <NamedAmount cents={-cents} /> weniger.
        </Trans>
      )}
    </p>
  );
};

type ValueProps = { label: ReactNode; words: string; price: ReturnType<typeof differingPrices>['yours'] };

const Value = ({ label, words, price: { position, project } }: ValueProps) => (
  <div className={styles.value}>
    <dt>{label}</dt>
    <dd className={styles.words} dir="auto" title={words}>
      {words}
    </dd>
    {position ? (
      <dd className={styles.price}>
        <Trans>
          Position <PriceWords price={position} />
        </Trans>
      </dd>
    ) : null}
    {project ? (
      <dd className={styles.price}>
        <Trans>
          Projekt <PriceWords price={project} />
        </Trans>
      </dd>
    ) : null}
  </div>
);

const PriceWords = ({ price }: { price: NonNullable<PriceWith>['project'] }) =>
  price.onRequest ? <Trans>auf Anfrage</Trans> : <NamedAmount cents={price.netCents} />;

const ConflictActions = ({ conflict, onDone }: Pick<ConflictCardProps, 'conflict' | 'onDone'>) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const change = changeTo(conflict, conflict.yours, conflict.row);
  const project = useRecord('project', customerSpace(shop.actor.customerId), conflict.projectId ?? '');
  const closed = useClosedBy(project ?? null);
  const keepsFrom = closed === 'project_trashed' && conflict.field === 'trashedAt' ? null : closed;
  const mayRestore =
    keepsFrom === null && may(shop.actor, conflict.kind === 'address' ? 'editAddresses' : 'editProject');
  const restore = async () => {
    if (!change) return;
    try {
      await shop.change(change.name, change.args);
      await shop.change('dismissConflicts', { conflictIds: [conflict.id] });
      addToast({ words: t`Ihre Eingabe gilt wieder.` });
      onDone();
    } catch (error) {
      showRefusal(i18n, error);
    }
  };
  const leave = async () => {
    await shop.change('dismissConflicts', { conflictIds: [conflict.id] });
    onDone();
  };
  return (
    <>
      {keepsFrom === null ? null : (
        <p className={styles.difference}>
          <ClosedWords closed={keepsFrom} />
        </p>
      )}
      <IssueActions
        actions={[
          ...(change && mayRestore ? [{ action: 'reinstate' as const, run: () => void restore() }] : []),
          { action: 'keep', run: () => void leave() },
        ]}
      />
    </>
  );
};

const ClosedWords = ({ closed }: { closed: NonNullable<Closed> }) => {
  const { i18n } = useLingui();
  switch (closed) {
    case 'project_read_only':
      return <Trans>Dieses Projekt ist bestellt und bleibt, wie es ist.</Trans>;
    case 'project_trashed':
      return errorMessage(i18n, closed);
    case 'order_waiting':
      return <Trans>Eine Bestellung dieses Projekts wartet. Bis zur Antwort bleibt es, wie es ist.</Trans>;
  }
};
