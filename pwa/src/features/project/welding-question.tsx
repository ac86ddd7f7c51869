import { chooseProduction, type ProductionType } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ShownAmount } from '../orders/public/amounts/shown-amount.tsx';
import { useAssistantEdits, useAssistantFacts } from './assistant/use-assistant-edits.ts';
import { useProject } from './open/project-context.tsx';
import { priceAs } from './price-variants/part-variants.ts';

type WeldingQuestionProps = {
  /** In its place where nothing is to be asked. */
  otherwise: ReactNode;
};

/** Asks once for a project with assemblies whether they come welded or in their parts, each with its price. */
export const WeldingQuestion = ({ otherwise }: WeldingQuestionProps) => {
  const { source, figures, areChoicesOpen } = useProject();
  const { settingComplete, doneSteps } = source.project;
  const isOpen = areChoicesOpen && settingComplete !== true && doneSteps?.includes('production') !== true;
  return isOpen && figures.assemblies.length > 0 ? <OpenQuestion otherwise={otherwise} /> : otherwise;
};

const OpenQuestion = ({ otherwise }: WeldingQuestionProps) =>
  useAssistantFacts().hasWeldableAssemblies ? <Question /> : otherwise;

const Question = () => {
  const { setProduction, setDone } = useAssistantEdits();
  const choose = (productionType: ProductionType) => {
    setProduction(productionType);
    void setDone(['production']);
  };
  return (
    <Notice
      title={<Trans>Baugruppen geschweißt oder als Einzelteile?</Trans>}
      action={
        <>
          <Button tone="primary" onPress={() => choose('COMPLETE_PRODUCTION')}>
            <Trans>Geschweißt</Trans> <PriceOf productionType="COMPLETE_PRODUCTION" />
          </Button>
          <Button onPress={() => choose('SINGLEPARTS_ONLY')}>
            <Trans>Einzelteile</Trans> <PriceOf productionType="SINGLEPARTS_ONLY" />
          </Button>
        </>
      }
    />
  );
};

/** Nothing where prices may not be seen. */
const PriceOf = ({ productionType }: { productionType: ProductionType }) => {
  const { source, figures } = useProject();
  const facts = useAssistantFacts();
  const { project } = source;
  const { surface, ralNumber } = chooseProduction(facts, project, productionType);
  const isPresent = project.productionType === productionType && project.surface === surface;
  // An edit shows its own price first.
  const later = useDeferredValue(source);
  const priced = useMemo(() => {
    if (isPresent || !later.tariff) return null;
    return priceAs(later, later.tariff, { productionType, surface, ralNumber });
  }, [later, isPresent, productionType, surface, ralNumber]);
  return <Priced price={isPresent ? figures.pricing : priced} />;
};

const Priced = ({ price: priced }: { price: Pick<ProjectPricing, 'netCents' | 'onRequest'> | null }) => {
  if (!priced) return null;
  return priced.onRequest ? <Trans>auf Anfrage</Trans> : <ShownAmount cents={priced.netCents} />;
};
