import { isParcel, type ShippingType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import type { ProductionOption, ShippingOption } from '@knotenblech/shared/orders/cart/shipping-options.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { productionTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { VoucherControl } from '../cart/use-voucher.ts';
import { VoucherField } from '../cart/voucher-field.tsx';
import { draftDeliveryDay, draftSurfaceDays } from '../public/draft/draft-delivery-day.ts';
import { type Choices, nextShipping, type OrderDraft } from '../public/draft/order-draft.ts';
import { PhoneField } from './address/phone-field.tsx';
import { FreightRequest } from './freight-request.tsx';
import { OptionPrice } from './option-price.tsx';
import styles from './order-step-screen.module.css';
import { optionReason } from './unavailable-choice.ts';

type DeliveryStepProps = {
  draft: OrderDraft;
  choose: (choices: Choices) => void;
  voucher: VoucherControl | null;
  onTypePhone?: (text: string) => void;
};

/** Step 2: how fast it is made and how it comes. */
export const DeliveryStep = ({ draft, choose, voucher, onTypePhone }: DeliveryStepProps) => {
  const { t, i18n } = useLingui();
  const { chosen, shipping, productions, shippings } = draft;
  const { moved, chooseProduction, chooseShipping } = useMovedShipping(draft, choose);
  const onRequest = shippings.find((option) => option.priceCents === -1);
  const offered = byWay(shippings.filter((option) => option.priceCents !== -1));
  const chosenShipping = shippings.find((option) => option.type === chosen.shippingType);
  return (
    <>
      <RadioCards
        label={t`Fertigung`}
        value={chosen.productionType}
        onChange={chooseProduction}
        cards={productions.map((option) => ({
          value: option.type,
          title: i18n._(productionTypeLabels[option.type]),
          note: <ProductionNote draft={draft} option={option} />,
          aside: <OptionPrice cents={option.priceCents} kind="surcharge" />,
          isDisabled: !option.active,
        }))}
      />
      <RadioCards
        label={t`Lieferung`}
        value={chosen.shippingType}
        onChange={chooseShipping}
        cards={offered.map((option) => ({
          value: option.type,
          title: i18n._(shippingTypeLabels[option.type]),
          note: <ShippingNote option={option} day={draftDeliveryDay(draft, chosen.productionType, option.type)} />,
          aside: option.active ? <OptionPrice cents={option.priceCents} kind="price" way={option.type} /> : null,
          isDisabled: !option.active,
        }))}
      />
      {onRequest?.reason ? <FreightRequest draft={draft} reason={onRequest.reason} choose={choose} /> : null}
      {moved && chosen.shippingType && moved !== chosen.shippingType ? (
        <Notice tone="warn">
          <Trans>
            „{i18n._(shippingTypeLabels[moved])}“ gibt es nur mit einer anderen Fertigung. Gewählt ist jetzt „
            {i18n._(shippingTypeLabels[chosen.shippingType])}“.
          </Trans>
        </Notice>
      ) : null}
      {isParcel(chosen.shippingType) ? (
        <p className={styles.soft}>
          <Trans>Pakete werden an Werktagen gegen Unterschrift zugestellt, nicht an Paketshops.</Trans>
        </p>
      ) : null}
      {voucher ? <VoucherField draft={draft} control={voucher} /> : null}
      {chosenShipping?.phoneRequired ? (
        <PhoneField key={shipping?.id} draft={draft} choose={choose} onType={onTypePhone} />
      ) : null}
    </>
  );
};

const ways: readonly ShippingOption['type'][] = [
  'PACKAGE_STANDARD',
  'PACKAGE_EXPRESS',
  'TRANSPORT_STANDARD',
  'TRANSPORT_EXPRESS',
  'TRANSPORT_TAIL_LIFT',
  'TRANSPORT_CRANE',
  'PICKUP',
  'PICKUP_BOXED',
];

/** What cannot be chosen comes last. */
const byWay = (options: readonly ShippingOption[]) =>
  options.toSorted((a, b) => Number(b.active) - Number(a.active) || ways.indexOf(a.type) - ways.indexOf(b.type));

const ProductionNote = ({ draft, option }: { draft: OrderDraft; option: ProductionOption }) => {
  const { i18n } = useLingui();
  const day = draftDeliveryDay(draft, option.type);
  const surfaceDays = draftSurfaceDays(draft);
  return (
    <>
      <Plural value={option.workingDays} one="# Arbeitstag" other="# Arbeitstage" />
      {surfaceDays > 0 ? <Trans> und {surfaceDays} für die Oberfläche</Trans> : null}
      {day ? <Trans> · da am {formatDay(day, i18n.locale)}</Trans> : null}
    </>
  );
};

const ShippingNote = ({ option, day }: { option: ShippingOption; day: string | null }) => {
  const { i18n } = useLingui();
  if (option.reason) return optionReason(i18n, option.reason);
  const date = day ? formatDay(day, i18n.locale) : null;
  if (option.workingDays === 0) return date ? <Trans>abholbereit am {date}</Trans> : null;
  return (
    <>
      <Plural value={option.workingDays} one="bis zu # Arbeitstag" other="bis zu # Arbeitstage" />
      {date ? <Trans> · da am {date}</Trans> : null}
    </>
  );
};

type Production = NonNullable<Choices['productionType']>;

/** Another production moves a chosen shipping type that does not go with it to the next one: `moved` is what was chosen before. */
const useMovedShipping = (draft: OrderDraft, choose: (choices: Choices) => void) => {
  const [moved, setMoved] = useState<ShippingType | null>(null);
  const chooseProduction = (productionType: Production) => {
    const shippingType = nextShipping(draft, productionType);
    setMoved(shippingType && draft.cart.shippingType);
    choose({ productionType, ...(shippingType && { shippingType }) });
  };
  const chooseShipping = (shippingType: ShippingType) => {
    setMoved(null);
    choose({ shippingType });
  };
  return { moved, chooseProduction, chooseShipping };
};
