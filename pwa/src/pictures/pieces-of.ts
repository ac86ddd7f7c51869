import type { PartFacts } from '@knotenblech/shared/parts/part-facts.ts';
import type { Profile } from '@knotenblech/shared/profiles/profile.ts';
import type { DrawnPiece } from '../worker/worker-messages.ts';
import { layOutPieces } from './lay-out-pieces.ts';

type Profiles = ReadonlyMap<string, Profile>;

/** Names the reading that bodies come from. */
export type Origin = { fileHash: string; readerVersion: number };

const keyOf = ({ fileHash, readerVersion }: Origin, index: number) => `${fileHash}/${readerVersion}/${index}`;

const profileOf = ({ body }: PartFacts, profiles: Profiles) =>
  body.section.kind === 'profile' ? (profiles.get(body.section.profileId) ?? null) : null;

/** One part in its own axes. */
export const partPieces = (facts: PartFacts, origin: Origin, profiles: Profiles): DrawnPiece[] => [
  { key: keyOf(origin, facts.index), body: facts.body, profile: profileOf(facts, profiles), placements: [null] },
];

/** Parts where the file places them; when it places none of them, one of each beside the others. */
export const placedPieces = (parts: readonly PartFacts[], origin: Origin, profiles: Profiles): DrawnPiece[] => {
  const isPlaced = parts.some((facts) => facts.placements.length > 0);
  const laidOut = isPlaced ? [] : layOutPieces(parts.map((facts) => facts.body));
  return parts.map((facts, place) => ({
    key: keyOf(origin, facts.index),
    body: facts.body,
    profile: profileOf(facts, profiles),
    placements: isPlaced ? facts.placements : laidOut.slice(place, place + 1),
  }));
};
