import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { useBaseData } from '../../../sync/hooks/use-catalogue.ts';
import type { QueuedOrder } from '../../../sync/status/read-waiting.ts';
import type { ButtonTone } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { OrderAgain } from '../placed/order-again.tsx';
import { reconfirmReason, refusalHint } from '../placed/order-state.ts';
import { QueuedReceipt } from '../placed/queued-receipt.tsx';
import { retryOrder } from '../placed/submit-order-args.ts';
import { DismissButton } from '../public/dismiss-button.tsx';
import { useOrderDraft, withoutVoucher } from '../public/draft/order-draft.ts';
import { useOrdersOfProjects } from '../public/order-queries.ts';
import styles from '../steps/order-step-screen.module.css';
import { changesSince, contentsChangeRows } from './contents-change.ts';
import { OrderChangeNotice } from './order-changes.tsx';
import { amountsOfRefusal, changedTerms } from './price-change.ts';
import { ContentsChangeTable, PriceChangeTable } from './price-change-table.tsx';
import { useConsent } from './use-consent.ts';
import { useShownOrder } from './use-shown-order.ts';

export type RenderCauses = (projectId: ProjectId, shownCents: number) => ReactNode;

type PriceReviewProps = { entry: QueuedOrder; renderCauses: RenderCauses };

/** Price, contents or terms are others than shown: old and new side by side, and nothing is ordered before it is confirmed. */
export const PriceReview = ({ entry, renderCauses }: PriceReviewProps) => {
  const { i18n } = useLingui();
  const navigate = useNavigate({ from: '/$lang' });
  const live = useOrderDraft();
  const orders = useOrdersOfProjects();
  const isVoucherGone = entry.code?.startsWith('voucher_') ?? false;
  const draft = live && isVoucherGone ? withoutVoucher(live) : live;
  const [orderId] = useState(() => newId<OrderId>());
  const { shown, shownContents, consent } = entry.args;
  const packs = useBaseData();
  const terms = changedTerms(entry, packs ? readOperator(packs).termsVersion : consent.termsVersion);
  const intent = { orderId, language: i18n.locale as Language, termsVersion: terms.version };
  const own = draft ? retryOrder(draft, entry.args, intent) : null;
  const refused = amountsOfRefusal(entry.details);
  const isPrice = reconfirmReason(entry.code) === 'price';
  const changed =
    live && shownContents
      ? contentsChangeRows(i18n, changesSince(shownContents, live, entry.details), {
          shown: shownContents,
          here: live,
          orderOf: (projectId) => orders?.get(projectId)?.order ?? null,
        })
      : [];
  const ordered = new Set(changed.flatMap(({ project, order }) => (project && order ? [project.id] : [])));
  const isAgain = changed.some(({ order }) => order !== null);
  const isUnheard = changed.some(({ was, now }) => was === now && was !== '');
  const isBehind = isUnheard || isUnpriced(own?.shown, refused, shown);
  const args = isBehind ? null : own;
  const shownNow = useShownOrder(draft ?? null, packs ? args : null);
  const consenting = useConsent(shownNow);
  const now = args?.shown ?? refused;
  const hasOtherPrice = isPrice || (now !== null && now.grossCents !== shown.grossCents);
  const putAway = (tone: ButtonTone) => (
    <DismissButton
      refused={entry}
      ordered={ordered}
      tone={tone}
      onPutAway={() => navigate({ to: ordered.size > 0 ? '/$lang/shop/basket' : '/$lang/shop/account/orders' })}
    />
  );
  return (
    <section className={styles.step}>
      <ReviewNotice code={entry.code} details={entry.details} isAgain={isAgain} />
      <OrderChangeNotice was={consenting.outdated} now={shownNow} />
      {changed.length > 0 ? <ContentsChangeTable rows={changed} /> : null}
      {now && hasOtherPrice ? <PriceChangeTable shown={shown} now={now} /> : null}
      {hasOtherPrice ? null : (
        <p>
          <Trans>
            Gesamtbetrag mit Umsatzsteuer, wie gezeigt: <Amount cents={shown.grossCents} />
          </Trans>
        </p>
      )}
      {(hasOtherPrice ? changedLines(shown, now) : []).map(({ projectId, unitCents }) => (
        <Fragment key={projectId}>{renderCauses(projectId, unitCents)}</Fragment>
      ))}
      <QueuedReceipt args={args ?? entry.args} hasAmounts={false} />
      {args ? (
        <OrderAgain
          refused={entry}
          shown={shownNow}
          consenting={consenting}
          terms={terms}
          isVoucherGone={isVoucherGone}
          back={<ToBasket />}
          instead={isAgain ? putAway('primary') : null}
        >
          {isAgain ? (
            <Trans>Noch einmal zahlungspflichtig bestellen</Trans>
          ) : isPrice ? (
            <Trans>Zum neuen Preis zahlungspflichtig bestellen</Trans>
          ) : (
            <Trans>So zahlungspflichtig bestellen</Trans>
          )}
        </OrderAgain>
      ) : (
        <>
          {live === undefined ? null : (
            <p>{i18n._(refusalHint({ refused: entry.args, cartId: live?.cart.id ?? null, isBehind }))}</p>
          )}
          <div className={styles.ways}>
            <ToBasket />
            {putAway(isAgain ? 'primary' : 'quiet')}
          </div>
        </>
      )}
    </section>
  );
};

const ToBasket = () => (
  <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/basket">
    <Trans>Zum Warenkorb</Trans>
  </LinkButton>
);

/** The device has not received yet what changed the price: it would only ask for the refused one again. */
const isUnpriced = (own: Amounts | undefined, refused: Amounts | null, shown: Amounts) =>
  refused !== null && own?.grossCents === shown.grossCents && refused.grossCents !== shown.grossCents;

const changedLines = (shown: Amounts, now: Amounts | null) =>
  shown.lines.filter(
    ({ projectId, unitCents }) => now?.lines.find((line) => line.projectId === projectId)?.unitCents !== unitCents,
  );

type ReviewNoticeProps = Pick<QueuedOrder, 'code' | 'details'> & {
  /** A project of it has been ordered meanwhile. */
  isAgain: boolean;
};

/** Why an order asks again, and that nothing is ordered. */
const ReviewNotice = ({ code, details, isAgain }: ReviewNoticeProps) => {
  const { i18n } = useLingui();
  if (isAgain)
    return (
      <Notice
        tone="warn"
        title={<Trans>Ein Projekt ist inzwischen bestellt – diese Bestellung ist noch nicht aufgegeben</Trans>}
      >
        <Trans>Bitte prüfen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
      </Notice>
    );
  switch (reconfirmReason(code)) {
    case 'contents':
      return (
        <Notice tone="warn" title={<Trans>Inzwischen wurde etwas geändert – es ist nichts bestellt</Trans>}>
          <Trans>Bitte prüfen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
        </Notice>
      );
    case 'terms':
      return (
        <Notice
          tone="warn"
          title={<Trans>Die Geschäftsbedingungen haben sich geändert – es ist nichts bestellt</Trans>}
        >
          <Trans>Bitte lesen Sie, was jetzt gilt. Bestellt wird erst, wenn Sie zustimmen.</Trans>
        </Notice>
      );
    case 'price':
    case null:
      return (
        <Notice tone="warn" title={<Trans>Der Preis hat sich geändert – es ist nichts bestellt</Trans>}>
          {code === null || code === 'price_changed' ? (
            <Trans>Bitte prüfen Sie den neuen Preis. Bestellt wird erst, wenn Sie ihm zustimmen.</Trans>
          ) : (
            errorMessage(i18n, code, details)
          )}
        </Notice>
      );
  }
};
