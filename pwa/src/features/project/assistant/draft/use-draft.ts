import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { useEffect, useState } from 'react';
import { readMeta, writeMeta } from '../../../../database/read-meta.ts';
import type { ShopDatabase } from '../../../../database/shop-database.ts';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import type { ProjectSource } from '../../open/project-source.ts';
import { createDraft, type Draft, type DraftEntry } from './draft.ts';

const keptIn = async (database: ShopDatabase, projectId: ProjectId) =>
  ((await readMeta(database, `draft/${projectId}`)) ?? []) as readonly DraftEntry[];

/** The draft of a project's assistant, as it was left on this device; undefined while that is read. */
export const useDraft = (source: ProjectSource): Draft | undefined => {
  const { actor, database } = useShop();
  const [draft, setDraft] = useState<Draft>();
  const projectId = source.project.id;
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const kept = await keptIn(database, projectId);
      if (isGone) return;
      const keep = (entries: readonly DraftEntry[]) =>
        void (entries.length > 0
          ? writeMeta(database, `draft/${projectId}`, entries)
          : database.meta.delete(`draft/${projectId}`));
      setDraft(createDraft(source, { actor, kept, keep }));
    };
    void open();
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a draft is opened once; what the database tells later it receives
  }, [actor, database, projectId]);
  useEffect(() => draft?.open.receive(source), [draft, source]);
  return draft;
};
