import type { CartOption } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { phoneOf } from '@knotenblech/shared/orders/cart/price-cart.ts';
import { freightRequestState } from '@knotenblech/shared/orders/freight/freight-request-state.ts';
import { isWishDay, type RequestFreightArgs } from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import { answerDueAt } from '@knotenblech/shared/projects/project-state.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { type FreightRequestId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '../../../i18n/languages.ts';
import { useKnownWaiting, useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { formatDueTime } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { showRefusal } from '../../issues/public/show-failure.ts';
import type { Choices, OrderDraft } from '../public/draft/order-draft.ts';
import { PhoneField } from './address/phone-field.tsx';
import styles from './order-step-screen.module.css';
import { optionReason } from './unavailable-choice.ts';

type FreightRequestProps = {
  draft: OrderDraft;
  reason: NonNullable<CartOption<string>['reason']>;
  choose: (choices: Choices) => void;
};

/** What no freight tier carries: the one button that asks for an offer, and where the request stands. */
export const FreightRequest = (props: FreightRequestProps) => {
  const { draft } = props;
  const { actor } = useShop();
  const { freightRequest } = draft.cart;
  const state = freightRequestState(draft.cart, {
    netWeightG: loadOf(draft),
    shippingAddressId: draft.shipping?.id ?? null,
  });
  if (state === 'asked' && freightRequest) return <Asked requestedAt={freightRequest.requestedAt} />;
  if (state === 'answered' && freightRequest?.quoteId) return <Answered quoteId={freightRequest.quoteId} />;
  return may(actor, 'order') ? <Ask {...props} /> : null;
};

const loadOf = ({ lines }: OrderDraft) => lines.reduce((sum, line) => sum + line.netWeightG * line.quantity, 0);

const Ask = ({ draft, reason, choose }: FreightRequestProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const [wishDay, setWishDay] = useState('');
  const args = argsOf(draft, { wishDay: wishDay === '' ? null : wishDay, language: i18n.locale as Language });
  const isPossible = wishDay === '' || isWishDay(wishDay, todayAtShop());
  const lacksPhone = draft.shipping !== null && phoneOf(draft.cart, draft.shipping) === '';
  const [showsPhone] = useState(lacksPhone);
  const ask = async () => {
    if (!args) return;
    try {
      await shop.change('requestFreight', args);
    } catch (error) {
      showRefusal(i18n, error);
    }
  };
  return (
    <Notice
      title={<Trans>Lieferung mit Spedition auf Anfrage</Trans>}
      action={
        <Button tone="primary" isDisabled={args === null || !isPossible} onPress={() => void ask()}>
          <Trans>Fracht anfragen</Trans>
        </Button>
      }
    >
      <p>{optionReason(i18n, reason)}</p>
      <div className={styles.wish}>
        <TextField
          type="date"
          label={t`Wunschtermin (freiwillig)`}
          value={wishDay}
          error={isPossible ? null : t`Ein Tag von heute bis in einem Jahr`}
          onChange={setWishDay}
        />
        {showsPhone ? <PhoneField key={draft.shipping?.id} draft={draft} choose={choose} /> : null}
      </div>
    </Notice>
  );
};

type Wish = Pick<RequestFreightArgs, 'wishDay' | 'language'>;

/** null while the address, or the number to call, is missing. */
const argsOf = (draft: OrderDraft, wish: Wish): RequestFreightArgs | null => {
  const { cart, chosen, shipping, billing, entries } = draft;
  const phone = shipping ? phoneOf(cart, shipping) : '';
  if (!shipping || phone === '' || !chosen.productionType) return null;
  return {
    ...wish,
    requestId: newId<FreightRequestId>(),
    cartId: cart.id,
    lines: entries
      .filter(({ obstacle }) => obstacle === null)
      .map(({ line: { id, projectId, quantity, comment, reference } }) => {
        return { id, projectId, quantity, comment, reference };
      }),
    shippingAddressId: shipping.id,
    billingAddressId: billing?.id ?? null,
    phone,
    productionType: chosen.productionType,
    paymentType: cart.paymentType,
    reference: cart.reference,
    netWeightG: loadOf(draft),
  };
};

const Asked = ({ requestedAt }: { requestedAt: string }) => {
  const { i18n } = useLingui();
  const isQueued = useKnownWaiting()?.some(({ name }) => name === 'requestFreight') ?? false;
  if (isQueued)
    return (
      <Notice title={<Trans>Frachtanfrage wartet auf die Verbindung</Trans>}>
        <Trans>Sie geht von selbst hinaus. Die Antwort kommt dann innerhalb von 48 Stunden.</Trans>
      </Notice>
    );
  const due = formatDueTime(answerDueAt(requestedAt), i18n.locale);
  return (
    <Notice title={<Trans>Fracht angefragt: Antwort bis {due}</Trans>}>
      <Trans>Das Angebot kommt hier und per E-Mail. Abholung ist sofort möglich.</Trans>
    </Notice>
  );
};

const Answered = ({ quoteId }: { quoteId: string }) => (
  <Notice
    tone="good"
    title={<Trans>Das Angebot mit der Fracht ist da</Trans>}
    action={
      <LinkButton tone="primary" from="/$lang" to="/$lang/shop/account/quotes/$quoteId" params={{ quoteId }}>
        <Trans>Angebot ansehen</Trans>
      </LinkButton>
    }
  />
);
