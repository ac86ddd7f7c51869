import { indexRanges } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import { shownParts } from '@knotenblech/shared/exports/pictures/shown-parts.ts';
import { add, lengthOf, subtract, times } from '@knotenblech/shared/geometry/body/vectors.ts';
import type { View } from '@knotenblech/shared/geometry/drawing/view-axes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { createMesher } from '../../../worker/mesh-in-worker.ts';
import { useProject } from '../open/project-context.tsx';
import type { SpaceView } from './scene/space-view.ts';
import { loadMeshes, type MeshProgress, roughMmOf } from './stage/load-meshes.ts';
import { boundsOf, cornersOf, pointOutside } from './stage/piece.ts';
import { piecesInScope, type Shapes, stageKey, type ViewScope } from './stage/pieces-in-scope.ts';

const nothingYet: MeshProgress = { done: 0, total: 0, failed: 0, isStanding: false, roughCount: 0 };

/** Keeps the stage in the picture and tells how many of its shapes have arrived; `view` is that of the first look. */
export const useStage = (space: SpaceView | null, stage: ViewScope, view: View): MeshProgress => {
  const catalogue = useCatalogue();
  const { source, figures } = useProject();
  const [mesher] = useState(createMesher);
  const [shapes] = useState<Shapes>(() => new Map());
  const [arrival, setArrival] = useState({ key: '', progress: nothingYet });
  const hasLooked = useRef(false);
  const { fileHash } = source.project;
  const { readerVersion } = source.head;
  const shown = stage.kind === 'part' ? [] : shownParts(figures, stage.kind === 'assembly' ? stage.index : undefined);
  const key = `${fileHash}/${readerVersion}/${stageKey(stage)}/${indexRanges(shown.map((part) => part.index))}`;

  const setUp = useEffectEvent((opened: SpaceView) => {
    const { parts, assemblies } = figures;
    const origin = { fileHash, readerVersion };
    const pieces = piecesInScope(stage, { parts, assemblies, origin, profiles: catalogue?.profiles ?? [] }, shapes);
    const { min, max } = boundsOf(cornersOf(pieces));
    const roughMm = roughMmOf(pieces, lengthOf(subtract(max, min)));
    opened.stage(pieces, { view: hasLooked.current ? null : view, roughMm });
    hasLooked.current = true;
    return { pieces, roughMm };
  });
  const hasCatalogue = catalogue !== undefined && catalogue !== null;
  useEffect(() => {
    if (!space || !hasCatalogue || key === '') return;
    const abort = new AbortController();
    const { pieces, roughMm } = setUp(space);
    void loadMeshes(pieces, mesher, {
      signal: abort.signal,
      roughMm,
      isInView: ({ shape, place }) => space.isInView(pointOutside(place, times(add(shape.min, shape.max), 0.5))),
      onPieces: (arrived, next) => {
        space.add(arrived);
        setArrival({ key, progress: next });
      },
    });
    return () => abort.abort();
  }, [space, hasCatalogue, key, mesher]);
  useEffect(() => {
    mesher.warm();
    return () => mesher.end();
  }, [mesher]);
  return arrival.key === key ? arrival.progress : nothingYet;
};
