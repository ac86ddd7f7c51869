import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { readsGross } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { amountRowLabels } from '../../../i18n/words/order-labels.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { formatShortDay } from '../../../ui/figures/format-time.ts';
import { Cell, HeaderCell, sumRowClass, Table } from '../../../ui/layout/table.tsx';
import { useAuthorName } from '../../account/public/use-author-name.ts';
import { OrderLink } from '../public/ordered-notice.tsx';
import type { ContentsChangeRow } from './contents-change.ts';
import { type PriceChangeReason, type PriceChangeRow, priceChange, priceChangeReason } from './price-change.ts';
import styles from './price-change-table.module.css';

/** The price that was shown and the one that holds now, line by line. */
export const PriceChangeTable = ({ shown, now }: { shown: Amounts; now: Amounts }) => {
  const { t, i18n } = useLingui();
  const isGross = readsGross(useShop().actor.customerKind);
  return (
    <>
      <p>{i18n._(reasonWords[priceChangeReason(shown, now)])}</p>
      <Table caption={t`Alter und neuer Preis`}>
        <thead>
          <tr>
            <HeaderCell isFirst>{t`Betrag`}</HeaderCell>
            <HeaderCell isNumeric>{t`gezeigt`}</HeaderCell>
            <HeaderCell isNumeric>{t`jetzt`}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {priceChange(shown, now, isGross).map((row) => (
            <tr key={row.what} className={row.what === 'gross' ? sumRowClass : ''}>
              <Cell isFirst>{i18n._(rowWords[row.what])}</Cell>
              <Cell isNumeric>
                <Amount cents={row.shownCents} />
              </Cell>
              <Cell isNumeric>
                {row.nowCents === row.shownCents ? (
                  <Amount cents={row.nowCents} />
                ) : (
                  <strong className={styles.changed}>
                    <Amount cents={row.nowCents} />
                    <span className="visually-hidden">
                      <Trans>geändert</Trans>
                    </span>
                  </strong>
                )}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
};

const rowWords = {
  ...amountRowLabels,
  net: msg`Nettosumme`,
  vat: msg`Umsatzsteuer`,
  containedVat: msg`Darin Umsatzsteuer`,
  gross: msg`Gesamtbetrag mit Umsatzsteuer`,
} satisfies Record<PriceChangeRow['what'], MessageDescriptor>;

const reasonWords = {
  tariff: msg`Seit Sie den Preis gesehen haben, gilt eine neue Preisliste.`,
  basket: msg`Im Warenkorb liegt jetzt anderes als gezeigt.`,
  parts: msg`Die Teile kosten jetzt anders, weil das Projekt inzwischen geändert oder neu gelesen wurde.`,
  voucher: msg`Der Gutschein zählt nicht mehr wie gezeigt.`,
  options: msg`Fertigung, Lieferung oder Zahlung kosten jetzt anders.`,
  vat: msg`Für diese Lieferung gilt jetzt eine andere Umsatzsteuer.`,
} satisfies Record<PriceChangeReason, MessageDescriptor>;

/** What was shown and what holds now, thing by thing; of single parts their project shows it. */
export const ContentsChangeTable = ({ rows }: { rows: readonly ContentsChangeRow[] }) => {
  const { t } = useLingui();
  return (
    <Table caption={t`Was gezeigt war und was jetzt gilt`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Was`}</HeaderCell>
          <HeaderCell>{t`gezeigt`}</HeaderCell>
          <HeaderCell>{t`jetzt`}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, what, project, was, now, order }) => (
          <tr key={key}>
            <Cell isFirst>
              {what}
              {project ? (
                <>
                  {' · '}
                  <Link from="/$lang" to="/$lang/shop/project/$projectId" params={{ projectId: project.id }}>
                    <bdi>{project.name}</bdi>
                  </Link>
                </>
              ) : null}
            </Cell>
            <Cell label={t`gezeigt`}>{was}</Cell>
            <Cell label={t`jetzt`}>
              <strong className={styles.changed}>
                {order ? <OrderMade order={order} /> : now === '' ? <Trans>geändert</Trans> : now}
              </strong>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

const OrderMade = ({ order }: { order: Order }) => {
  const { i18n } = useLingui();
  const nameOf = useAuthorName();
  return (
    <Trans>
      bereits bestellt: <OrderLink order={order} /> vom {formatShortDay(order.orderedAt, i18n.locale)}, von{' '}
      {nameOf(order.userId)}
    </Trans>
  );
};
