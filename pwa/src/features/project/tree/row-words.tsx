import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import type { Surface } from '@knotenblech/shared/parts/surface.schema.ts';
import { useLingui } from '@lingui/react/macro';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import { useProject } from '../open/project-context.tsx';
import { partStock } from '../part-stock.ts';
import styles from './project-tree.module.css';
import { RowMark } from './row-mark.tsx';
import type { TreeRow } from './tree-rows.ts';

/** The surface that a row has to name: that of an assembly or the project, and of a part where it differs from around it. */
const namedSurface = (row: TreeRow, projectSurface: Surface, assemblyOf: (index: number) => Assembly | undefined) => {
  if (row.kind === 'project') return projectSurface;
  if (row.kind === 'assembly') return row.assembly.surface;
  const around = row.part.assemblyIndex === null ? undefined : assemblyOf(row.part.assemblyIndex);
  return row.part.surface === (around?.surface ?? projectSurface) ? null : row.part.surface;
};

const madeOf = (part: Part | undefined, assembly: Assembly | undefined) =>
  part ? partStock(part) : (assembly?.facts.drawingNumber ?? '');

/** Name of a row with its mark; below, what it is made of, its surface and what all its pieces weigh. */
export const RowText = ({ row, weightG }: { row: TreeRow; weightG: number }) => {
  const { i18n, t } = useLingui();
  const { source, figures } = useProject();
  const surface = namedSurface(row, source.project.surface, (index) => figures.assemblyAt.get(index));
  const name = row.part?.name ?? row.assembly?.name ?? source.project.name;
  const made = [madeOf(row.part, row.assembly), surface ? i18n._(surfaceLabels[surface]) : ''].filter(Boolean);
  return (
    <span className={styles.words}>
      <span className={styles.top}>
        <span className={styles.name}>
          <GivenName>{name === '' ? t`ohne Namen` : name}</GivenName>
        </span>
        <RowMark row={row} />
      </span>
      <span className={styles.below}>
        <span className={styles.made}>{made.join(' · ')}</span>
        <span className={styles.weight}>
          <Measure g={weightG} />
        </span>
      </span>
    </span>
  );
};
