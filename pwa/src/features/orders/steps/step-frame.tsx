import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { blocksOfStep, type OrderStep, type StepState } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { catalogSpace } from '@knotenblech/shared/records/space.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useBaseData } from '../../../sync/hooks/use-catalogue.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { WhenLoaded } from '../../issues/public/not-loaded-yet.tsx';
import { BlockList } from '../review/consent-form.tsx';
import styles from './order-step-screen.module.css';
import { nextLabels } from './step-words.ts';

type StepFrameProps = {
  state: StepState;
  isStored: boolean;
  /** Whoever goes on confirms what is proposed. */
  onNext: () => void;
  children: ReactNode;
};

/** The content of steps 1 to 3 with the way back and on, which waits until the cart holds what the step proposes; who edits on meanwhile stays. */
export const StepFrame = ({ state, isStored, onNext, children }: StepFrameProps) => {
  const { i18n } = useLingui();
  const navigate = useNavigate({ from: '/$lang' });
  const blocks = blocksOfStep(state);
  const next = (state.step + 1) as OrderStep;
  const [wantsOn, setWantsOn] = useState(false);
  const goesOn = wantsOn && isStored && blocks.length === 0;
  useEffect(() => {
    if (goesOn) void navigate({ to: '/$lang/shop/order-step/$step', params: { step: String(next) } });
  }, [goesOn, navigate, next]);
  return (
    <form
      className={styles.step}
      noValidate
      onChangeCapture={() => setWantsOn(false)}
      onSubmit={(event) => {
        event.preventDefault();
        if (blocks.length > 0) return;
        setWantsOn(true);
        onNext();
      }}
    >
      {children}
      <div className={styles.ways}>
        <BackLink step={state.step} />
        <Button tone="primary" type="submit" isDisabled={blocks.length > 0}>
          {i18n._(nextLabels[next])}
        </Button>
      </div>
      <BlockList blocks={blocks} />
    </form>
  );
};

export const BackLink = ({ step }: { step: OrderStep }) =>
  step === 1 ? (
    <LinkButton tone="quiet" icon={<Icon name="back" />} from="/$lang" to="/$lang/shop/basket">
      <Trans>Zurück zum Warenkorb</Trans>
    </LinkButton>
  ) : (
    <LinkButton
      tone="quiet"
      icon={<Icon name="back" />}
      from="/$lang"
      to="/$lang/shop/order-step/$step"
      params={{ step: String(step - 1) }}
    >
      <Trans>Zurück</Trans>
    </LinkButton>
  );

/** What is agreed to rests on the base data: nobody is asked before they are there. */
export const WhenBaseDataLoaded = ({ children }: { children: (packs: readonly CatalogPack[]) => ReactNode }) => {
  const packs = useBaseData();
  if (packs) return children(packs);
  return (
    <WhenLoaded spaces={[catalogSpace]} isLine>
      {null}
    </WhenLoaded>
  );
};
