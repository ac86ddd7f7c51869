import type { PieceCosts } from '@knotenblech/shared/api/cost-view-calls.ts';
import { materialCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { FactsList } from '../../inspector/facts-list.tsx';
import { Section } from '../../inspector/section.tsx';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { OwnMark } from '../own-mark.tsx';
import { useOpenCosts } from '../use-open-costs.ts';

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
