import type { PriceOverride } from '../prices/price-override.ts';
import type { Shipment } from './shipment-of.ts';

/**
 * A shipment with weight and size as an admin set them: the project as one thing to send, as long as its largest side.
 * Sides that are not set do not count; no piece is heavier than the whole.
 */
export const shipmentByHand = (shipment: Shipment, byHand: PriceOverride['shipment']): Shipment => {
  if (!byHand) return shipment;
  const netWeightG = byHand.netWeightG ?? shipment.netWeightG;
  const sides = [byHand.lengthMm, byHand.widthMm, byHand.heightMm].filter((side) => side !== undefined);
  const longest = Math.max(0, ...sides);
  const girth = 2 * (sides.reduce((sum, side) => sum + side, 0) - longest);
  return {
    ...shipment,
    netWeightG,
    heaviestPieceG: Math.min(shipment.heaviestPieceG, netWeightG),
    ...(sides.length > 0 && { longestPieceMm: longest, longestPlusGirthMm: longest + girth }),
  };
};
