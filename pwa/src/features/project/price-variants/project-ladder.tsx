import { surfaceSchema } from '@knotenblech/shared/parts/surface.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import styles from './ladder.module.css';
import { Ladder } from './ladder.tsx';
import { ladderQuantities } from './part-variants.ts';
import { useProjectVariants } from './use-project-variants.ts';

/** The project in every surface, once and several times; choosing a surface sets it. */
export const ProjectLadder = () => {
  const { t } = useLingui();
  const { source, areChoicesOpen } = useProject();
  const { setProjectSurface } = useProjectEdits();
  const variants = useProjectVariants();
  const { project } = source;
  const price = useShownPrice();
  if (!price) return null;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        {price.shownVatRate === null ? (
          <Trans>Das ganze Projekt netto, mit allen Zuschlägen.</Trans>
        ) : (
          <Trans>Das ganze Projekt mit USt. und allen Zuschlägen.</Trans>
        )}{' '}
        <Trans>Was eine eigene Oberfläche hat, behält sie; Tippen wählt die Oberfläche des Projekts.</Trans>
      </p>
      <Ladder
        caption={t`Preis des Projekts nach Oberfläche`}
        columns={ladderQuantities.map((times) => ({ key: `${times}`, name: t`${formatCount(times)} ×`, under: '' }))}
        rows={surfaceSchema.options.map((surface, place) => {
          const variant = variants[place] ?? null;
          const isChosen = surface === project.surface;
          return {
            surface,
            ralNumber: isChosen ? project.ralNumber : null,
            isWaiting: variant === null,
            cells: ladderQuantities.map((times) => ({
              key: `${times}`,
              cents: variant ? price.toShownCents(variant.netCents * times) : null,
              barShare: variant?.netCents ?? 0,
              under: variant?.onRequest ? t`ohne Teile auf Anfrage` : '',
              isChosen: isChosen && times === 1,
              onChoose:
                areChoicesOpen && variant && times === 1
                  ? () => setProjectSurface({ surface, ralNumber: variant.ralNumber })
                  : null,
            })),
          };
        })}
      />
    </div>
  );
};
