import { safeFileName } from '@knotenblech/shared/exports/table-to-csv.ts';
import type { Drawing, View } from '@knotenblech/shared/geometry/drawing/draw-view.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { breakWood } from '@knotenblech/shared/timber/break-wood.ts';
import {
  type PlacedPlate,
  type PlateOutline,
  placePlate,
  proposedTimber,
} from '@knotenblech/shared/timber/place-plate.ts';
import { timberBody } from '@knotenblech/shared/timber/timber-body.ts';
import type { TimberChoice } from '@knotenblech/shared/timber/timber-choice.schema.ts';
import { type TimberPlay, usualTimberPlay } from '@knotenblech/shared/timber/timber-play.record.ts';
import { timberPiece, writeTimber } from '@knotenblech/shared/timber/write-timber.ts';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { downloadFile } from '../../../ui/actions/download-file.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
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

const playOf = ({ slotPlayMm, slotBeyondMm, boltPlayMm }: TimberPlay): TimberPlay => ({
  slotPlayMm,
  slotBeyondMm,
  boltPlayMm,
});

const samePlay = (one: TimberPlay, other: TimberPlay): boolean =>
  JSON.stringify(playOf(one)) === JSON.stringify(playOf(other));

/** The play that the company gives its steel in the wood, undefined while it is read; and how it is set, where he may. */
const useUsualPlay = () => {
  const { t } = useLingui();
  const shop = useShop();
  const { actor, isVisitors } = shop;
  const row = useRecord('timberPlay', customerSpace(actor.customerId), actor.customerId);
  const set = async (play: TimberPlay) => {
    const was = row ? playOf(row) : null;
    await shop.change('setTimberPlay', { play });
    addToast({
      words: t`Dieses Spiel gilt jetzt für neue Hölzer Ihrer Firma`,
      undo: () => void shop.change('setTimberPlay', { play: was }),
    });
  };
  const usual = useMemo(() => (row === undefined ? undefined : row ? playOf(row) : usualTimberPlay), [row]);
  return { usual, setUsual: !isVisitors && may(actor, 'createProject') ? set : null };
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
  /** Makes this play what is proposed for the next plates of the company; null where it is that, or he may not. */
  keepPlay: (() => void) | null;
  download: () => void;
};

/** The wood of a plate: what is kept of it, else what is proposed, and what is being changed. */
export const useTimber = (part: Part): ShownTimber | null | undefined => {
  const { t } = useLingui();
  const { open, source, isEditable } = useProject();
  const plate = usePlate(part);
  const [changed, setChanged] = useState<Partial<TimberChoice>>({});
  const ofFile = part.facts.fileTimber?.choice;
  const { usual, setUsual } = useUsualPlay();
  const proposed = useMemo(
    () => (plate ? { ...proposedTimber(plate, usual), ...ofFile } : null),
    [plate, usual, ofFile],
  );
  const choice = useMemo(
    () => (proposed ? { ...proposed, ...part.timber, ...changed } : null),
    [proposed, part.timber, changed],
  );
  const placed = useMemo(() => (plate && choice ? placePlate(plate, choice) : null), [plate, choice]);
  if (plate === undefined || usual === undefined) return undefined;
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
    keepPlay: setUsual && isEditable && !samePlay(choice, usual) ? () => void setUsual(playOf(choice)) : null,
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
  const drawing = useBodyDrawing(body, null, view);
  const isBroken = shownMm < choice.lengthMm;
  return useMemo(() => (drawing && isBroken ? breakWood(drawing) : drawing), [drawing, isBroken]);
};
