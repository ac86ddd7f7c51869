import type { PriceOverride } from '../price-override.record.ts';
import { lengthPlusGirth, type Shipment, type Sides } from './shipment-of.ts';

/**
 * A shipment with weight and size as an admin set them. A side that is not set stays that of each piece, whose sides go largest
 * first: length, width, height. No piece is heavier than the whole.
 */
export const shipmentByHand = (
  shipment: Shipment,
  pieces: Iterable<Sides>,
  byHand: PriceOverride['shipment'],
): Shipment => {
  if (!byHand) return shipment;
  const { lengthMm, widthMm, heightMm } = byHand;
  const netWeightG = byHand.netWeightG ?? shipment.netWeightG;
  const weighed = { ...shipment, netWeightG, heaviestPieceG: Math.min(shipment.heaviestPieceG, netWeightG) };
  if (lengthMm === undefined && widthMm === undefined && heightMm === undefined) return weighed;
  const size = { longestPieceMm: 0, longestPlusGirthMm: 0 };
  for (const [length, width, height] of pieces) {
    const sides = [lengthMm ?? length, widthMm ?? width, heightMm ?? height] as const;
    size.longestPieceMm = Math.max(size.longestPieceMm, ...sides);
    size.longestPlusGirthMm = Math.max(size.longestPlusGirthMm, lengthPlusGirth(...sides));
  }
  return { ...weighed, ...size };
};
