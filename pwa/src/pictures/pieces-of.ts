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

/**
 * Parts where the file places them; when it places none of them, one of each beside the others.
 * 'one-assembly' shows the pieces of a single assembly, 'project' all of them.
 */
export const placedPieces = (
  parts: readonly PartFacts[],
  extent: 'project' | 'one-assembly',
  origin: Origin,
  profiles: Profiles,
): DrawnPiece[] => {
  const placementsOf = (facts: PartFacts) =>
    extent === 'project' ? facts.placements : facts.placements.slice(0, facts.quantitySingle);
  const isPlaced = parts.some((facts) => facts.placements.length > 0);
  const laidOut = isPlaced ? [] : layOutPieces(parts.map((facts) => facts.body));
  return parts.map((facts, place) => ({
    key: keyOf(origin, facts.index),
    body: facts.body,
    profile: profileOf(facts, profiles),
    placements: isPlaced ? placementsOf(facts) : laidOut.slice(place, place + 1),
  }));
};
