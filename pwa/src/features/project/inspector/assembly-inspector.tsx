import { piecesByAssembly, sizeOfPieces } from '@knotenblech/shared/parts/assemblies/placed-part.ts';
import type { Seam } from '@knotenblech/shared/parts/assemblies/seam.schema.ts';
import { checkSeamAccess } from '@knotenblech/shared/parts/assemblies/torch-access.ts';
import { type Finding, useOf } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Assembly } from '@knotenblech/shared/parts/part.ts';
import { checkAssembly } from '@knotenblech/shared/prices/check/check-assembly.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { SurfaceChoice, useStatedSurface } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { PieceLinks } from '../price/price-links.tsx';
import { LadderLink } from '../price-ladder/ladder-link.tsx';
import styles from './inspector.module.css';
import { OrderNumberField } from './part-inspector.tsx';
import { type Fact, FactsList, InspectorHead, Section } from './processing-list.tsx';
import { Remarks } from './remark-list.tsx';

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
      <AssemblyRemarks assembly={assembly} />
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
        <Section
          title={<Trans>Im ganzen Projekt</Trans>}
          aside={sums.netCents === 0 ? null : <LadderLink of={{ assembly: assembly.index }} />}
        >
          <FactsList
            facts={[
              { label: t`Baugruppen`, value: <Measure count={assembly.totalQuantity} /> },
              { label: t`Positionen`, value: <Measure count={sums.positionCount} /> },
              { label: t`Teile`, value: <Measure count={sums.partCount} /> },
              { label: t`Gewicht netto`, value: <Weight g={sums.netWeightG} unweighed={sums.unweighed} /> },
              { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={sums.surfaceMm2} /> },
              figures.pricing ? { label: partsWords, value: <AssemblyPrice {...sums} /> } : null,
            ]}
          />
        </Section>
      ) : null}
    </>
  );
};

/** What is to be said of parts that are welded together. */
const AssemblyRemarks = ({ assembly }: { assembly: Assembly }) => {
  const { figures, source } = useProject();
  const own = figures.parts.filter((part) => part.isTaken && part.assemblyIndex === assembly.index);
  const found = [...checkAssembly(assembly, own, useOf(source.project)), ...useSeamAccess(assembly)];
  return <Remarks tone="info" title={<Trans>Hinweise zur Fertigung</Trans>} remarks={found} />;
};

/** Looked for once for an assembly and what is made of it. */
const useSeamAccess = (assembly: Assembly): Finding[] => {
  const { figures } = useProject();
  const profiles = useCatalogue()?.profiles;
  const { facts, isWelded = false, index } = assembly;
  return useMemo(() => {
    const own = figures.parts.filter((part) => part.isTaken && part.assemblyIndex === index);
    return profiles ? checkSeamAccess({ facts, isWelded }, own, new Map(profiles.map((each) => [each.id, each]))) : [];
  }, [figures.parts, facts, isWelded, index, profiles]);
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
  const ofFile = useStatedSurface(assembly.facts, outer?.isWelded === true);
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
        around={ofFile ?? { surface, ralNumber, name: outer ? t`wie Baugruppe` : t`wie Projekt` }}
        isFollowing={isFollowing}
        isDisabled={!areChoicesOpen}
        onChange={(chosen) => setAssemblySurface(assembly, chosen)}
      />
    </div>
  );
};

/** Size, weight and surface of one assembly with all that is nested in it. */
const AssemblyMeasures = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures, source } = useProject();
  const { head, facts } = source;
  const sums = figures.assemblySums.get(assembly.index);
  const size = useMemo(
    () => sizeOfPieces(piecesByAssembly(head.assemblies, facts).get(assembly.index) ?? []),
    [head.assemblies, facts, assembly.index],
  );
  const pieces = Math.max(1, assembly.totalQuantity);
  const origin = t`aus der Lage der Teile in der Datei`;
  return (
    <Section title={<Trans>Maße je Baugruppe</Trans>}>
      <FactsList
        facts={[
          size && { label: t`Länge x`, origin, value: <Measure mm={size[0]} /> },
          size && { label: t`Breite y`, value: <Measure mm={size[1]} /> },
          size && { label: t`Höhe z`, value: <Measure mm={size[2]} /> },
          sums
            ? {
                label: t`Gewicht netto`,
                origin: t`Summe der Teile`,
                value: (
                  <Weight g={Math.round(sums.netWeightG / pieces)} unweighed={Math.round(sums.unweighed / pieces)} />
                ),
              }
            : null,
          sums
            ? {
                label: t({ message: 'Oberfläche', context: 'm²' }),
                origin: t`Summe der Teile`,
                value: <Measure mm2={Math.round(sums.surfaceMm2 / pieces)} />,
              }
            : null,
        ]}
      />
    </Section>
  );
};

/** The fillet welds of one assembly: between which parts, throat thickness, length, and whether the file states them. */
const SeamList = ({ assembly }: { assembly: Assembly }) => {
  const { t } = useLingui();
  const { figures } = useProject();
  const { partAt } = figures;
  const isMade = ({ parts }: Seam) => parts.every((index) => partAt.get(index)?.isTaken ?? false);
  const seams = (assembly.facts.seams ?? []).filter(isMade);
  if (seams.length === 0) return null;
  const nameOf = (index: number) => {
    const name = partAt.get(index)?.name ?? '';
    return name === '' ? t`Pos. ${index}` : name;
  };
  const rows = seams.map(({ parts: [first, second], aMm, lengthMm, origin }): Fact => {
    const throat = formatMm(aMm).replace(/,?0+$/, '');
    return {
      label: `${nameOf(first)} – ${nameOf(second)}`,
      origin: origin === 'file' ? t`aus der Datei` : t`angenommen, aus den Berührungslinien`,
      value: (
        <span className={styles.unbroken}>
          {`a ${throat} · `}
          <Measure mm={lengthMm} />
        </span>
      ),
    };
  });
  const totalMm = seams.reduce((sum, { lengthMm }) => sum + lengthMm, 0);
  return (
    <Section title={<Trans>Schweißnähte je Baugruppe</Trans>}>
      <FactsList facts={[...rows, { label: t`Zusammen`, value: <Measure mm={totalMm} /> }]} />
    </Section>
  );
};
