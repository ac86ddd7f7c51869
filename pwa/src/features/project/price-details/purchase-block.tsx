import { type PurchaseAnswer, purchaseAnswerSchema } from '@knotenblech/shared/api/purchase-answer.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServerQuery } from '../../../sync/hooks/online/use-server-query.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/figures/counting-amount.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { failureMessage } from '../../issues/public/show-failure.ts';
import { FactsList, Section } from '../inspector/processing-list.tsx';
import { useProject } from '../open/project-context.tsx';

/** Purchase side and factors for the operator's admin: asked from the server each time, never kept on the device. */
export const PurchaseBlock = ({ salesCents, hasFactors = true }: { salesCents: number; hasFactors?: boolean }) => {
  const { i18n } = useLingui();
  const { id: projectId } = useProject().source.project;
  const { data, error, isFetching, refetch } = useServerQuery({
    path: `/project/details/${projectId}`,
    answer: purchaseAnswerSchema,
    occasion: salesCents,
    refetchMs: false,
  });
  return (
    <Section title={hasFactors ? <Trans>Einkauf und Faktoren</Trans> : <Trans>Einkauf</Trans>}>
      {data ? <PurchaseFacts purchase={data} hasFactors={hasFactors} /> : null}
      {!data && !error ? <Spinner /> : null}
      {error ? (
        <>
          <p>{failureMessage(i18n, error)}</p>
          <p>
            <Trans>Einkaufspreise liegen nur auf dem Server.</Trans>
          </p>
          <Button isPending={isFetching} onPress={() => void refetch()}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        </>
      ) : null}
    </Section>
  );
};

const PurchaseFacts = ({ purchase, hasFactors }: { purchase: PurchaseAnswer; hasFactors: boolean }) => {
  const { t } = useLingui();
  const { newPriceData: price, factorWork, factorMaterial, factorFlatRate } = purchase;
  const amount = (label: string, eur: number | undefined) =>
    eur === undefined ? null : { label, value: <Amount cents={Math.round(eur * 100)} /> };
  const factor = (label: string, value: number | undefined) =>
    value === undefined || !hasFactors ? null : { label, value: germanNumber(value, 2, 4) };
  return (
    <FactsList
      facts={[
        amount(t`Material EK`, price?.materialCostsEk),
        amount(t`Arbeit EK`, price?.workPriceEk),
        amount(t`Rüsten und Zuschläge EK`, price?.flatrateSumEk),
        amount(t`Halbzeug EK`, price?.semiPriceEK),
        amount(t`Projekt EK`, price?.projectPriceEk),
        factor(t`Faktor Arbeit`, factorWork),
        factor(t`Faktor Material`, factorMaterial),
        factor(t`Faktor Rüsten`, factorFlatRate),
      ]}
    />
  );
};
