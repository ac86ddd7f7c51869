import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import styles from './ladder.module.css';
import { Ladder, type LadderCell } from './ladder.tsx';
import { partVariants, type Variant } from './part-variants.ts';
import { useChooseVariant } from './use-choose-variant.ts';

/** Five quantities by five surfaces of one part; choosing one sets both. */
export const PartLadder = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { source, figures, areChoicesOpen } = useProject();
  const choose = useChooseVariant();
  const price = useShownPrice();
  /** Stays a step of the ladder: no column moves under a finger. */
  const [firstQuantity] = useState(part.quantitySingle);
  const { tariff } = source;
  const { pricing } = figures;
  const variants = useMemo(
    () => (tariff && pricing ? partVariants(part, { alsoQuantities: [firstQuantity], source, tariff, pricing }) : []),
    [part, firstQuantity, source, tariff, pricing],
  );
  if (!price) return null;
  const { toShownCents } = price;
  const cellOf = (variant: Variant): LadderCell => ({
    key: `${variant.quantitySingle}`,
    cents: variant.price?.eachCents == null ? null : toShownCents(variant.price.eachCents),
    under: variant.price ? t`${formatCents(toShownCents(variant.price.positionCents))} €` : '',
    isChosen: variant.surface === part.surface && variant.quantitySingle === part.quantitySingle,
    onChoose: areChoicesOpen ? () => choose(part, variant) : null,
  });
  const isInAssembly = part.quantity !== part.quantitySingle;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        <Trans>
          Preis je Stück mit seinem Anteil am Rüsten, darunter alle Stücke zusammen. Ohne Zuschläge des Projekts; Tippen
          wählt Menge und Oberfläche.
        </Trans>
      </p>
      <Ladder
        caption={t`Preis nach Menge und Oberfläche`}
        columns={(variants[0] ?? []).map(({ quantitySingle, pieces }) => ({
          key: `${quantitySingle}`,
          name: t`${formatCount(quantitySingle)} Stück`,
          under: isInAssembly ? t`${formatCount(pieces)} im Projekt` : '',
        }))}
        rows={variants.map((row) => ({
          surface: row[0]?.surface ?? part.surface,
          ralNumber: row[0]?.surface === part.surface ? part.ralNumber : null,
          cells: row.map(cellOf),
        }))}
      />
    </div>
  );
};
