import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import type { PriceCause } from '@knotenblech/shared/prices/project/price-difference.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { ShownAmount } from '../../orders/public/shown-amount.tsx';
import { chargeLabels } from '../price/process-words.ts';
import { causeLabels } from './cause-words.ts';
import { type CauseGroup, groupCauses } from './group-causes.ts';
import styles from './price-causes.module.css';

type PriceCausesProps = { causes: readonly PriceCause[]; wasCents: number; nowCents: number };

/** Why a price is another one: each cause with what it makes, from the old price to the new one. */
export const PriceCauses = ({ causes, wasCents, nowCents }: PriceCausesProps) => (
  <ul>
    <li className={styles.cause}>
      <span>
        <Trans>Preis vorher</Trans>
      </span>
      <span className={styles.cents}>
        <ShownAmount cents={wasCents} />
      </span>
    </li>
    {groupCauses(causes).map((group) => (
      <GroupRow key={group.key} group={group} />
    ))}
    <li className={`${styles.cause} ${styles.sum}`}>
      <span>
        <Trans>Preis jetzt</Trans>
      </span>
      <span className={styles.cents}>
        <ShownAmount cents={nowCents} />
      </span>
    </li>
  </ul>
);

const GroupRow = ({ group }: { group: CauseGroup }) => {
  const { i18n } = useLingui();
  const detailsOf = useDetails();
  const [first] = group.causes;
  if (!first) return null;
  return (
    <li className={styles.cause}>
      <span>
        {i18n._(first.charge ? chargeLabels[first.charge] : causeLabels[first.kind])}
        <span className={styles.details}>{detailsOf(group.causes)}</span>
      </span>
      <span className={styles.cents}>
        {group.cents < 0 ? '−' : '+'}
        <ShownAmount cents={Math.abs(group.cents)} />
      </span>
    </li>
  );
};

const shownAtMost = 3;

/** The pieces that a cause is about, by name, with the values where one took the place of another. */
const useDetails = () => {
  const { i18n, t } = useLingui();
  const valueOf = (value: string) => {
    const surface = surfaceSchema.safeParse(value);
    return surface.success ? i18n._(surfaceLabels[surface.data]) : value;
  };
  return (causes: readonly PriceCause[]) => {
    const named = causes.filter(({ piece }) => piece !== null);
    const words = named
      .slice(0, shownAtMost)
      .map(({ piece, values }) =>
        values ? `${piece?.name}: ${valueOf(values.was)} → ${valueOf(values.now)}` : (piece?.name ?? ''),
      );
    const more = named.length - words.length;
    return [...words, ...(more > 0 ? [t`und ${formatCount(more)} weitere`] : [])].join(' · ');
  };
};
