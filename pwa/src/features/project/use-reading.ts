import type { ReadingHead } from '@knotenblech/shared/files/reading.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';
import type { PartPack } from '@knotenblech/shared/parts/part-pack.ts';
import type { Project } from '@knotenblech/shared/projects/project.ts';
import { projectSpace } from '@knotenblech/shared/sync/space.ts';
import { useEffect, useState } from 'react';
import { useRecord, useRecords, useShop } from '../../sync/use-shop.tsx';

export type ProjectReading = { head: ReadingHead; facts: readonly PartFacts[] };

const unpack = (packs: readonly PartPack[]) =>
  packs.toSorted((a, b) => (a.id < b.id ? -1 : 1)).flatMap((pack) => pack.parts);

/** What the file of a project says: the server's reading, else the device's own; undefined while loading, null when neither is there. */
export const useReading = (project: Project): ProjectReading | null | undefined => {
  const space = projectSpace(project.id);
  const record = useRecord('reading', space, 'head');
  const packs = useRecords('partPack', space);
  const own = useOwnReading(project);
  const [kept, setKept] = useState<{ key: string; reading: ProjectReading } | null>(null);
  if (record === undefined || packs === undefined) return undefined;
  if (record === null) return own;
  const { head } = record;
  const key = `${project.fileHash}/${head.readerVersion}/${packs.length}`;
  if (kept?.key === key) return kept.reading;
  const facts = unpack(packs);
  if (facts.length < head.positionCount) return own;
  const reading = { head, facts };
  setKept({ key, reading });
  return reading;
};

const useOwnReading = ({ fileHash }: Project) => {
  const { database } = useShop();
  const [own, setOwn] = useState<{ fileHash: string; reading: ProjectReading | null }>();
  useEffect(() => {
    let isCurrent = true;
    void database.localReading.get(fileHash).then((row) => {
      const reading = row ? { head: row.reading.head, facts: row.reading.parts } : null;
      if (isCurrent) setOwn({ fileHash, reading });
    });
    return () => {
      isCurrent = false;
    };
  }, [database, fileHash]);
  return own?.fileHash === fileHash ? own.reading : undefined;
};
