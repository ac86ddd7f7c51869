import type { Surface } from '@knotenblech/shared/parts/finishes.ts';
import type { Assembly, Part } from '@knotenblech/shared/parts/part.ts';
import { isAsking, partState } from '@knotenblech/shared/prices/check/finding-rules.ts';
import { centsEach } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { checkStateLabels } from '../../../i18n/words/check-labels.ts';
import { surfaceLabels } from '../../../i18n/words/part-labels.ts';
import { formatCents } from '../../../ui/figures/format-figure.ts';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useSketch } from '../drawing/use-sketch.ts';
import { useProject } from '../open/project-context.tsx';
import { type Marks, weightOf } from '../open/project-figures.ts';
import { partStock } from '../part-stock.ts';
import { useDrawing } from '../public/draw-cached.ts';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import { useIsInView } from '../public/use-is-in-view.ts';
import styles from './project-tree.module.css';
import type { TreeRow } from './tree-rows.ts';

type TreeLineProps = {
  id: string;
  row: TreeRow;
  /** px from the top of the tree. */
  offset: number;
  isSelected: boolean;
  isActive: boolean;
  onChoose: () => void;
  onOpen: (assemblyIndex: number, isOpen: boolean) => void;
};

const classOf = ({ row, isSelected, isActive }: TreeLineProps) =>
  [
    styles.line,
    styles[row.kind],
    isSelected ? styles.selected : '',
    isActive ? styles.active : '',
    row.kind === 'part' && !row.part.isTaken ? styles.leftOut : '',
  ].join(' ');

/** One row: how many times, what, with its picture, surface, weight and price, and a mark when something is to be known about it. */
export const TreeLine = (props: TreeLineProps) => {
  const { id, row, offset, isSelected, onChoose, onOpen } = props;
  const { t } = useLingui();
  const { quantity, ...weight } = useRowFigures(row);
  return (
    // The tree itself takes the keys (aria-activedescendant); a line only takes the pointer.
    <div
      id={id}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.depth + 1}
      aria-posinset={row.place}
      aria-setsize={row.siblingCount}
      aria-selected={isSelected}
      aria-expanded={row.kind === 'assembly' ? row.isOpen : undefined}
      className={classOf(props)}
      style={{ transform: `translateY(${offset}px)`, '--depth': row.depth } as React.CSSProperties}
      onClick={onChoose}
      onKeyDown={() => {}}
    >
      {row.kind === 'assembly' ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.toggle}
          aria-label={row.isOpen ? t`Baugruppe schließen` : t`Baugruppe öffnen`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row.assembly.index, !row.isOpen);
          }}
        >
          <Icon name={row.isOpen ? 'down' : 'right'} size={16} />
        </button>
      ) : null}
      {quantity === null ? null : (
        <span className={styles.quantity}>
          {quantity}
          <span className={styles.times}>{'\u00a0×'}</span>
        </span>
      )}
      {row.kind === 'project' ? null : <RowPicture row={row} />}
      <RowText row={row} {...weight} />
    </div>
  );
};

/** The surface that a row has to name: that of an assembly or the project, and of a part where it differs from around it. */
const namedSurface = (row: TreeRow, projectSurface: Surface, assemblyOf: (index: number) => Assembly | undefined) => {
  if (row.kind === 'project') return projectSurface;
  if (row.kind === 'assembly') return row.assembly.surface;
  const around = row.part.assemblyIndex === null ? undefined : assemblyOf(row.part.assemblyIndex);
  return row.part.surface === (around?.surface ?? projectSurface) ? null : row.part.surface;
};

const madeOf = (part: Part | undefined, assembly: Assembly | undefined) =>
  part ? partStock(part) : (assembly?.facts.drawingNumber ?? '');

/** A small view of what the row is, drawn when it comes into sight. */
const RowPicture = ({ row }: { row: TreeRow }) => {
  const { element, isInView } = useIsInView();
  const sketch = useSketch({ part: row.part?.index, assembly: row.assembly?.index }, 'TRI', 'list');
  const { drawing } = useDrawing(isInView ? sketch : null);
  return (
    <span ref={element} className={styles.picture} aria-hidden>
      {drawing ? <DrawingPicture drawing={{ ...drawing, dimensions: [] }} label="" /> : null}
    </span>
  );
};

/** Name of a row with its price; below, its mark, what it is made of, its surface and what all its pieces weigh. */
type RowWeight = { weightG: number; unweighed: number };

const RowText = ({ row, weightG, unweighed }: RowWeight & { row: TreeRow }) => {
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
        <RowSum row={row} />
      </span>
      <span className={styles.below}>
        <RowMark row={row} />
        <span className={styles.made}>
          {made.map((words) => `${words} · `)}
          <Weight g={weightG} unweighed={unweighed} />
        </span>
        <RowUnitPrice row={row} />
      </span>
    </span>
  );
};

/** What all pieces of a row cost; nothing where that is not known or may not be seen. */
const RowSum = ({ row }: { row: TreeRow }) => {
  const { figures } = useProject();
  const { pricing, assemblySums } = figures;
  if (!pricing || row.kind === 'project') return null;
  const cents =
    row.kind === 'part'
      ? pricing.parts.get(row.part.index)?.positionCents
      : assemblySums.get(row.assembly.index)?.netCents;
  return cents ? (
    <span className={styles.sum}>
      <ShownAmount cents={cents} />
    </span>
  ) : null;
};

/** What one piece costs with its share of the setups, where there are several. */
const RowUnitPrice = ({ row }: { row: TreeRow }) => {
  const shown = useShownPrice();
  const price = useProject().figures.pricing?.parts.get(row.part?.index ?? -1);
  if (!shown || !price?.unitPrice || price.quantity === 1) return null;
  const each = formatCents(centsEach(shown.toShownCents(price.positionCents), price.quantity));
  return (
    <span className={styles.each}>
      <Trans>je {each} €</Trans>
    </span>
  );
};

/** How many times a row stands within what it lies in, and what all its pieces weigh. */
const useRowFigures = (row: TreeRow): RowWeight & { quantity: number | null } => {
  const { figures, source } = useProject();
  switch (row.kind) {
    case 'project':
      return { quantity: null, weightG: figures.sums.netWeightG, unweighed: figures.sums.unweighed };
    case 'assembly': {
      const sums = figures.assemblySums.get(row.assembly.index);
      return { quantity: row.assembly.quantity, weightG: sums?.netWeightG ?? 0, unweighed: sums?.unweighed ?? 0 };
    }
    case 'part':
      return {
        quantity: row.part.quantitySingle,
        weightG: row.part.quantity * weightOf(row.part, source.grades),
        unweighed: 0,
      };
  }
};

/** A mark where a row is on request and no price is agreed, has findings, was guessed or left out; nothing where all is well. */
const RowMark = ({ row }: { row: TreeRow }) => {
  const { i18n, t } = useLingui();
  const { figures, source } = useProject();
  if (row.kind === 'part' && !row.part.isTaken) return <span className={styles.mark}>{t`ausgelassen`}</span>;
  const { onRequest, warnCount } = marksOf(row, figures);
  const manualPrice = figures.effective?.manualPrice ?? source.project.manualPrice ?? 'none';
  if (onRequest && manualPrice === 'none')
    return <span className={`${styles.mark} ${styles.request}`}>{t`auf Anfrage`}</span>;
  if (warnCount > 0) {
    const state = row.kind === 'part' ? partState(row.part, figures.checks.get(row.part.index) ?? []) : null;
    const asks = state === null || isAsking(state);
    return (
      <span className={`${styles.mark} ${asks ? styles.warning : ''}`} title={t`Hinweise zur Fertigung`}>
        <Icon name={asks ? 'warn' : 'info'} size={14} />
        <span>{state === null ? t`Hinweise: ${warnCount}` : i18n._(checkStateLabels[state])}</span>
      </span>
    );
  }
  if (row.kind === 'part' && row.part.facts.taken === 'guessed') {
    return (
      <span className={styles.mark} title={t`Angenommen: bitte prüfen`}>
        <Icon name="info" size={14} />
        <span>{t`prüfen`}</span>
      </span>
    );
  }
  return null;
};

const none: Marks = { onRequest: false, warnCount: 0 };

const marksOf = (row: TreeRow, { marks, assemblySums, checks }: ReturnType<typeof useProject>['figures']): Marks => {
  switch (row.kind) {
    case 'project':
      return marks;
    case 'assembly':
      return assemblySums.get(row.assembly.index) ?? none;
    case 'part': {
      const findings = checks.get(row.part.index) ?? [];
      const onRequest = findings.some(({ effect }) => effect === 'request');
      return { onRequest, warnCount: onRequest ? 0 : findings.length };
    }
  }
};
