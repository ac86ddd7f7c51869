import type { View } from '@knotenblech/shared/geometry/draw-view.ts';
import { useMemo } from 'react';
import { drawingVersion, type Sketch, wholeKey } from '../../../pictures/draw-cached.ts';
import { indexRanges } from '../../../pictures/index-ranges.ts';
import { partPieces, placedPieces } from '../../../pictures/pieces-of.ts';
import { useCatalogue } from '../../../sync/use-shop.tsx';
import { useProject } from '../open/project-context.tsx';
import type { Selection } from '../selection.ts';
import { shownParts } from './shown-parts.ts';

/** What to draw for a selection: one part with its dimensions, an assembly or the project as it stands together. */
export const useSketch = ({ part, assembly }: Selection, view: View): Sketch | null => {
  const catalogue = useCatalogue();
  const { source, figures } = useProject();
  const { fileHash } = source.project;
  const { readerVersion } = source.head;
  const { parts, assemblies, partAt } = figures;
  const isAsInFile = source.partChoices.every((choice) => choice.taken === undefined);
  return useMemo(() => {
    if (!catalogue) return null;
    const origin = { fileHash, readerVersion };
    const profiles = () => new Map(catalogue.profiles.map((profile) => [profile.id, profile]));
    const base = `${fileHash}/${readerVersion}.${drawingVersion}`;
    const single = part === undefined ? undefined : partAt.get(part);
    if (single) {
      const pieces = () => partPieces(single.facts, origin, profiles());
      return { key: `${base}/part-${part}/${view}`, request: () => ({ pieces: pieces(), view, dimensions: true }) };
    }
    const shown = shownParts({ parts, assemblies }, assembly);
    const pieces = () =>
      placedPieces(
        shown.map((each) => each.facts),
        assembly === undefined ? 'project' : 'one-assembly',
        origin,
        profiles(),
      );
    const isWhole = assembly === undefined && isAsInFile;
    const name = `${assembly === undefined ? 'project' : `assembly-${assembly}`}/${indexRanges(shown.map((each) => each.index))}`;
    return {
      key: isWhole ? wholeKey(fileHash, readerVersion, view) : `${base}/${name}/${view}`,
      request: () => ({ pieces: pieces(), view, dimensions: assembly !== undefined }),
    };
  }, [catalogue, fileHash, readerVersion, part, assembly, parts, assemblies, partAt, isAsInFile, view]);
};
