import { isPickup, type ProductionType as Pace } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { chooseProduction, type ProductionType } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { isColourChosen, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo } from 'react';
import { productionTypeLabels } from '../../../i18n/words/order-labels.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { formatDifference } from '../../../ui/figures/format-figure.ts';
import { formatComingDay } from '../../../ui/figures/format-time.ts';
import { useOpenCart, useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { draftDeliveryDay } from '../../orders/public/draft/draft-delivery-day.ts';
import { nextShipping } from '../../orders/public/draft/order-draft.ts';
import { useAssistantEdits, useAssistantFacts } from '../assistant/use-assistant-edits.ts';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import type { ProjectSource } from '../open/project-source.ts';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { priceAs, pricedRalNumber } from '../price-variants/part-variants.ts';
import styles from './price-bar.module.css';
import { useOwnDraft } from './use-own-draft.ts';

/** What moves the price of the whole project, each with what another choice would change. */
export const PriceChoices = () => {
  const { t } = useLingui();
  const { source, areChoicesOpen } = useProject();
  const { setProjectSurface } = useProjectEdits();
  const { project } = source;
  return (
    <section id={choicesId} className={styles.choices} aria-label={t`Was den Preis bestimmt`}>
      <SurfaceChoice
        label={t`Oberfläche des Projekts`}
        value={project}
        around={null}
        isFollowing={false}
        isDisabled={!areChoicesOpen}
        asideOf={surfaceAside}
        onChange={setProjectSurface}
      />
      <WeldingChoice />
      <DeliveryChoice />
    </section>
  );
};

const choicesId = 'price-choices';

/** Opens what of the project's surface is still to be chosen. */
export const openProjectSurface = () => {
  const control = document.querySelector<HTMLElement>(`#${choicesId} [data-invalid] :is(button, input)`);
  control?.scrollIntoView({ block: 'nearest', inline: 'center' });
  control?.focus();
  if (control instanceof HTMLButtonElement) control.click();
};

const surfaceAside = (surface: Surface) => <SurfaceDifference surface={surface} />;

const SurfaceDifference = ({ surface }: { surface: Surface }) => {
  const { project } = useProject().source;
  return <Difference isChosen={surface === project.surface} options={{ surface }} />;
};

type Coated = Pick<ProjectSource['project'], 'surface' | 'ralNumber'>;

const lacksColour = ({ surface, ralNumber }: Coated) => isColourChosen(surface) && ralNumber === null;

const withColour = ({ project }: ProjectSource, options: DifferenceProps['options']) => {
  const { surface, ralNumber } = { ...project, ...options };
  return { ...options, ralNumber: pricedRalNumber(surface, ralNumber) };
};

type DifferenceProps = { isChosen: boolean; options: Partial<ProjectSource['project']> };

/** By how much the project would cost more or less; it is worked out after the list has opened. */
const Difference = ({ isChosen, options }: DifferenceProps) => {
  const { source, figures } = useProject();
  const shown = useShownPrice();
  const later = useDeferredValue<ProjectSource | null>(source, null);
  const optionsKey = JSON.stringify(options);
  const priced = useMemo(
    () => (later?.tariff && !isChosen ? priceAs(later, later.tariff, withColour(later, JSON.parse(optionsKey))) : null),
    [later, isChosen, optionsKey],
  );
  const present = useMemo(() => {
    if (!later?.tariff || isChosen || !lacksColour(later.project)) return null;
    return priceAs(later, later.tariff, withColour(later, {}));
  }, [later, isChosen]);
  const pricing = present ?? figures.pricing;
  if (!priced || !pricing || !shown) return null;
  if (priced.onRequest && !pricing.onRequest) return <Trans>auf Anfrage</Trans>;
  return formatDifference(shown.toShownCents(priced.netCents) - shown.toShownCents(pricing.netCents));
};

/** Whether assemblies come welded or in their parts; open until somebody has said so. */
const WeldingChoice = () => {
  const { t } = useLingui();
  const { source, areChoicesOpen } = useProject();
  const facts = useAssistantFacts();
  const { setProduction, setDone } = useAssistantEdits();
  const { settingComplete, doneSteps, productionType } = source.project;
  if (!facts.hasWeldableAssemblies) return null;
  const isAnswered = settingComplete === true || doneSteps?.includes('production') === true;
  const choice = (value: ProductionType, label: string) => ({
    value,
    label,
    aside: <WeldingDifference productionType={value} />,
  });
  return (
    <div className={styles.welding} data-asks={!isAnswered && areChoicesOpen}>
      <Select
        label={t`Baugruppen`}
        choices={[choice('COMPLETE_PRODUCTION', t`geschweißt`), choice('SINGLEPARTS_ONLY', t`als Einzelteile`)]}
        value={isAnswered || !areChoicesOpen ? productionType : null}
        placeholder={t`geschweißt?`}
        onChange={(chosen) => {
          setProduction(chosen);
          void setDone(['production']);
        }}
        isDisabled={!areChoicesOpen}
      />
    </div>
  );
};

const WeldingDifference = ({ productionType }: { productionType: ProductionType }) => {
  const { project } = useProject().source;
  const { surface } = chooseProduction(useAssistantFacts(), project, productionType);
  const isChosen = project.productionType === productionType && project.surface === surface;
  return <Difference isChosen={isChosen} options={{ productionType, surface }} />;
};

/** Where nobody has said where it goes. */
const homeCountry = 'DE';

/** When it comes, by how fast it is made: kept in the cart, as the order asks for it. */
const DeliveryChoice = () => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const openCart = useOpenCart();
  const shown = useShownPrice();
  const { closed } = useProject();
  const draft = useOwnDraft();
  if (!draft || closed !== null) return null;
  const { chosen, productions, shipping } = draft;
  const surchargeOf = (pace: Pace | null) => productions.find(({ type }) => type === pace)?.priceCents ?? 0;
  const choices = productions.flatMap(({ type, priceCents }) => {
    const shippingType = nextShipping(draft, type) ?? chosen.shippingType;
    const day = draftDeliveryDay(draft, type, shippingType, shipping?.countryIso ?? homeCountry);
    if (!day) return [];
    const difference = priceCents - surchargeOf(chosen.productionType);
    const words = i18n._(productionTypeLabels[type]);
    const aside = shown && difference !== 0 ? `${words} ${formatDifference(shown.toShownCents(difference))}` : words;
    return [{ value: type, label: formatComingDay(day, i18n.locale), aside }];
  });
  if (choices.length === 0) return null;
  const choose = (productionType: Pace) => {
    if (!openCart) return;
    const shippingType = nextShipping(draft, productionType);
    const set = { productionType, ...(shippingType && { shippingType }) };
    void shop.change('setCartChoices', { cartId: openCart.cart.id, choices: set });
  };
  const word = isPickup(chosen.shippingType) ? t`Abholbereit` : t`Geliefert`;
  const surcharge = surchargeOf(chosen.productionType);
  return (
    <Select
      label={shown && surcharge > 0 ? `${word}, ${formatDifference(shown.toShownCents(surcharge))}` : word}
      choices={choices}
      value={chosen.productionType}
      onChange={choose}
      isDisabled={!openCart || !may(shop.actor, 'order')}
    />
  );
};
