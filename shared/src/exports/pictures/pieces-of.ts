import type { Profile } from '../../catalogue/profile.schema.ts';
import { arrangePieces } from '../../geometry/drawing/pieces/arrange-pieces.ts';
import type { Piece } from '../../geometry/drawing/pieces/paper-size.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';

type Profiles = ReadonlyMap<string, Profile>;

/** Names the reading that bodies come from. */
export type Origin = { fileHash: string; readerVersion: number };

/** What is drawn of a part: its facts, and the mends that are in them. */
type Drawn = Pick<Part, 'facts' | 'mends'>;

/** Short, and the same for the same mends; '' without any. */
export const mendsKey = (mends: Drawn['mends'] = []): string =>
  mends.map((mend) => Object.values(mend).join('_')).join('+');

/** A body is named by its place in the reading, the profile that it has, which may have been chosen, and its mends. */
const keyOf = ({ fileHash, readerVersion }: Origin, { facts: { index, body }, mends }: Drawn) =>
  `${fileHash}/${readerVersion}/${index}/${body.section.kind === 'profile' ? body.section.profileId : ''}/${mendsKey(mends)}`;

const profileOf = ({ body }: PartFacts, profiles: Profiles) =>
  body.section.kind === 'profile' ? (profiles.get(body.section.profileId) ?? null) : null;

/** One part in its own axes. */
export const partPieces = (part: Drawn, origin: Origin, profiles: Profiles): Piece[] => [
  { key: keyOf(origin, part), body: part.facts.body, profile: profileOf(part.facts, profiles), placements: [null] },
];

/**
 * Parts where the file places them; when it places none of them, one of each beside the others.
 * 'one-assembly' shows the pieces of a single assembly, 'project' all of them.
 */
export const placedPieces = (
  parts: readonly Drawn[],
  extent: 'project' | 'one-assembly',
  origin: Origin,
  profiles: Profiles,
): Piece[] => {
  const placementsOf = (facts: PartFacts) =>
    extent === 'project' ? facts.placements : facts.placements.slice(0, facts.quantitySingle);
  const isPlaced = parts.some(({ facts }) => facts.placements.length > 0);
  const laidOut = isPlaced ? [] : arrangePieces(parts.map(({ facts }) => facts.body));
  return parts.map((part, place) => ({
    key: keyOf(origin, part),
    body: part.facts.body,
    profile: profileOf(part.facts, profiles),
    placements: isPlaced ? placementsOf(part.facts) : laidOut.slice(place, place + 1),
  }));
};
