import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { CountingAmount } from '../../../ui/figures/counting-amount.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { overPage } from '../../../ui/layout/use-popup.ts';
import { formatRate } from '../public/amounts/use-shown-price.ts';
import { useAsLastTime } from '../public/draft/as-last-time.ts';
import { useOrderDraft } from '../public/draft/order-draft.ts';
import type { BasketTotals } from './basket-totals.ts';
import styles from './cart-sum.module.css';
import { SaveCartButton } from './save-cart-button.tsx';
import { useColleagues } from './use-colleagues.ts';

type BasketSumProps = {
  totals: BasketTotals;
  /** Rate in hundredths of a percent where sums are shown with VAT, null where they are net. */
  shownVatRate: number | null;
  toShownCents: (netCents: number) => number;
  canOrder: boolean;
};

export const CartSum = ({ totals, shownVatRate, toShownCents, canOrder }: BasketSumProps) => {
  const { t } = useLingui();
  const goOnAsLastTime = useAsLastTime(useOrderDraft());
  const canGoOn = canOrder && totals.orderableCount > 0;
  return (
    <section className={styles.sum} aria-label={t`Summe`}>
      <dl className={styles.rows}>
        <div>
          <dt>
            <Trans>Teile</Trans>
          </dt>
          <dd>
            <Measure count={totals.partCount} />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Gewicht</Trans>
          </dt>
          <dd>
            <Weight g={totals.netWeightG} unweighed={totals.unweighedCount} />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>
            <Trans>Summe der Teile</Trans>
          </dt>
          <dd>
            <CountingAmount cents={toShownCents(totals.netCents)} />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>
        {shownVatRate === null ? (
          <Trans>Netto, zuzüglich Fertigungszuschlag, Versand und Umsatzsteuer.</Trans>
        ) : (
          <Trans>Mit {formatRate(shownVatRate)} % Umsatzsteuer, zuzüglich Fertigungszuschlag und Versand.</Trans>
        )}
      </p>
      {totals.leftOutCount > 0 ? (
        <p className={styles.note}>
          <Plural
            value={totals.leftOutCount}
            one="# Projekt kann so nicht bestellt werden und bleibt im Warenkorb."
            other="# Projekte können so nicht bestellt werden und bleiben im Warenkorb."
          />
        </p>
      ) : null}
      {canGoOn && goOnAsLastTime ? <AsLastTimeButton goOn={goOnAsLastTime} /> : null}
      {canGoOn ? (
        <LinkButton
          tone={goOnAsLastTime ? 'secondary' : 'primary'}
          isWide
          from="/$lang"
          to="/$lang/shop/order-step/$step"
          params={{ step: '1' }}
        >
          <Trans>Weiter: Adressen</Trans>
        </LinkButton>
      ) : null}
      {canGoOn ? (
        <LinkButton isWide from="/$lang" to="/$lang/shop/quote" search={{}}>
          <Trans>Angebot anfordern</Trans>
        </LinkButton>
      ) : null}
      <HandOverLink isMain={!canOrder} />
      <SaveCartButton />
    </section>
  );
};

/** The way to hand the cart to a colleague; the main one for who cannot order himself. Nothing where nobody could take it. */
export const HandOverLink = ({ isMain }: { isMain: boolean }) => {
  const colleagues = useColleagues() ?? [];
  return colleagues.length === 0 ? null : (
    <LinkButton
      tone={isMain ? 'primary' : 'secondary'}
      isWide
      from="/$lang"
      to="/$lang/shop/basket/handOver"
      state={overPage}
    >
      <Trans>An Kollegen übergeben</Trans>
    </LinkButton>
  );
};

/** Leads a repeat customer from his basket to the review, with addresses, production, delivery and payment as last time. */
const AsLastTimeButton = ({ goOn }: { goOn: () => Promise<void> }) => (
  <Button tone="primary" isWide onPress={() => void goOn()}>
    <Trans>Wie zuletzt: prüfen und bestellen</Trans>
  </Button>
);
