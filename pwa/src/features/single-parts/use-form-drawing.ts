import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { useEffect, useState } from 'react';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { drawInWorker } from '../../worker/geometry-tasks.ts';

/** The drawing of a part that is being filled in; the last one stays while the next is drawn. */
export const useFormDrawing = (facts: PartFacts | null, view: View): Drawing | null => {
  const profiles = useCatalogue()?.profiles;
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!facts) return;
    const abort = new AbortController();
    const profile = profiles?.find(({ id }) => id === facts.profileId) ?? null;
    const piece = { key: `form ${JSON.stringify(facts.body)}`, body: facts.body, profile, placements: [null] };
    const draw = async () => {
      const drawn = await drawInWorker({ pieces: [piece], view, dimensions: true }, abort.signal).catch(() => null);
      if (drawn && !abort.signal.aborted) setDrawing(drawn);
    };
    void draw();
    return () => abort.abort();
  }, [facts, view, profiles]);
  return facts && drawing;
};
