import { safeFileName } from '@knotenblech/shared/exports/table-to-csv.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import {
  type PlacedPlate,
  type PlateOutline,
  placePlate,
  proposedTimber,
} from '@knotenblech/shared/timber/place-plate.ts';
import { timberBody } from '@knotenblech/shared/timber/timber-body.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { timberPiece, writeTimber } from '@knotenblech/shared/timber/write-timber.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { findPlateInWorker } from '../../../worker/measure-as-in-worker.ts';
import { useProject } from '../open/project-context.tsx';
import { offerUndo } from '../open/use-project-edits.ts';
import { useBodyDrawing } from '../public/use-body-drawing.ts';

/** The outline and holes of a plate; undefined while they are looked for, null for what is none. */
const usePlate = (part: Part): PlateOutline | null | undefined => {
  const [shown, setShown] = useState<{ of: Part['facts']; plate: PlateOutline | null } | null>(null);
  const { facts } = part;
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const plate = await findPlateInWorker(facts.body).catch(() => null);
      if (isCurrent) setShown({ of: facts, plate });
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [facts]);
  return shown?.of === facts ? shown.plate : undefined;
};

export type ShownTimber = {
  choice: TimberChoice;
  placed: PlacedPlate;
  /** Nothing is kept yet: it is what the file has. */
  isOfFile: boolean;
  set: (changes: Partial<TimberChoice>) => void;
  /** It is kept with the part, and goes with the project's export. */
  keep: () => void;
  drop: (() => void) | null;
  download: () => void;
};

/** The wood of a plate: what is kept of it, else what is proposed, and what is being changed. */
export const useTimber = (part: Part): ShownTimber | null | undefined => {
  const { t } = useLingui();
  const { open, source, isEditable } = useProject();
  const plate = usePlate(part);
  const [changed, setChanged] = useState<Partial<TimberChoice>>({});
  const ofFile = part.facts.fileTimber?.choice;
  const proposed = useMemo(() => (plate ? { ...proposedTimber(plate), ...ofFile } : null), [plate, ofFile]);
  const choice = useMemo(
    () => (proposed ? { ...proposed, ...part.timber, ...changed } : null),
    [proposed, part.timber, changed],
  );
  const placed = useMemo(() => (plate && choice ? placePlate(plate, choice) : null), [plate, choice]);
  if (plate === undefined) return undefined;
  if (!plate || !choice || !placed) return null;
  const was = part.timber ?? null;
  const save = (timber: TimberChoice | null, words: string) => {
    const args = { projectId: source.project.id, partIndex: part.index };
    void offerUndo(open.change('setPartTimber', { ...args, timber, was }), {
      key: `timber/${part.id}`,
      words,
      undo: () => open.change('setPartTimber', { ...args, timber: was, was: timber }),
    });
  };
  const keep = () => save(choice, t`Holz zu „${part.name}“ gemerkt`);
  return {
    choice,
    placed,
    isOfFile: was === null && ofFile !== undefined,
    set: (changes) => setChanged((before) => ({ ...before, ...changes })),
    keep,
    drop: was && isEditable ? () => save(null, t`Kein Holz mehr zu „${part.name}“`) : null,
    download: () => {
      const name = t`Holz zu ${part.name}`;
      const piece = timberPiece(plate, choice, { name, steel: part.name, quantity: part.quantity });
      const text = writeTimber(source.project.name, [piece]);
      const bytes = new TextEncoder().encode(text);
      downloadFile({ bytes, type: 'application/xml' }, `${safeFileName(name, 'holz')}.btlx`);
      if (isEditable && JSON.stringify(was) !== JSON.stringify(choice)) keep();
    },
  };
};

/** A drawing of the wood near its end from one side; the last one stays while the next is drawn. */
export const useWoodDrawing = (
  { placed: { member }, choice }: Pick<ShownTimber, 'placed' | 'choice'>,
  view: View,
): Drawing | null => {
  const shownMm = Math.min(choice.lengthMm, choice.reachMm + Math.max(150, choice.heightMm / 2));
  const body = useMemo(() => timberBody(member, shownMm), [member, shownMm]);
  return useBodyDrawing(body, null, view);
};
