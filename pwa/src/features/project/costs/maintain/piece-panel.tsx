import { priceRemarks } from '@knotenblech/shared/prices/check/request-findings.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../../i18n/words/part-labels.ts';
import { remarkText } from '../../../../i18n/words/remark-text.ts';
import { Button, IconButton } from '../../../../ui/actions/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { formatCents } from '../../../../ui/figures/format-figure.ts';
import { Measure } from '../../../../ui/figures/measure.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Notice } from '../../../../ui/signals/notice.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import { failureMessage } from '../../../issues/public/show-failure.ts';
import { categoryLabels } from '../../inspector/category-labels.ts';
import { FactsList, InspectorHead, Section } from '../../inspector/processing-list.tsx';
import { partStock } from '../../part-stock.ts';
import { formatUnitPrice } from '../../price/format-unit-price.ts';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts, usePieceCosts } from '../costs-context.tsx';
import { formatMargin } from '../effect.tsx';
import { useOnRequest, useOpenCosts } from '../use-open-costs.ts';
import { MaterialSection, ProcessSections } from './process-sections.tsx';
import { useClearOwn } from './use-clear-own.ts';

type PiecePanelProps = { piece: CostPiece; onOpen: (piece: CostPiece | null) => void };

/** One part, or the work on one assembly: what it is, and what it costs, row by row. */
export const PiecePanel = ({ piece, onOpen }: PiecePanelProps) => {
  const { t, i18n } = useLingui();
  const { pieces } = useCosts();
  const at = pieces.findIndex(({ key }) => key === piece.key);
  const step = (icon: 'up' | 'down', label: string, to: CostPiece | undefined) => (
    <IconButton label={label} isDisabled={!to} onPress={() => onOpen(to ?? null)}>
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <aside className={styles.panel} aria-label={t`Kosten der Position`}>
      <div className={styles.panelHead}>
        <InspectorHead
          kind={piece.kind === 'part' ? i18n._(categoryLabels[piece.part.facts.category]) : t`Schweißen und Oberfläche`}
          name={piece.name}
          facts={[
            piece.kind === 'part' ? { label: t`Position`, value: piece.index } : null,
            { label: t`Stück`, value: piece.quantity },
          ]}
        />
        <span className={styles.steps}>
          {step('up', t`Vorige Position`, pieces[at - 1])}
          {step('down', t`Nächste Position`, pieces[at + 1])}
          <span className={styles.phone}>
            <IconButton label={t`Zur Liste`} onPress={() => onOpen(null)}>
              <Icon name="close" />
            </IconButton>
          </span>
        </span>
      </div>
      <PieceAmounts piece={piece} />
      <OnRequest piece={piece} />
      <PieceCostsSections piece={piece} />
      {piece.kind === 'part' ? <PartFacts piece={piece} /> : null}
    </aside>
  );
};

const PieceAmounts = ({ piece }: { piece: CostPiece }) => {
  const { t } = useLingui();
  const { costsOf } = useCosts();
  const costs = costsOf.get(piece.id);
  const { unitPrice, positionCents } = piece.price;
  if (unitPrice === null || costs?.unitEur == null || costs.positionCents === null) return null;
  return (
    <dl className={styles.amounts}>
      <div>
        <dt>{t`Einkauf je Stück`}</dt>
        <dd>{formatUnitPrice(String(costs.unitEur))} €</dd>
      </div>
      <div>
        <dt>{t`Preis je Stück`}</dt>
        <dd>{formatUnitPrice(unitPrice)} €</dd>
      </div>
      <div>
        <dt>{t`Position`}</dt>
        <dd>
          {formatCents(costs.positionCents)} → <strong>{formatCents(positionCents)} €</strong>
        </dd>
      </div>
      <div>
        <dt>{t`Marge`}</dt>
        <dd>
          <strong>{formatMargin({ netCents: positionCents, purchaseCents: costs.positionCents })}</strong>
        </dd>
      </div>
    </dl>
  );
};

const OnRequest = ({ piece }: { piece: CostPiece }) => {
  const { i18n } = useLingui();
  const { costsOf, isOpen, isSaving } = useCosts();
  const setOnRequest = useOnRequest();
  const others = piece.price.onRequest.filter(({ code }) => code !== priceRemarks.byAdmin);
  return (
    <>
      <Checkbox
        isSelected={costsOf.get(piece.id)?.isOnRequest ?? false}
        isDisabled={!isOpen || isSaving}
        onChange={(is) => void setOnRequest([piece], is)}
      >
        <Trans>Auf Anfrage: kein Preis für den Kunden</Trans>
      </Checkbox>
      {others.length > 0 ? (
        <Notice tone="warn" title={<Trans>Auf Anfrage</Trans>}>
          <ul>
            {others.map((remark, place) => (
              <li key={place}>{remarkText(i18n, remark)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
};

const PartFacts = ({ piece }: { piece: CostPiece & { kind: 'part' } }) => {
  const { t, i18n } = useLingui();
  const { isOpen } = useCosts();
  const openCosts = useOpenCosts();
  const { part, price } = piece;
  const { drawingNumber, measures, category } = part.facts;
  const { x, y, z } = measures.dimensionsMm;
  return (
    <Section title={<Trans>Angaben</Trans>}>
      <FactsList
        facts={[
          {
            label: category === 'FLAT' ? t`Halbzeug` : t`Profil`,
            value: (
              <span className={styles.profile}>
                {partStock(part) || '–'}
                {category === 'FLAT' || category === 'ASSEMBLY' ? null : (
                  <IconButton label={t`Profil ändern`} isDisabled={!isOpen} onPress={() => openCosts.profile(piece)}>
                    <Icon name="edit" />
                  </IconButton>
                )}
              </span>
            ),
          },
          drawingNumber === '' ? null : { label: t`Zeichnung`, value: drawingNumber },
          { label: t`Gewicht mit Verschnitt`, value: <Measure g={price.grossWeightG} /> },
          { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={measures.surfaceMm2} /> },
          { label: t`Länge`, value: <Measure mm={x} /> },
          { label: t`Breite`, value: <Measure mm={y} /> },
          { label: t`Höhe`, value: <Measure mm={z} /> },
          { label: t`Stahlsorte`, value: part.grade ?? '–' },
          { label: t`Oberfläche`, value: i18n._(surfaceLabels[part.surface]) },
        ]}
      />
    </Section>
  );
};

const PieceCostsSections = ({ piece }: { piece: CostPiece }) => {
  const { i18n } = useLingui();
  const { costsOf, isOpen, isSaving } = useCosts();
  const { data, error, isFetching, refetch } = usePieceCosts(piece.id);
  const clearOwn = useClearOwn();
  if (!data) {
    return error ? (
      <>
        <p role="alert">{failureMessage(i18n, error)}</p>
        <Button isPending={isFetching} onPress={() => void refetch()}>
          <Trans>Noch einmal versuchen</Trans>
        </Button>
      </>
    ) : (
      <Spinner />
    );
  }
  return (
    <>
      <MaterialSection piece={piece} costs={data} />
      <ProcessSections piece={piece} costs={data} />
      {costsOf.get(piece.id)?.hasOwn ? (
        <Button tone="quiet" isDisabled={!isOpen || isSaving} onPress={() => void clearOwn([piece])}>
          <Trans>Alles auf Standard</Trans>
        </Button>
      ) : null}
    </>
  );
};
