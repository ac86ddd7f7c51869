import type { Grade } from '../base-data/catalogue.ts';
import type { Part } from '../parts/part.ts';
import { netWeightG } from '../parts/weigh-part.ts';
import type { Surface } from '../projects/surface.ts';
import type { Tariff } from '../prices/tariff.ts';

/** What shipping and delivery day need to know of one project. */
export type Shipment = {
  /** All taken pieces together. */
  netWeightG: number;
  heaviestPieceG: number;
  longestPieceMm: number;
  /** Largest sum of a piece's length and twice its two other sides, mm. */
  longestPlusGirthMm: number;
  /** Working days that the slowest of its surfaces adds. */
  surfaceDays: number;
};

/** Weights and sizes of the taken parts of a project; all 0 when it has none. */
export const shipmentOf = (parts: readonly Part[], tariff: Tariff, grades: ReadonlyMap<string, Grade>): Shipment => {
  const shipment: Shipment = {
    netWeightG: 0,
    heaviestPieceG: 0,
    longestPieceMm: 0,
    longestPlusGirthMm: 0,
    surfaceDays: 0,
  };
  for (const part of parts) {
    if (!part.isTaken) continue;
    const { x, y, z } = part.facts.measures.dimensionsMm;
    const longest = Math.max(x, y, z);
    const pieceG = netWeightG(part.facts.measures, grades.get(part.grade ?? ''));
    shipment.netWeightG += pieceG * part.quantity;
    shipment.heaviestPieceG = Math.max(shipment.heaviestPieceG, pieceG);
    shipment.longestPieceMm = Math.max(shipment.longestPieceMm, longest);
    shipment.longestPlusGirthMm = Math.max(shipment.longestPlusGirthMm, 2 * (x + y + z) - longest);
    shipment.surfaceDays = Math.max(shipment.surfaceDays, daysOf(part.surface, tariff.surfaceDays));
  }
  return shipment;
};

const daysOf = (surface: Surface, days: Tariff['surfaceDays']) => {
  switch (surface) {
    case 'RAW':
      return 0;
    case 'ZINCED':
      return days.zinc;
    case 'COATED':
      return days.primer;
    case 'POWDER_COATED':
    case 'POWDER_COATED_CUSTOM':
      return days.powder;
  }
};
