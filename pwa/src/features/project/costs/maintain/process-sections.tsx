import type { PieceCosts } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import { aboveZero } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { materialCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import type { Processing } from '@knotenblech/shared/prices/details/price-data-schema.ts';
import { processNameSchema } from '@knotenblech/shared/prices/process-price.schema.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../../ui/actions/button.tsx';
import { MenuButton } from '../../../../ui/actions/menu-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { FactsList, Section } from '../../inspector/processing-list.tsx';
import { processLabels } from '../../price/process-words.ts';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../effect.tsx';
import { costsOfProcess } from '../own/drafts.ts';
import { type SetProcess, useOpenCosts } from '../use-open-costs.ts';

type ProcessSectionsProps = { piece: CostPiece; costs: PieceCosts };

/** Each processing of a piece with what it costs; others can be added. */
export const ProcessSections = ({ piece, costs }: ProcessSectionsProps) => {
  const { t, i18n } = useLingui();
  const { isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const data = costs.priceData;
  if (!data) return null;
  const has = new Set(data.processingPrices.map(({ processingType }) => processingType));
  const others = processNameSchema.exclude(['MATERIAL']).options.filter((process) => !has.has(process));
  return (
    <>
      {data.processingPrices.map(({ processingType }) => (
        <ProcessSection key={processingType} piece={piece} costs={costs} process={processingType as SetProcess} />
      ))}
      {isOpen ? (
        <div>
          <MenuButton
            label={t`Bearbeitung hinzufügen`}
            face={
              <>
                <Icon name="plus" />
                {t`Bearbeitung hinzufügen`}
              </>
            }
            groups={[
              others.map((process) => {
                const words = i18n._(processLabels[process]);
                const onAction = () => openCosts.process([piece], process);
                return { id: process, label: words, textValue: words, onAction };
              }),
            ]}
          />
        </div>
      ) : null}
    </>
  );
};

const ProcessSection = ({ piece, costs, process }: ProcessSectionsProps & { process: SetProcess }) => {
  const { t, i18n } = useLingui();
  const { isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const { standard, own, cost } = costsOfProcess(costs, process);
  const words = i18n._(processLabels[process]);
  const eur = (value: number) => `${germanNumber(value, 2, 4)} €`;
  return (
    <Section
      title={
        <>
          {words}
          {own ? <OwnMark /> : null}
        </>
      }
      aside={
        <span className={styles.edit}>
          <IconButton
            label={t`${words} pflegen`}
            isDisabled={!isOpen}
            onPress={() => openCosts.process([piece], process)}
          >
            <Icon name="edit" />
          </IconButton>
        </span>
      }
    >
      <FactsList
        facts={[
          { label: t`Bearbeitung`, origin: formulaOf(standard, own), value: eur(cost.pieceEur) },
          cost.flatPartEur === 0 ? null : { label: t`je Stück`, value: eur(cost.flatPartEur) },
          cost.flatPosEur === 0 ? null : { label: t`je Position`, value: eur(cost.flatPosEur) },
        ]}
      />
    </Section>
  );
};

/** '0,881 min × 110,00 €/h + 2,000 kg × 1,72 €/kg' */
const formulaOf = (standard: Processing, own: ReturnType<typeof costsOfProcess>['own']) => {
  const chosen = (given: number | null | undefined, usual: number) => aboveZero(given) ?? usual;
  const time = chosen(own?.timeValue, standard.timeValue);
  const weight = chosen(own?.weightValue, standard.weightValue);
  const unit = standard.weightUnit === 'm2' ? 'm²' : 'kg';
  const terms = [
    time === 0
      ? ''
      : `${germanNumber(time, 3)} min × ${germanNumber(chosen(own?.costsPerHour, standard.costsPerHour), 2)} €/h`,
    weight === 0
      ? ''
      : `${germanNumber(weight, 3)} ${unit} × ${germanNumber(chosen(own?.costsPerKg, standard.costsPerKg), 2, 4)} €/${unit}`,
  ];
  return terms.filter((term) => term !== '').join(' + ');
};

type SectionProps = { piece: CostPiece; costs: PieceCosts };

/** The steel of a part: price per kg, weight with waste, setups, and what it comes to. */
export const MaterialSection = ({ piece, costs }: SectionProps) => {
  const { t } = useLingui();
  const { isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const data = costs.priceData;
  if (!data?.materialCosts) return null;
  const own = data.customMaterialCosts?.empty === false ? data.customMaterialCosts : null;
  const cost = materialCostOf(data.materialCosts, own, data.quantity);
  const eur = (value: number) => `${germanNumber(value, 2, 4)} €`;
  return (
    <Section
      title={
        <>
          <Trans>Material</Trans>
          {own ? <OwnMark /> : null}
        </>
      }
      aside={
        <span className={styles.edit}>
          <IconButton label={t`Material pflegen`} isDisabled={!isOpen} onPress={() => openCosts.material([piece])}>
            <Icon name="edit" />
          </IconButton>
        </span>
      }
    >
      <FactsList
        facts={[
          {
            label: `${germanNumber(cost.kgWithWaste, 3)} kg × ${germanNumber(cost.eurPerKg, 2, 4)} €/kg`,
            origin: t`Verschnitt ${germanNumber(cost.wastePercent, 2)} %`,
            value: eur(cost.kgWithWaste * cost.eurPerKg),
          },
          cost.setupPartEur === 0 ? null : { label: t`Rüsten je Stück`, value: eur(cost.setupPartEur) },
          cost.setupPosEur === 0 ? null : { label: t`Rüsten je Position`, value: eur(cost.setupPosEur) },
          {
            label: <strong>{t`je Stück`}</strong>,
            value: <strong className={styles.unbroken}>{eur(cost.pieceEur)}</strong>,
          },
        ]}
      />
    </Section>
  );
};
