import type { Profile } from '../../catalogue/profile.schema.ts';
import type { View } from '../../geometry/drawing/draw-view.ts';
import type { PictureSize } from '../../geometry/drawing/pieces/choose-detail.ts';
import { drawingVersion, type PictureOrder } from '../../geometry/drawing/pieces/draw-pieces.ts';
import type { Assembly, Part } from '../../parts/part.ts';
import type { PartChoice } from '../../parts/part-choice.record.ts';
import { mendsKey, type Origin, partPieces, placedPieces } from './pieces-of.ts';
import { shownParts } from './shown-parts.ts';

type Joined = { parts: readonly Part[]; assemblies: readonly Assembly[]; partChoices: readonly PartChoice[] };

/** What is drawn: `key` names the drawing for ever, as long as the catalogue stays; `order` is made when it has to be drawn. */
export type OrderedPicture = { key: string; order: (profiles: readonly Profile[]) => PictureOrder };

/**
 * The picture of a part with its dimensions, of an assembly with those of the whole, or of the project without, from one side.
 * Null when the project has no such part or assembly.
 */
export const orderPicture = (
  joined: Joined,
  origin: Origin,
  { subject, view, size }: { subject: PictureSubject; view: View; size: PictureSize },
): OrderedPicture | null => {
  const shown = partsOf(joined, subject);
  if (shown === null) return null;
  return {
    key: [
      `${origin.fileHash}/${origin.readerVersion}.${drawingVersion}`,
      subject.kind === 'project' ? 'project' : `${subject.kind}-${subject.index}`,
      indexRanges(shown.map((part) => part.index)),
      chosenShapes(shown, joined.partChoices),
      `${view}-${size}`,
    ].join('/'),
    order: (catalogue) => {
      const profiles = new Map(catalogue.map((profile) => [profile.id, profile]));
      const pieces =
        subject.kind === 'part'
          ? shown.flatMap((each) => partPieces(each, origin, profiles))
          : placedPieces(shown, subject.kind === 'project' ? 'project' : 'one-assembly', origin, profiles);
      return { pieces, view, size, dimensions: subject.kind !== 'project' };
    },
  };
};

const partsOf = (joined: Joined, subject: PictureSubject): readonly Part[] | null => {
  switch (subject.kind) {
    case 'project':
      return shownParts(joined, undefined);
    case 'assembly':
      return joined.assemblies.some(({ index }) => index === subject.index) ? shownParts(joined, subject.index) : null;
    case 'part': {
      const part = joined.parts.find(({ index }) => index === subject.index);
      return part === undefined ? null : [part];
    }
  }
};

/** The parts whose profile was chosen in place of the file's or whose shape was mended, and how. */
const chosenShapes = (parts: readonly Part[], choices: readonly PartChoice[]): string => {
  const shown = new Set(parts.map(({ index }) => index));
  return choices
    .flatMap(({ index, profileId, mends }) => {
      const shape = mends ? mendsKey(mends) : profileId;
      return shape !== undefined && shown.has(index) ? [`${index}:${shape}`] : [];
    })
    .sort()
    .join();
};

/** Ascending numbers in short: [1, 2, 3, 7] is '1-3,7'. */
export const indexRanges = (indexes: readonly number[]): string => {
  const ranges: [number, number][] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (last && last[1] === index - 1) last[1] = index;
    else ranges.push([index, index]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(',');
};

/** What a picture shows: the project as it stands together, one such assembly, or one part; `index` is its place in the reading. */
export type PictureSubject = { kind: 'project' } | { kind: 'assembly' | 'part'; index: number };
