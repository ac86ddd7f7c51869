import { centsEach } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatCents, formatKg } from '../../../ui/figures/format-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import styles from './why.module.css';
import { type WhySubject, whySubject } from './why-subject.ts';
import { WhyTable } from './why-table.tsx';

type WhyDialogProps = { selection: Selection; onClose: () => void };

/** How the price of a part or an assembly comes about, line by line up to its position. */
export const WhyDialog = ({ selection, onClose }: WhyDialogProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { figures } = useProject();
  const subject = whySubject(figures, selection);
  const name = subject?.name ?? '';
  return (
    <Dialog title={subject ? t`Warum dieser Preis? ${name}` : t`Warum dieser Preis?`} onClose={onClose} size="wide">
      {subject ? <Explained subject={subject} /> : null}
      {!subject && !actor.seesPrices ? (
        <p>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      ) : null}
      {!subject && actor.seesPrices ? (
        <p>
          <Trans>Hierfür gibt es keinen eigenen Preis: Es wird nicht gefertigt oder steht nicht im Projekt.</Trans>
        </p>
      ) : null}
    </Dialog>
  );
};

const Explained = ({ subject }: { subject: WhySubject }) => {
  const { i18n } = useLingui();
  const { price, weights } = subject;
  if (price.unitPrice === null) {
    return (
      <Notice tone="warn" title={<Trans>Auf Anfrage</Trans>}>
        <ul>
          {price.onRequest.map((remark, place) => (
            <li key={place}>{remarkText(i18n, remark)}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        <span>
          <Trans>
            {formatCents(centsEach(price.positionCents, price.quantity))} € je Stück mit Rüsten,{' '}
            <Plural value={price.quantity} one="# Stück" other="# Stück" />:
          </Trans>
        </span>
        <strong className={styles.large}>
          <Amount cents={price.positionCents} />
        </strong>
      </p>
      <GrossNote netCents={price.positionCents} />
      {weights ? <Waste {...weights} /> : null}
      <WhyTable price={price} unitPrice={price.unitPrice} />
      <p className={styles.rounding}>
        <Trans>
          Jede Zeile ist auf vier Stellen gerundet, der Stückpreis auf Cent (unter 1 € bleiben vier Stellen), die
          Position auf Cent: Mit dem Taschenrechner kommen Sie auf dieselbe Zahl.
        </Trans>
      </p>
    </div>
  );
};

/** To who reads prices with VAT, that these are without it. */
const GrossNote = ({ netCents }: { netCents: number }) => {
  const shown = useShownPrice();
  return !shown || shown.shownVatRate === null ? null : (
    <p>
      <Trans>
        Alle Beträge hier sind netto. Mit USt. sind es <Amount cents={shown.toShownCents(netCents)} />.
      </Trans>
    </p>
  );
};

/** The steel that is bought for a piece, and how much of it does not stay in it. */
const Waste = ({ netG, grossG }: { netG: number; grossG: number }) => {
  if (netG === 0) return null;
  const wastePercent = germanNumber(((grossG - netG) / netG) * 100, 1);
  return (
    <p className={styles.waste}>
      <Trans>
        Ein Stück wiegt {formatKg(netG)} kg; bezahlt werden {formatKg(grossG)} kg Stahl mit Verschnitt ({wastePercent}{' '}
        %).
      </Trans>
    </p>
  );
};
