import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { defaultSurface } from '@knotenblech/shared/parts/finishes.ts';
import { netWeightG } from '@knotenblech/shared/parts/materials/stock-of.ts';
import { joinPart, type Part } from '@knotenblech/shared/parts/part.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { type PartPrice, pricePart } from '@knotenblech/shared/prices/piece/price-part.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { remarkText } from '../../i18n/words/remark-text.ts';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { useTariff } from '../../sync/hooks/use-shop.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Measure } from '../../ui/figures/measure.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ShownAmount } from '../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../orders/public/amounts/use-shown-price.ts';
import { DrawingPicture } from '../project/public/drawing-picture.tsx';
import { useBodyDrawing } from '../project/public/use-body-drawing.ts';
import styles from './single-part.module.css';

type PartPreviewProps = { facts: PartFacts | null; project: Project | null };

/** What is being made: to scale, with weight, price and what the shop has to say about it. */
export const PartPreview = ({ facts, project }: PartPreviewProps) => {
  const { t } = useLingui();
  const [view, setView] = useState<View>('FRONT');
  const drawing = useFormDrawing(facts, view);
  const formPart = useFormPart(facts, project);
  const views: { value: View; label: string }[] = [
    { value: 'FRONT', label: t`von vorn` },
    { value: 'TOP', label: t`von oben` },
    { value: 'LEFT', label: t`von der Seite` },
    { value: 'TRI', label: t`räumlich` },
  ];
  return (
    <section className={styles.preview} aria-label={t`Vorschau`}>
      <div className={styles.sheet}>
        {drawing ? (
          <DrawingPicture drawing={drawing} label={t`Zeichnung des Teils im Maßstab`} />
        ) : (
          <p className={styles.empty}>
            <Trans>Sobald die Maße ein Teil ergeben, steht hier seine Zeichnung.</Trans>
          </p>
        )}
      </div>
      <Select label={t`Ansicht`} isLabelHidden choices={views} value={view} onChange={setView} />
      {formPart ? <Figures {...formPart} /> : null}
      {formPart ? <Findings {...formPart} /> : null}
    </section>
  );
};

const Figures = ({ netWeightG, part, price }: FormPart) => {
  const { t } = useLingui();
  const isNet = useShownPrice()?.shownVatRate === null;
  const isPriced = price !== null && price.onRequest.length === 0;
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{t`Gewicht je Stück`}</dt>
        <dd>
          <Measure g={netWeightG} />
        </dd>
      </div>
      <div>
        <dt>{t`Oberfläche je Stück`}</dt>
        <dd>
          <Measure mm2={part.facts.measures.surfaceMm2} />
        </dd>
      </div>
      {isPriced ? (
        <div>
          <dt>{isNet ? t`Position netto` : t`Position mit USt.`}</dt>
          <dd>
            <ShownAmount cents={price.positionCents} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
};

const Findings = ({ part, price }: FormPart) => {
  const { i18n } = useLingui();
  const requests = price?.onRequest ?? part.facts.findings.filter(({ code }) => code.startsWith('request.'));
  const warnings = part.facts.findings.filter(({ code }) => code.startsWith('warn.'));
  return (
    <>
      {requests.length > 0 ? (
        <Notice tone="warn" title={<Trans>Preis auf Anfrage</Trans>}>
          <ul className={styles.remarks}>
            {requests.map((remark, place) => (
              <li key={place}>{remarkText(i18n, remark)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {warnings.length > 0 ? (
        <Notice tone="info" title={<Trans>Bitte prüfen</Trans>}>
          <ul className={styles.remarks}>
            {warnings.map((remark, place) => (
              <li key={place}>{remarkText(i18n, remark)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
};

/** The drawing of a part that is being filled in; the last one stays while the next is drawn. */
const useFormDrawing = (facts: PartFacts | null, view: View): Drawing | null => {
  const profiles = useCatalogue()?.profiles;
  const profile = profiles?.find(({ id }) => id === facts?.profileId) ?? null;
  const drawing = useBodyDrawing(facts?.body ?? null, profile, view);
  return facts && drawing;
};

type FormPart = { part: Part; netWeightG: number; price: PartPrice | null };

const projectOfNone = newId<ProjectId>();

/** Weight and price of the part that a form makes, with the surface of its project; the price stands alone, without project charges. */
const useFormPart = (facts: PartFacts | null, project: Project | null): FormPart | null => {
  const catalogue = useCatalogue();
  const tariff = useTariff();
  return useMemo(() => {
    if (!facts || !catalogue) return null;
    const { id, surface, ralNumber } = project ?? { id: projectOfNone, surface: defaultSurface, ralNumber: null };
    const part = joinPart(id, { surface, ralNumber }, facts, undefined, undefined);
    const grades = new Map(catalogue.grades.map((grade) => [grade.grade, grade]));
    return {
      part,
      netWeightG: netWeightG(facts.measures, grades.get(part.grade ?? '')),
      price: tariff ? pricePart(part, tariff, grades) : null,
    };
  }, [facts, project, catalogue, tariff]);
};
