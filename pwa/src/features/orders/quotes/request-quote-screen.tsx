import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { type CartEntry, cartEntries } from '@knotenblech/shared/orders/cart/cart-entries.ts';
import { shownQuoteText } from '@knotenblech/shared/orders/quotes/quote-rules.ts';
import type { RequestQuoteArgs } from '@knotenblech/shared/orders/quotes/request-quote.schema.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerPriceSpace, customerSpace, permanentSpaces } from '@knotenblech/shared/records/space.ts';
import {
  type CartId,
  type CartLineId,
  newId,
  type OrderId,
  type ProjectId,
  type QuoteId,
} from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { cartObstacleLabels } from '../../../i18n/words/order-labels.ts';
import { OnlineOnly } from '../../../sync/hooks/online/online-only.tsx';
import { useRecords, useShop, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { hashText } from '../../../sync/outbox/keep-results.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { showRefusal } from '../../issues/public/show-failure.ts';
import { submitOrderArgs } from '../placed/submit-order-args.ts';
import { useShownPrice } from '../public/amounts/use-shown-price.ts';
import { type Choices, type OrderDraft, orderDraft, useOrderDraft } from '../public/draft/order-draft.ts';
import { HandOverButton } from '../punchout/hand-over-button.tsx';
import { usePunchoutVisit } from '../punchout/punchout-notice.tsx';
import { OrderSummary } from '../review/order-summary.tsx';
import { ReviewLines } from '../review/review-step.tsx';
import { AddressStep, StepNotice } from '../steps/address/address-step.tsx';
import { DeliveryStep } from '../steps/delivery-step.tsx';
import styles from '../steps/order-step-screen.module.css';
import { PaymentStep } from '../steps/payment-step.tsx';
import { WhenBaseDataLoaded } from '../steps/step-frame.tsx';

/** Everything a binding offer is about on one page: what, where to, how, at which amounts. */
export const RequestQuoteScreen = ({ projectId }: { projectId: ProjectId | null }) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const quotable = useQuoteDraft(projectId);
  const price = useShownPrice();
  const title = t`Angebot anfordern`;
  if (quotable === undefined || price === undefined) return <Page title={title}>{null}</Page>;
  if (quotable === null || quotable.draft.lines.length === 0 || !may(actor, 'order')) {
    return <NothingToQuote title={title} leftOut={quotable?.leftOut ?? []} />;
  }
  const { draft, choose, leftOut } = quotable;
  return (
    <Page title={title}>
      <div className={styles.columns}>
        <div className={styles.step}>
          <LeftOut entries={leftOut} />
          <ReviewLines title={<Trans>Was wir anbieten</Trans>} draft={draft} toShownCents={price.toShownCents} />
          <AddressStep draft={draft} choose={choose} canEdit={false} />
          <StepNotice step={2} draft={draft} />
          <DeliveryStep draft={draft} choose={choose} voucher={null} />
          <StepNotice step={3} draft={draft} />
          <PaymentStep draft={draft} choose={choose} />
          <WhenBaseDataLoaded>
            {(packs) => (
              <OnlineOnly>
                <SendRequest
                  draft={draft}
                  termsVersion={readOperator(packs).termsVersion}
                  isOfBasket={projectId === null}
                />
              </OnlineOnly>
            )}
          </WhenBaseDataLoaded>
        </div>
        <OrderSummary draft={draft} />
      </div>
    </Page>
  );
};

type SendRequestProps = { draft: OrderDraft; termsVersion: string; isOfBasket: boolean };

const SendRequest = ({ draft, termsVersion, isOfBasket }: SendRequestProps) => {
  const { i18n } = useLingui();
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const isOffline = useSyncStatus().state === 'offline';
  const [quoteId] = useState(() => newId<QuoteId>());
  const [isSending, setSending] = useState(false);
  const arrived = usePunchoutVisit();
  const visit = isOfBasket && arrived?.state === 'open' ? arrived : null;
  const [withLadder, setWithLadder] = useState(false);
  const args = requestQuoteArgs(draft, { quoteId, language: i18n.locale as Language, termsVersion });
  const send = async () => {
    if (!args) return;
    setSending(true);
    try {
      await shop.change('requestQuote', await withShownQuoteHash({ ...args, ...(withLadder && { withLadder }) }));
    } catch (error) {
      setSending(false);
      showRefusal(i18n, error);
      return;
    }
    await navigate({ to: '/$lang/shop/account/quotes/$quoteId', params: { quoteId } });
  };
  return (
    <section className={styles.step}>
      <p className={styles.soft}>
        <Trans>
          Das Angebot ist verbindlich und kostet nichts. Sie bekommen es mit Nummer und Gültigkeit als PDF, hier und per
          E-Mail, und können zu genau diesen Beträgen bestellen. Gutscheine zählen in Angeboten nicht. Es gelten die
          Geschäftsbedingungen in der Fassung {termsVersion}.
        </Trans>
      </p>
      <Checkbox isSelected={withLadder} onChange={setWithLadder}>
        <Trans>Im PDF auch Preise bei anderen Mengen</Trans>
      </Checkbox>
      {args ? null : (
        <Notice tone="warn" title={<Trans>Für ein Angebot fehlt noch etwas</Trans>}>
          <Trans>Wählen Sie Adresse, Lieferung und Zahlung, bis der Gesamtbetrag feststeht.</Trans>
        </Notice>
      )}
      {isOffline ? (
        <Notice title={<Trans>Dieses Gerät ist offline</Trans>}>
          <Trans>Die Anfrage wird vorgemerkt und geht von selbst hinaus, sobald es wieder Verbindung hat.</Trans>
        </Notice>
      ) : null}
      {visit ? <HandOverButton host={visit.host} args={args} withHash={withShownQuoteHash} /> : null}
      <div className={styles.ways}>
        <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/basket">
          <Trans>Zum Warenkorb</Trans>
        </LinkButton>
        <Button
          tone={visit ? 'secondary' : 'primary'}
          isDisabled={args === null}
          isPending={isSending}
          onPress={() => void send()}
        >
          <Trans>Verbindliches Angebot anfordern</Trans>
        </Button>
      </div>
    </section>
  );
};

const LeftOut = ({ entries }: { entries: readonly CartEntry[] }) => {
  const { i18n } = useLingui();
  if (entries.length === 0) return null;
  return (
    <Notice tone="warn" title={<Trans>Nicht im Angebot</Trans>}>
      <ul>
        {entries.map(({ line, project, obstacle }) => (
          <li key={line.id}>
            {project?.name ?? '–'}:{' '}
            {obstacle ? (
              i18n._(cartObstacleLabels[obstacle])
            ) : (
              <Trans>Das Werk liest die Datei noch. Danach lässt sich ein Angebot anfordern.</Trans>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
};

const NothingToQuote = ({ title, leftOut }: { title: string; leftOut: readonly CartEntry[] }) => (
  <Page title={title}>
    <WhenLoaded spaces={permanentSpaces(useShop().actor)}>
      <LeftOut entries={leftOut} />
      <EmptyState
        title={<Trans>Es gibt nichts anzubieten</Trans>}
        action={
          <LinkButton tone="primary" from="/$lang" to="/$lang/shop/projects">
            <Trans>Zu den Projekten</Trans>
          </LinkButton>
        }
      >
        <Trans>Angebote gibt es für Projekte mit Preis. Teile auf Anfrage kalkulieren wir zuerst von Hand.</Trans>
      </EmptyState>
    </WhenLoaded>
  </Page>
);

type Intent = { quoteId: QuoteId; language: Language; termsVersion: string };

/** The quote as the customer sees it, to be asked for; null while something in it is open. */
const requestQuoteArgs = (draft: OrderDraft, { quoteId, language, termsVersion }: Intent): RequestQuoteArgs | null => {
  const order = submitOrderArgs(draft, { orderId: newId<OrderId>(), language, termsVersion });
  if (!order) return null;
  const { orderId: _order, nextCartId: _next, shownDeliveryDay: _day, consent: _consent, ...contents } = order;
  return { ...contents, quoteId, cartId: newId<CartId>(), termsVersion };
};

/** The request with the SHA-256 of what stood above its button. */
const withShownQuoteHash = async (args: RequestQuoteArgs): Promise<RequestQuoteArgs> => ({
  ...args,
  shownHash: await hashText(shownQuoteText(args)),
});

type Quotable = { draft: OrderDraft; leftOut: CartEntry[]; choose: (choices: Choices) => void };

/** What a quote of the basket, or of one project, would be; undefined while loading, null when the device lacks cart, customer or prices. */
const useQuoteDraft = (projectId: ProjectId | null): Quotable | null | undefined => {
  const { actor } = useShop();
  const live = useOrderDraft();
  const projects = useRecords('project', customerSpace(actor.customerId));
  const prices = useRecords('projectPrice', customerPriceSpace(actor.customerId));
  const [choices, setChoices] = useState<Choices>({});
  const [lineId] = useState(() => newId<CartLineId>());
  if (live === undefined || !projects || !prices) return undefined;
  if (live === null) return null;
  const { id: cartId } = live.cart;
  const line = { id: lineId, cartId, quantity: 1, comment: '', reference: '', addedAt: '' };
  const entries =
    projectId === null ? live.entries : cartEntries({ cartId, lines: [{ ...line, projectId }], projects, prices });
  return {
    draft: quoteDraft({ ...live, entries }, choices),
    leftOut: entries.filter((entry) => !isQuotable(entry)),
    choose: (added) => setChoices((before) => ({ ...before, ...added })),
  };
};

/** Whether a line can be offered: it has a price, of a file that the server has read. */
const isQuotable = ({ obstacle, project }: CartEntry) => obstacle === null && project?.reading === 'read';

/** What would be offered: the lines that can be, with choices for this quote alone, and no voucher. */
const quoteDraft = (draft: OrderDraft, choices: Choices): OrderDraft => {
  const entries = draft.entries.filter(isQuotable);
  return orderDraft({ ...draft, entries, cart: { ...draft.cart, ...choices, voucherCode: '', voucher: null } });
};
