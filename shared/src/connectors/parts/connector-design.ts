import type { Frame } from '../../geometry/body/body.schema.ts';
import type { Point } from '../../geometry/body/path.ts';
import type { Surface } from '../../parts/finishes.ts';
import type { HoleUse, TimberMember } from '../../timber/timber-member.ts';
import type { ConnectorRefusal, ConnectorRemark } from '../rules/connector-rules.ts';

/** What a steel part is in its connector; the app has its words. */
export const partRoles = [
  'splice-plate',
  'gusset-plate',
  'base-plate',
  'head-plate',
  'foot-plate',
  'cap-plate',
  'tube',
  'back-plate',
  'web-plate',
  'strap',
  'angle-strap',
  'washer-plate',
  'purlin-shoe',
  'column',
  'beam',
  'end-plate',
] as const;
export type PartRole = (typeof partRoles)[number];

/** A hole through a plate about (uMm, vMm). */
export type SteelHole = { uMm: number; vMm: number; diameterMm: number; use: HoleUse };

/**
 * A plate. Its outline runs counter-clockwise and begins where u and v are 0 or more. In a place x is u and y the direction of its
 * thickness, so that v is x cross y; the origin is its corner u 0, v 0 on the face it thickens from.
 */
export type SteelPlate = {
  kind: 'plate';
  role: PartRole;
  thicknessMm: number;
  outline: Point[];
  holes: SteelHole[];
  /** Where along u or v the flat plate is bent at right angles, towards u cross v, and the inner radius. */
  bends: { axis: 'u' | 'v'; linesMm: number[]; radiusMm: number } | null;
  places: Frame[];
};

/** A bar of the catalogue with square ends: x of a place runs along it, the height of its section along z. */
export type SteelBar = { kind: 'bar'; role: PartRole; profileId: string; lengthMm: number; places: Frame[] };

export type SteelPart = SteelPlate | SteelBar;

/** A fillet weld between two parts (places in the list, 0-based); all runs in one connector, both sides counted. */
export type ConnectorWeld = { parts: [number, number]; aMm: number; lengthMm: number };

/** What is bought beside the steel, for one connector. */
export type BoughtFastener = {
  kind: 'dowel' | 'bolt' | 'screw' | 'nail' | 'anchor' | 'threaded-rod' | 'nut';
  diameterMm: number;
  lengthMm: number | null;
  count: number;
};

/** A connector for one joint; everything in one coordinate system, mm. */
export type ConnectorDesign = {
  parts: SteelPart[];
  welds: ConnectorWeld[];
  members: TimberMember[];
  bought: BoughtFastener[];
  remarks: ConnectorRemark[];
  /** Measures that somebody wants to see: height over all, flat length. */
  facts: { kind: 'total-height' | 'flat-length' | 'rod-length' | 'lowest' | 'highest'; mm: number }[];
  grade: string;
  surface: Surface;
  quantity: number;
  position: string;
};

export type Designed = { design: ConnectorDesign; refusals: [] } | { design: null; refusals: ConnectorRefusal[] };
