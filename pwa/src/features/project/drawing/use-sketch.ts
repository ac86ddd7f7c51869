import { orderPicture, type PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { drawnWholeUpTo, type PictureSize } from '@knotenblech/shared/geometry/drawing/pieces/choose-detail.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useProject } from '../open/project-context.tsx';
import { type Sketch, wholeKey } from '../public/draw-cached.ts';
import type { Selection } from '../selection.ts';

const subjectOf = ({ part, assembly }: Selection): PictureSubject => {
  if (part !== undefined) return { kind: 'part', index: part };
  return assembly === undefined ? { kind: 'project' } : { kind: 'assembly', index: assembly };
};

/** What to draw for a selection: on a sheet one part with its dimensions, an assembly or the project as it stands together, many pieces first in the coarse; in a list without dimensions. */
export const useSketch = ({ part, assembly }: Selection, view: View, size: PictureSize = 'sheet'): Sketch | null => {
  const catalogue = useCatalogue();
  const { source, figures } = useProject();
  const { fileHash } = source.project;
  const { readerVersion } = source.head;
  const { parts, assemblies } = figures;
  const { partChoices } = source;
  const isAsInFile = partChoices.every(
    ({ taken, profileId, mends }) => taken === undefined && profileId === undefined && mends === undefined,
  );
  const pieceCount = parts.reduce((sum, { facts }) => sum + Math.max(1, facts.placements.length), 0);
  return useMemo(() => {
    if (!catalogue) return null;
    const subject = subjectOf({ part, assembly });
    const sketchOf = (wanted: PictureSize): Sketch | null => {
      const origin = { fileHash, readerVersion };
      const picture = orderPicture({ parts, assemblies, partChoices }, origin, { subject, view, size: wanted });
      if (picture === null) return null;
      return {
        key: subject.kind === 'project' && isAsInFile ? wholeKey(origin, view, wanted) : picture.key,
        request: () => picture.order(catalogue.profiles),
      };
    };
    if (size === 'list') return sketchOf(size);
    const coarse = subject.kind !== 'part' && pieceCount > drawnWholeUpTo ? sketchOf('list') : null;
    const sheet = sketchOf('sheet');
    return sheet && (coarse ? { ...sheet, coarse } : sheet);
  }, [
    catalogue,
    fileHash,
    readerVersion,
    part,
    assembly,
    parts,
    assemblies,
    partChoices,
    isAsInFile,
    pieceCount,
    view,
    size,
  ]);
};
