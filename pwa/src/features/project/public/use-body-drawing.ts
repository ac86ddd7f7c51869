import type { Profile } from '@knotenblech/shared/catalogue/profile.schema.ts';
import type { Body } from '@knotenblech/shared/geometry/body/body.schema.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import { useEffect, useState } from 'react';
import { drawInWorker } from '../../../worker/geometry-tasks.ts';

/** The dimensioned drawing of a body that is being changed; the last one stays while the next is drawn. Null: there is none yet. */
export const useBodyDrawing = (body: Body | null, profile: Profile | null, view: View): Drawing | null => {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    if (!body) return;
    const abort = new AbortController();
    const piece = { key: `body ${JSON.stringify(body)}`, body, profile, placements: [null] };
    const draw = async () => {
      const drawn = await drawInWorker({ pieces: [piece], view, dimensions: true }, abort.signal).catch(() => null);
      if (drawn && !abort.signal.aborted) setDrawing(drawn);
    };
    void draw();
    return () => abort.abort();
  }, [body, profile, view]);
  return drawing;
};
