import { chooseProduction, type ProductionType } from '@knotenblech/shared/assistant/assistant-rules.ts';
import { Trans } from '@lingui/react/macro';
import { useMemo } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Amount } from '../../ui/figures/amount.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { useAssistantEdits } from './assistant/use-assistant-edits.ts';
import { useAssistantFacts } from './assistant/use-assistant-facts.ts';
import { useProject } from './open/project-context.tsx';
import { priceAs } from './price/variants/project-variants.ts';

/** Asks once for a project with assemblies whether they come welded or in their parts, each with its price. */
export const WeldingQuestion = () => {
  const { source, areChoicesOpen } = useProject();
  const { project } = source;
  const { hasAssemblies } = useAssistantFacts();
  const isAnswered = project.settingComplete === true || project.doneSteps?.includes('production') === true;
  return hasAssemblies && areChoicesOpen && !isAnswered ? <Question /> : null;
};

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
  const { source } = useProject();
  const facts = useAssistantFacts();
  const priced = useMemo(() => {
    const { project, tariff } = source;
    if (!tariff) return null;
    const { surface, ralNumber } = chooseProduction(facts, project, productionType);
    return priceAs(source, tariff, { productionType, surface, ralNumber });
  }, [source, facts, productionType]);
  if (!priced) return null;
  return priced.onRequest ? <Trans>auf Anfrage</Trans> : <Amount cents={priced.netCents} />;
};
