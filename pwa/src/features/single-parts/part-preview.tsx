import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { remarkText } from '../../i18n/words/remark-text.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Measure } from '../../ui/figures/measure.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { ShownAmount } from '../orders/public/shown-amount.tsx';
import { useShownPrice } from '../orders/public/use-shown-price.ts';
import { DrawingPicture } from '../project/public/drawing-picture.tsx';
import styles from './single-part.module.css';
import { useFormDrawing } from './use-form-drawing.ts';
import { type FormPart, useFormPart } from './use-form-part.ts';

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
