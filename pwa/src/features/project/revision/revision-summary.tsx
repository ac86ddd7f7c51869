import type { PriceCause } from '@knotenblech/shared/prices/project/price-difference.ts';
import type { RowKind } from '@knotenblech/shared/revisions/match-revision.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { PriceCauses } from '../price-reasons/price-causes.tsx';
import styles from './revision.module.css';
import type { ShownRevision } from './use-revision.ts';

/** How many parts are what, and what all of it makes in the price. */
export const RevisionSummary = ({ shown }: { shown: ShownRevision }) => {
  const { revision, price, isOpenPrice } = shown;
  const count = (...kinds: RowKind[]) => revision.rows.filter(({ kind }) => kinds.includes(kind)).length;
  const [changed, added, gone] = [count('changed', 'quantity'), count('new'), count('gone')];
  const [same, renamed] = [count('same', 'renumbered'), count('renumbered')];
  return (
    <section className={styles.summary}>
      <p className={styles.counts} role="status">
        {changed + added + gone === 0 ? (
          <strong>
            <Trans>Kein Teil ist anders.</Trans>
          </strong>
        ) : (
          <strong>
            <Plural value={changed} one="# Teil geändert" other="# Teile geändert" />
            {' · '}
            <Trans>{added} neu</Trans>
            {' · '}
            <Trans>{gone} entfallen</Trans>
          </strong>
        )}{' '}
        <span>
          {renamed === 0 ? (
            <Trans>{same} gleich</Trans>
          ) : (
            <Trans>
              {same} gleich, davon {renamed} nur umbenannt
            </Trans>
          )}
        </span>
      </p>
      {price ? (
        <>
          <p className={styles.price}>
            <ShownAmount cents={price.wasCents} /> → <strong>{<ShownAmount cents={price.nowCents} />}</strong>{' '}
            <Delta cents={price.nowCents - price.wasCents} />
          </p>
          {isOpenPrice ? (
            <p>
              <Trans>Teile auf Anfrage sind nicht mitgezählt.</Trans>
            </p>
          ) : null}
          <Why shown={shown} />
        </>
      ) : null}
    </section>
  );
};

const Why = ({ shown: { price } }: { shown: ShownRevision }) => {
  if (!price || (price.rows.size === 0 && price.others.length === 0)) return null;
  const causes: PriceCause[] = [...[...price.rows.values()].flat(), ...price.others].map((cause) => ({
    ...cause,
    kind: reworded[cause.kind] ?? cause.kind,
  }));
  return (
    <details className={styles.why}>
      <summary>
        <Trans>Woher der Unterschied kommt</Trans>
      </summary>
      <PriceCauses causes={causes} wasCents={price.wasCents} nowCents={price.nowCents} />
    </details>
  );
};

/** What between two files is not taken or left out, but there or not. */
const reworded: Partial<Record<PriceCause['kind'], PriceCause['kind']>> = {
  taken: 'new-in-file',
  'left-out': 'gone-from-file',
  reading: 'shape',
};

/** What something makes more or less, with its sign. */
export const Delta = ({ cents }: { cents: number }) => (
  <span className={styles.delta}>
    {cents < 0 ? '−' : '+'}
    <ShownAmount cents={Math.abs(cents)} />
  </span>
);
