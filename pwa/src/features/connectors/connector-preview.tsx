import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { ConnectorType } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorDesign } from '@knotenblech/shared/connectors/parts/connector-design.ts';
import type { ConnectorRemark } from '@knotenblech/shared/connectors/rules/connector-rules.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { Drawing } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { PartFacts, Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { stateOf } from '@knotenblech/shared/prices/check/finding-rules.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { remarkText } from '../../i18n/words/remark-text.ts';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { Select } from '../../ui/fields/select.tsx';
import { Measure } from '../../ui/figures/measure.tsx';
import { Notice, type NoticeTone } from '../../ui/signals/notice.tsx';
import { ShownAmount } from '../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../orders/public/amounts/use-shown-price.ts';
import { DrawingPicture } from '../project/public/drawing-picture.tsx';
import { useBodyDrawing } from '../project/public/use-body-drawing.ts';
import styles from './connector.module.css';
import type { ConnectorPrice } from './connector-figures.ts';
import { ConnectorPicture } from './picture/connector-picture.tsx';
import { boughtWords, connectorNames, factWords, upAxes } from './words/connector-words.ts';
import { remarkWords } from './words/rule-words.ts';

type ViewProps = { type: ConnectorType; design: ConnectorDesign; price: ConnectorPrice | null };

/** What is being made, in its wood, with weight and price. */
export const ConnectorView = ({ type, design, price }: ViewProps) => {
  const { t, i18n } = useLingui();
  const profiles = useCatalogue()?.profiles;
  return (
    <section className={styles.view} aria-label={t`Vorschau`}>
      <div className={styles.sheet}>
        <ConnectorPicture
          design={design}
          profiles={profiles ?? noProfiles}
          up={upAxes[type]}
          label={t`${i18n._(connectorNames[type])}, räumlich; mit dem Finger drehen`}
          isTurnable
        />
      </div>
      {price ? <Figures design={design} price={price} /> : null}
    </section>
  );
};

const noProfiles: readonly Profile[] = [];

type DetailsProps = { design: ConnectorDesign; reading: Reading | null; price: ConnectorPrice | null };

/** What the rules say of it, its parts to scale, and what is bought beside it. */
export const ConnectorDetails = ({ design, reading, price }: DetailsProps) => (
  <>
    <Remarks design={design} price={price} />
    {reading ? <PartDrawings parts={reading.parts} /> : null}
    <Bought design={design} />
  </>
);

const Figures = ({ design, price }: { design: ConnectorDesign; price: ConnectorPrice }) => {
  const { t, i18n } = useLingui();
  const isNet = useShownPrice()?.shownVatRate === null;
  return (
    <dl className={styles.figures}>
      {price.cents === null ? null : (
        <div>
          <dt>{isNet ? t`Preis netto` : t`Preis mit USt.`}</dt>
          <dd className={styles.price}>
            <ShownAmount cents={price.cents} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t`Gewicht`}</dt>
        <dd>
          <Measure g={price.netWeightG} />
        </dd>
      </div>
      {design.facts.map(({ kind, mm }) => (
        <div key={kind}>
          <dt>{i18n._(factWords[kind])}</dt>
          <dd>{germanNumber(mm, 0, 1)} mm</dd>
        </div>
      ))}
    </dl>
  );
};

const Remarks = ({ design, price }: { design: ConnectorDesign; price: ConnectorPrice | null }) => {
  const { i18n } = useLingui();
  const requests = price?.requests ?? [];
  const findings = price?.findings ?? [];
  const [done, open] = [findings.filter(isDoneByUs), findings.filter((finding) => !isDoneByUs(finding))];
  // What we drill needs no look any more.
  const remarks = design.remarks.filter(({ rule }) => rule !== 'vents' || done.length === 0);
  const remarkRow = (remark: ConnectorRemark): Row => {
    const { text, source } = remarkWords(i18n, remark);
    return { text, source };
  };
  const findingRow = (remark: Remark): Row => ({ text: remarkText(i18n, remark), source: '' });
  return (
    <>
      <RemarkNotice tone="warn" title={<Trans>Preis auf Anfrage</Trans>} rows={requests.map(findingRow)} />
      <RemarkNotice tone="good" title={<Trans>Machen wir gleich mit</Trans>} rows={done.map(findingRow)} />
      <RemarkNotice
        tone="info"
        title={<Trans>Bitte prüfen</Trans>}
        rows={[...remarks.map(remarkRow), ...open.map(findingRow)]}
      />
    </>
  );
};

const isDoneByUs = (finding: Finding) => stateOf(finding, []) === 'changed';

type Row = { text: string; source: string };

/** Rows that say the same are one. */
const RemarkNotice = ({ tone, title, rows }: { tone: NoticeTone; title: ReactNode; rows: readonly Row[] }) => {
  const distinct = [...new Map(rows.map(({ text, source }) => [text, source]))];
  if (distinct.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={styles.remarks}>
        {distinct.map(([text, source]) => (
          <li key={text}>
            {text} <span className={styles.source}>{source}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

/** The drawing of each steel part, one at a time. */
const PartDrawings = ({ parts }: { parts: readonly PartFacts[] }) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('1');
  const part = parts.find(({ index }) => String(index) === chosen) ?? parts[0];
  const drawing = useDrawing(part);
  return (
    <>
      {parts.length > 1 ? (
        <Select
          label={t`Zeichnung von`}
          choices={parts.map(({ index, name }) => ({ value: String(index), label: name }))}
          value={String(part?.index ?? 1)}
          onChange={setChosen}
        />
      ) : null}
      <div className={styles.sheet}>
        {drawing ? <DrawingPicture drawing={drawing} label={t`Zeichnung des Teils im Maßstab`} /> : null}
      </div>
    </>
  );
};

const useDrawing = (part: PartFacts | undefined): Drawing | null => {
  const profiles = useCatalogue()?.profiles;
  const profile = profiles?.find(({ id }) => id === part?.profileId) ?? null;
  return useBodyDrawing(part?.body ?? null, profile, 'FRONT');
};

/** What is bought beside the steel: we deliver none of it. */
const Bought = ({ design: { bought, quantity } }: { design: ConnectorDesign }) => {
  const { i18n } = useLingui();
  if (bought.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>
        <Trans>Dazu brauchen Sie</Trans>
      </h2>
      <ul className={styles.bought}>
        {bought.map(({ kind, diameterMm, lengthMm, count }) => (
          <li key={`${kind} ${diameterMm}`}>
            <span>{quantity * count} ×</span> {i18n._(boughtWords[kind])} {diameterMm}
            {lengthMm === null ? '' : ` × ${germanNumber(lengthMm, 0, 1)}`} mm
          </li>
        ))}
      </ul>
    </div>
  );
};
