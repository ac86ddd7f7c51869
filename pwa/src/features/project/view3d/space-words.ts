import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { viewLabels } from '../drawing/view-words.ts';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import type { Section } from './scene/section.ts';
import type { ViewScope } from './stage/stage.ts';

type Picture = {
  stage: ViewScope;
  selection: Selection;
  /** null: turned by hand. */
  view: View | null;
  hiddenCount: number;
  section: Section | null;
};

const sizeOf = ({ facts }: Part) => {
  const { x, y, z } = facts.measures.dimensionsMm;
  return `${formatMm(x)} × ${formatMm(y)} × ${formatMm(z)} mm`;
};

/** What the picture shows, in words: what, how large, from where, what is selected, hidden and cut. */
export const useSpaceWords = ({ stage, selection, view, hiddenCount, section }: Picture): string => {
  const { i18n, t } = useLingui();
  const { source, figures } = useProject();
  const staged = stage.kind === 'part' ? figures.partAt.get(stage.index) : undefined;
  const assembly = stage.kind === 'assembly' ? figures.assemblyAt.get(stage.index) : undefined;
  const name = staged?.name ?? assembly?.name ?? source.project.name;
  const selected = selection.part === undefined ? undefined : figures.partAt.get(selection.part);
  const around = selection.assembly === undefined ? undefined : figures.assemblyAt.get(selection.assembly);
  const viewName = view === null ? '' : i18n._(viewLabels[view]);
  return [
    t`3D-Ansicht: ${name}`,
    staged ? sizeOf(staged) : '',
    view === null ? t`frei gedreht` : t`Ansicht ${viewName}`,
    selected && !staged ? t`ausgewählt: ${selected.name}, ${sizeOf(selected)}` : '',
    !selected && around && around !== assembly ? t`ausgewählt: ${around.name}` : '',
    hiddenCount > 0
      ? t`${plural(hiddenCount, { one: '# Position ausgeblendet', other: '# Positionen ausgeblendet' })}`
      : '',
    section ? t`Schnitt quer zu ${section.axis.toUpperCase()} bei ${formatMm(section.atMm)} mm` : '',
  ]
    .filter(Boolean)
    .join(', ');
};
