import type { Part } from '@knotenblech/shared/parts/part.ts';
import { type ChoicePlace, missingPrices } from '@knotenblech/shared/prices/check/open-decisions.ts';
import type { EffectivePrice } from '@knotenblech/shared/prices/project/effective-price.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { proposePrice } from '@knotenblech/shared/prices/project/summarise-project.ts';
import { isOrdered, isUnwelded } from '@knotenblech/shared/projects/project-state.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { choosePriceReading } from '../../orders/public/amounts/price-reading.ts';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { UnweldedMark } from '../../orders/public/line-contents.tsx';
import type { OrderedPrice } from '../../orders/public/order-queries.ts';
import { OrderedFor } from '../../orders/public/ordered-notice.tsx';
import { RequestPriceButton } from '../offer/request-price-button.tsx';
import { useOffer, useProjectOrder } from '../offer/use-offer.ts';
import { useProject } from '../open/project-context.tsx';
import { LadderLink } from '../price-ladder/ladder-link.tsx';
import { MissingPricesLine } from '../public/open-decisions.tsx';
import styles from './price-bar.module.css';
import { ProjectPriceWords } from './price-links.tsx';
import { useCartAction, useOrderAtOnce } from './use-basket-action.ts';

type PriceBarProps = {
  onShowPrice: () => void;
  /** Leads to where what has no price is mended. */
  onMend: (place: ChoicePlace) => void;
};

/** The project's price, always in sight: what it is made of one tap away, what moves it, and the basket or the request for a price. */
export const PriceBar = ({ onShowPrice, onMend }: PriceBarProps) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const { effective } = figures;
  const { mainAction } = useOffer();
  const action = useCartAction();
  const { isAllowed } = action;
  const { isVisitors } = useShop();
  return (
    <footer className={styles.bar} aria-label={t`Preis des Projekts`}>
      {effective ? (
        <div className={styles.total}>
          <button type="button" className={styles.price} onClick={onShowPrice} aria-haspopup="dialog">
            <PriceFace effective={effective} />
          </button>
          <ProjectMissingPrices onMend={onMend} />
        </div>
      ) : (
        <p className={styles.hidden}>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      )}
      {effective ? <ReadingSwitch /> : null}
      <div className={styles.actions}>
        {effective ? <LadderLink of={{}} isIcon /> : null}
        {isVisitors ? (
          <div className={styles.action}>
            <OrderAfterSignIn isRequest={mainAction === 'request'} />
          </div>
        ) : null}
        {isAllowed && mainAction !== 'none' ? (
          <div className={styles.action}>
            {mainAction === 'request' ? <RequestPriceButton tone="primary" isWide /> : <BasketAction action={action} />}
          </div>
        ) : null}
      </div>
    </footer>
  );
};

/** What is missing in the total of the open project; of its parts with `within`, what of those. */
export const ProjectMissingPrices = ({ within, ...way }: { within?: number; onMend?: PriceBarProps['onMend'] }) => {
  const { source, figures } = useProject();
  const { project } = source;
  const { pricing, effective, parts, assemblies } = figures;
  const missing = useMemo(
    () => pricing && missingPrices({ pricing: pricingWithin(pricing, parts, within), project, parts, assemblies }),
    [pricing, project, parts, assemblies, within],
  );
  if (!effective?.onRequest || !missing || isOrdered(project)) return null;
  return <MissingPricesLine projectId={project.id} missing={missing} {...way} />;
};

const pricingWithin = (pricing: ProjectPricing, parts: readonly Part[], within: number | undefined) => {
  if (within === undefined) return pricing;
  const isWithin = new Set(parts.filter((part) => part.assemblyIndex === within).map(({ index }) => index));
  return {
    parts: new Map([...pricing.parts].filter(([index]) => isWithin.has(index))),
    assemblyPrices: new Map([...pricing.assemblyPrices].filter(([index]) => index === within)),
  };
};

/** Net or with VAT, as the reader likes it on this device. */
export const ReadingSwitch = () => {
  const { t } = useLingui();
  const isNet = useShownPrice()?.shownVatRate === null;
  return (
    <RadioGroup
      aria-label={t`Preise`}
      orientation="horizontal"
      value={isNet ? 'net' : 'gross'}
      onChange={(reading) => choosePriceReading(reading as 'net' | 'gross')}
      className={styles.reading ?? ''}
    >
      <Radio value="net">
        <Trans>netto</Trans>
      </Radio>
      <Radio value="gross">
        <Trans>mit USt.</Trans>
      </Radio>
    </RadioGroup>
  );
};

/** Whoever has no account keeps his work and comes back to it. */
const OrderAfterSignIn = ({ isRequest }: { isRequest: boolean }) => {
  const { href } = useLocation();
  return (
    <LinkButton from="/$lang" to="/$lang/shop/login" search={{ back: href }} tone="primary" isWide>
      {isRequest ? <Trans>Anmelden und Preis anfragen</Trans> : <Trans>Anmelden und bestellen</Trans>}
    </LinkButton>
  );
};

const BasketAction = ({ action }: { action: ReturnType<typeof useCartAction> }) => {
  const { project } = useProject().source;
  const { addToBasket, isReady, obstacle, hasWaitingOrder } = action;
  const orderAtOnce = useOrderAtOnce();
  const isNew = !isOrdered(project) && !hasWaitingOrder;
  const isOrderedAtOnce = isNew && obstacle === null && orderAtOnce !== null;
  return (
    <>
      <div className={styles.ways}>
        <Button
          tone={isNew && !isOrderedAtOnce ? 'primary' : 'secondary'}
          icon={<Icon name="basket" />}
          isWide
          isDisabled={!isReady || obstacle !== null}
          onPress={() => void addToBasket()}
        >
          <Trans>In den Warenkorb</Trans>
        </Button>
        {isOrderedAtOnce ? (
          <Button tone="primary" isWide onPress={() => void orderAtOnce()}>
            <Trans>Bestellen</Trans>
          </Button>
        ) : null}
      </div>
      {obstacle ? <p className={styles.obstacle}>{obstacle}</p> : null}
    </>
  );
};

/** What the open project costs, or what it is ordered for: never today's price as that of its order. */
const PriceFace = ({ effective }: { effective: EffectivePrice }) => {
  const made = useProjectOrder();
  if (made === undefined) return null;
  return made ? <OrderedFace price={made.price} /> : <TodaysFace effective={effective} />;
};

const OrderedFace = ({ price }: { price: OrderedPrice | null }) => (
  <Face words={price ? <OrderedFor price={price} /> : <Trans>bestellt</Trans>}>
    {price ? <Amount cents={price.cents} /> : '–'}
  </Face>
);

/** A total that lacks something differs from a whole one by more than a change costs: it counts no difference. */
const TodaysFace = ({ effective }: { effective: EffectivePrice }) => {
  const { pricing } = useProject().figures;
  const hasPrice = !effective.onRequest || pricing === null || proposePrice(pricing) !== null;
  return (
    <Face
      words={
        <>
          <TodaysWords effective={effective} /> <ProjectUnweldedMark />
        </>
      }
    >
      {hasPrice ? <ShownAmount cents={effective.netCents} isCounting={!effective.onRequest} /> : '–'}
    </Face>
  );
};

const TodaysWords = ({ effective }: { effective: EffectivePrice }) => {
  const isNet = useShownPrice()?.shownVatRate === null;
  if (effective.onRequest) return isNet ? <Trans>Zwischensumme netto</Trans> : <Trans>Zwischensumme mit USt.</Trans>;
  if (!effective.calculated) return <ProjectPriceWords />;
  return isNet ? <Trans>Projekt netto, vereinbart</Trans> : <Trans>Projekt mit USt., vereinbart</Trans>;
};

const Face = ({ words, children }: { words: ReactNode; children: ReactNode }) => (
  <>
    <span className={styles.label}>
      <span>{words}</span>
      <Icon name="right" size={14} />
    </span>
    <span className={styles.amount}>{children}</span>
  </>
);

/** Stands beside each price of an open project whose assemblies come in their parts. */
export const ProjectUnweldedMark = () => {
  const { figures, source } = useProject();
  return isUnwelded({ ...source.project, assemblyCount: figures.assemblies.length }) ? <UnweldedMark /> : null;
};
