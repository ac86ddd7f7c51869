import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { OrderStep, StepBlock } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { addressLines } from '../../../../ui/words/address-lines.ts';
import { WhenLoaded } from '../../../issues/public/not-loaded-yet.tsx';
import type { Choices, OrderDraft } from '../../public/draft/order-draft.ts';
import { blockLabels } from '../../review/block-words.ts';
import styles from '../order-step-screen.module.css';
import { unavailableChoice } from '../unavailable-choice.ts';

type AddressStepProps = {
  draft: OrderDraft;
  choose: (choices: Choices) => void;
  /** Addresses are edited in the first step of an order. */
  canEdit?: boolean;
};

/** Step 1: where it goes and who gets the bill. */
export const AddressStep = ({ draft, choose, canEdit = true }: AddressStepProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { addresses, shipping, billing } = draft;
  const other = addresses.find((address) => address.id !== shipping?.id);
  return (
    <>
      <section className={styles.group}>
        {addresses.length === 0 ? (
          <WhenLoaded spaces={[customerSpace(actor.customerId)]}>
            <Notice title={<Trans>Noch keine Adresse hinterlegt</Trans>}>
              <Trans>Legen Sie die Lieferadresse an. Das geht auch ohne Netz.</Trans>
            </Notice>
          </WhenLoaded>
        ) : (
          <AddressCards
            label={t`Lieferadresse`}
            addresses={addresses}
            chosen={shipping}
            onChange={(id) =>
              choose({ shippingAddressId: id, billingAddressId: billing?.id === id ? null : (billing?.id ?? null) })
            }
          />
        )}
        {canEdit ? <AddressButtons chosen={shipping} target="shipping" /> : null}
      </section>
      {shipping ? (
        <section className={styles.group} data-saves-itself>
          <Checkbox
            isSelected={billing === null}
            isDisabled={other === undefined}
            onChange={(isSame) => choose({ billingAddressId: isSame ? null : (other?.id ?? null) })}
          >
            <Trans>Rechnung an die Lieferadresse</Trans>
          </Checkbox>
          {billing ? (
            <AddressCards
              label={t`Rechnungsadresse`}
              addresses={addresses.filter((address) => address.id !== shipping.id)}
              chosen={billing}
              onChange={(id) => choose({ billingAddressId: id })}
            />
          ) : null}
          {canEdit && (billing || other === undefined) ? <AddressButtons chosen={billing} target="billing" /> : null}
        </section>
      ) : null}
    </>
  );
};

type AddressCardsProps = {
  label: string;
  addresses: readonly Address[];
  chosen: Address | null;
  onChange: (id: Address['id']) => void;
};

const AddressCards = ({ label, addresses, chosen, onChange }: AddressCardsProps) => {
  const { i18n } = useLingui();
  const cards = addresses.map((address) => {
    const [title, ...rest] = addressLines(address, i18n.locale);
    return { value: address.id, title, note: rest.join(' · ') };
  });
  return <RadioCards label={label} cards={cards} value={chosen?.id ?? null} onChange={onChange} />;
};

const AddressButtons = ({ chosen, target }: { chosen: Address | null; target: 'shipping' | 'billing' }) => (
  <div className={styles.buttons}>
    {chosen ? (
      <LinkButton
        tone="quiet"
        icon={<Icon name="edit" />}
        from="/$lang"
        to="/$lang/shop/order-step/$step"
        params={{ step: '1' }}
        search={{ address: chosen.id, target }}
      >
        <Trans>Gewählte Adresse ändern</Trans>
      </LinkButton>
    ) : null}
    <LinkButton
      tone="quiet"
      icon={<Icon name="plus" />}
      from="/$lang"
      to="/$lang/shop/order-step/$step"
      params={{ step: '1' }}
      search={{ address: 'new', target }}
    >
      {target === 'shipping' ? <Trans>Neue Lieferadresse</Trans> : <Trans>Neue Rechnungsadresse</Trans>}
    </LinkButton>
  </div>
);

type StepNoticeProps = {
  step: OrderStep;
  draft: OrderDraft;
  /** Of a step that the user was sent back to: what it lacks. */
  sentBackFor?: readonly StepBlock[] | null;
};

/** Above a step: which choice is no longer possible and why, and what brought the user back to it. */
export const StepNotice = ({ step, draft, sentBackFor = null }: StepNoticeProps) => {
  const { i18n } = useLingui();
  const gone = unavailableChoice(i18n, step, draft);
  return (
    <div aria-live="polite" className={styles.live}>
      {gone ? (
        <Notice tone="warn" title={gone.title}>
          {sentBackFor ? (
            <p>
              <SentBack />
            </p>
          ) : null}
          <p>
            {gone.reason} {gone.remedy}
          </p>
        </Notice>
      ) : sentBackFor && (step === 1 || sentBackFor.length > 0) ? (
        <Notice tone="warn" title={<SentBack />}>
          {step === 1 ? (
            <Trans>Die gewählte Lieferadresse gibt es nicht mehr. Bitte prüfen Sie, welche jetzt gewählt ist.</Trans>
          ) : (
            sentBackFor.map((block) => <p key={block}>{i18n._(blockLabels[block])}</p>)
          )}
        </Notice>
      ) : null}
    </div>
  );
};

const SentBack = () => <Trans>Inzwischen hat sich etwas geändert, deshalb sind Sie wieder bei diesem Schritt.</Trans>;
