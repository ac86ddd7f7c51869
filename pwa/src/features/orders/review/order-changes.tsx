import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useOrdersOfProjects } from '../public/order-queries.ts';
import styles from '../steps/order-step-screen.module.css';
import { orderChangeRows } from './order-change-rows.ts';
import { priceChange } from './price-change.ts';
import { ContentsChangeTable, PriceChangeTable } from './price-change-table.tsx';
import type { ShownOrder } from './use-shown-order.ts';

type OrderChangesProps = {
  /** null: nothing is another. */
  was: ShownOrder | null;
  now: ShownOrder | null;
};

/** What became another while the last step stood open: consent to what was shown before counts no longer. */
export const OrderChanges = (changes: OrderChangesProps) => (
  <>
    <OrderChangeNotice {...changes} />
    {changes.was && changes.now ? <ChangeTables was={changes.was} now={changes.now} /> : null}
  </>
);

/** That something became another, and the total with it. */
export const OrderChangeNotice = ({ was, now }: OrderChangesProps) => (
  <div aria-live="polite" className={styles.live}>
    {was && now ? <ChangeWords shownCents={was.args.shown.grossCents} nowCents={now.args.shown.grossCents} /> : null}
  </div>
);

const ChangeWords = ({ shownCents, nowCents }: { shownCents: number; nowCents: number }) => (
  <Notice tone="warn" title={<Trans>Inzwischen hat sich etwas geändert</Trans>}>
    {shownCents === nowCents ? null : (
      <p>
        <Trans>
          Gesamtbetrag mit Umsatzsteuer bisher <Amount cents={shownCents} />, jetzt{' '}
          <strong>
            <Amount cents={nowCents} />
          </strong>
          .
        </Trans>
      </p>
    )}
    <p>
      <Trans>Bitte prüfen Sie, was jetzt gilt, und stimmen Sie neu zu.</Trans>
    </p>
  </Notice>
);

const ChangeTables = ({ was, now }: { was: ShownOrder; now: ShownOrder }) => {
  const { i18n } = useLingui();
  const orders = useOrdersOfProjects();
  const rows = orderChangeRows(i18n, { was, now, orderOf: (id) => orders?.get(id)?.order ?? null });
  const [shown, current] = [was.args.shown, now.args.shown];
  const isOtherPrice = priceChange(shown, current, false).some(({ shownCents, nowCents }) => shownCents !== nowCents);
  return (
    <>
      {rows.length > 0 ? <ContentsChangeTable rows={rows} /> : null}
      {isOtherPrice ? <PriceChangeTable shown={shown} now={current} /> : null}
    </>
  );
};
