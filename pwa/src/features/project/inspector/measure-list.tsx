import { stockOf } from '@knotenblech/shared/parts/materials/stock-of.ts';
import { zincSurfaceMm2 } from '@knotenblech/shared/parts/materials/zinc-surface.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { PartMeasures } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { grossWeightG } from '@knotenblech/shared/prices/piece/weigh-gross.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatCount, formatMm } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Cell, HeaderCell, Table } from '../../../ui/layout/table.tsx';
import { useProject } from '../open/project-context.tsx';
import { weightOf } from '../open/project-figures.ts';
import styles from './inspector.module.css';
import { FactsList, Section } from './processing-list.tsx';

/** Dimensions, weights and surfaces of one piece, and how they were obtained. */
export const MeasureList = ({ part }: { part: Part }) => {
  const { source } = useProject();
  const { facts } = part;
  const { dimensionsMm, surfaceMm2, method } = facts.measures;
  const limits = source.tariff ?? source.production?.limits;
  const grossG = limits && grossWeightG(facts, limits.waste, source.grades.get(part.grade ?? ''));
  const isHollow = stockOf(facts) === 'hollow';
  return (
    <Section
      title={<Trans>Maße je Stück</Trans>}
      aside={
        <span className={styles.aside}>
          {method === 'closed-form' ? <Trans>aus Formel</Trans> : <Trans>aus Volumenkörper</Trans>}
        </span>
      }
    >
      <FactsList
        facts={[
          { label: <Trans>Länge x</Trans>, value: <Measure mm={dimensionsMm.x} /> },
          { label: <Trans>Breite y</Trans>, value: <Measure mm={dimensionsMm.y} /> },
          { label: <Trans>Höhe z</Trans>, value: <Measure mm={dimensionsMm.z} /> },
          { label: <Trans>Gewicht netto</Trans>, value: <Measure g={weightOf(part, source.grades)} /> },
          grossG === undefined
            ? null
            : {
                label: <Trans>Gewicht mit Verschnitt</Trans>,
                origin: <Trans>Verschnitt angenommen</Trans>,
                value: <Measure g={grossG} />,
              },
          {
            label: isHollow ? <Trans>Oberfläche außen</Trans> : <Trans context="m²">Oberfläche</Trans>,
            value: <Measure mm2={surfaceMm2} />,
          },
          isHollow
            ? {
                label: <Trans>Oberfläche für Zink</Trans>,
                origin: <Trans>innen und außen, aus Formel</Trans>,
                value: <Measure mm2={zincSurfaceMm2(facts).toNumber()} />,
              }
            : null,
          isHollow ? { label: <Trans>Enden</Trans>, value: <MouthWords cappedEnds={facts.cappedEnds ?? 0} /> } : null,
        ]}
      />
    </Section>
  );
};

const MouthWords = ({ cappedEnds }: { cappedEnds: number }) => {
  if (cappedEnds === 0) return <Trans>beide offen</Trans>;
  return cappedEnds === 1 ? <Trans>eines verschlossen</Trans> : <Trans>beide verschlossen</Trans>;
};

/** All round holes of one piece, by diameter and depth. */
export const HolesTable = ({ holes }: { holes: PartMeasures['holes'] }) => {
  const { t } = useLingui();
  if (holes.length === 0) return null;
  return (
    <Section
      title={<Trans>Löcher je Stück</Trans>}
      aside={
        <span className={styles.aside}>
          <Trans>aus der Datei</Trans>
        </span>
      }
    >
      <Table caption={t`Durchmesser, Tiefe und Anzahl der Löcher`}>
        <thead>
          <tr>
            <HeaderCell isNumeric>{t`Ø mm`}</HeaderCell>
            <HeaderCell isNumeric>{t`Tiefe mm`}</HeaderCell>
            <HeaderCell isNumeric>{t`Anzahl`}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {holes.map(({ diameterMm, depthMm, count }) => (
            <tr key={`${diameterMm}/${depthMm}`}>
              <Cell isNumeric>{formatMm(diameterMm)}</Cell>
              <Cell isNumeric>{formatMm(depthMm)}</Cell>
              <Cell isNumeric>{formatCount(count)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
};
