import type { Assembly } from '@knotenblech/shared/parts/part.ts';
import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ShownAmount } from '../../orders/public/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/use-shown-price.ts';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { PieceLinks } from '../price/price-links.tsx';
import { AssemblyMeasures } from './assembly-measures.tsx';
import { FactsList } from './facts-list.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { OrderNumberField } from './order-number-field.tsx';
import { SeamList } from './seam-list.tsx';
import { Section } from './section.tsx';

/** Quantity and surface of an assembly, and the sums of what lies in it. */
export const AssemblyInspector = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures, source } = useProject();
  const isToday = isOrdered(source.project);
  const isNet = useShownPrice()?.shownVatRate === null;
  const [today, now] = isNet ? [t`Teile netto, heute`, t`Teile netto`] : [t`Teile mit USt., heute`, t`Teile mit USt.`];
  const partsWords = isToday ? today : now;
  const sums = figures.assemblySums.get(assembly.index);
  return (
    <>
      <InspectorHead
        kind={t`Baugruppe`}
        name={assembly.name}
        facts={[
          { label: t`Position`, value: assembly.index },
          assembly.facts.drawingNumber === '' ? null : { label: t`Zeichnung`, value: assembly.facts.drawingNumber },
        ]}
      />
      <AssemblyChoices assembly={assembly} />
      {assembly.isWelded ? null : (
        <Notice title={<Trans>Einzelteile, nicht geschweißt</Trans>}>
          <p>
            <Trans>
              Der Preis umfasst die Teile dieser Baugruppe, jedes für sich gefertigt und beschichtet. Zusammenbau und
              Schweißen sind nicht enthalten.
            </Trans>
          </p>
        </Notice>
      )}
      {figures.pricing?.assemblyPrices.has(assembly.index) ? (
        <PieceLinks search={{ assembly: assembly.index }} />
      ) : null}
      <AssemblyMeasures assembly={assembly} />
      <SeamList assembly={assembly} />
      <OrderNumberField piece={assembly} />
      {sums ? (
        <Section title={<Trans>Im ganzen Projekt</Trans>}>
          <FactsList
            facts={[
              { label: t`Baugruppen`, value: <Measure count={assembly.totalQuantity} /> },
              { label: t`Positionen`, value: <Measure count={sums.positionCount} /> },
              { label: t`Teile`, value: <Measure count={sums.partCount} /> },
              { label: t`Gewicht netto`, value: <Measure g={sums.netWeightG} /> },
              { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={sums.surfaceMm2} /> },
              figures.pricing ? { label: partsWords, value: <AssemblyPrice {...sums} /> } : null,
            ]}
          />
        </Section>
      ) : null}
    </>
  );
};

const AssemblyPrice = ({ netCents, onRequest }: { netCents: number; onRequest: boolean }) => (
  <>
    <strong>
      <ShownAmount cents={netCents} />
    </strong>
    {onRequest ? (
      <span className={styles.request}>
        <Trans>dazu Teile auf Anfrage</Trans>
      </span>
    ) : null}
  </>
);

const AssemblyChoices = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures, source, areChoicesOpen } = useProject();
  const { setAssemblyQuantity, setAssemblySurface } = useProjectEdits();
  const { parent } = assembly.facts;
  const outer = parent === null ? undefined : figures.assemblyAt.get(parent);
  const { surface, ralNumber } = outer ?? source.project;
  const isFollowing = source.assemblyChoices.find((choice) => choice.index === assembly.index)?.surface === undefined;
  return (
    <div className={styles.fields}>
      <NumberField
        key={assembly.id}
        data-saves-itself
        label={outer ? t`Menge je Baugruppe „${outer.name}“` : t`Menge`}
        value={assembly.quantity}
        bounds={[1, 9999]}
        isDisabled={!areChoicesOpen}
        onChange={(quantity) => setAssemblyQuantity(assembly, quantity)}
      />
      <SurfaceChoice
        value={assembly}
        around={{ surface, ralNumber, name: outer ? t`wie Baugruppe` : t`wie Projekt` }}
        isFollowing={isFollowing}
        isDisabled={!areChoicesOpen}
        onChange={(chosen) => setAssemblySurface(assembly, chosen)}
      />
    </div>
  );
};
