import { timberDistances } from '../../timber/timber-distances.ts';
import type { TimberMember } from '../../timber/timber-member.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, countOf, measureOf } from '../parts/fields.ts';
import { holeGrid, plateFrame, plateOf, rectangle, rowOf } from '../parts/make-parts.ts';
import { atLeast, refuseBelow } from '../rules/connector-rules.ts';
import { filletMm, leastEdgeMm, leastPitchMm, steelHoleMm, upTo } from '../rules/steel-distances.ts';
import { crossHole, roomy, throughFasteners } from './splice.ts';

type HangerInputs = {
  widthMm: number;
  heightMm: number;
  mainWidthMm: number;
  mainHeightMm: number;
  backThicknessMm: number;
  webThicknessMm: number;
  dowelMm: number;
  dowels: number;
  screwMm: number;
  screwRows: number;
  recess: 'yes' | 'no';
  playMm: number;
  backHeightMm: number;
  endMm: number;
};

const thicknesses = [6, 8, 10, 12] as const;

/** Wood that stays beside and above the back plate. */
const sideCoverMm = 20;
const topCoverMm = 10;
/** The web is this much shorter than the back plate. */
const webShorterMm = 20;
/** Edge of the outer screws along the plate, mm. */
const screwEdgeMm = 25;

const shear = (dowelMm: number) => timberDistances('dowel', dowelMm, 'shear');

/** A welded T that hides in the end of the secondary beam and is screwed to the main one. */
export const beamHanger = defineConnector<HangerInputs>({
  fields: {
    widthMm: measureOf(140, 80, 240),
    heightMm: measureOf(240, 120, 600),
    mainWidthMm: measureOf(140, 100, 400),
    mainHeightMm: {
      ...measureOf(280, 120, 800),
      range: ({ heightMm }) => [heightMm, 800],
      propose: ({ heightMm }) => heightMm + 40,
    },
    backThicknessMm: choiceOf(thicknesses, 8),
    webThicknessMm: choiceOf(thicknesses, 8),
    dowelMm: choiceOf([8, 10, 12, 16], 12),
    dowels: countOf(3, 1, 8),
    screwMm: choiceOf([8, 10, 12], 8),
    screwRows: countOf(4, 2, 12),
    recess: choiceOf(['no', 'yes'] as const, 'no'),
    playMm: measureOf(2, 1, 4),
    backHeightMm: {
      ...measureOf(200, 80, 580),
      range: ({ heightMm }) => [80, heightMm - 2 * topCoverMm],
      propose: ({ heightMm }) => Math.floor((heightMm * 5) / 6 / 10) * 10,
    },
    endMm: {
      ...measureOf(90, 30, 400),
      advised: ({ dowelMm }) => shear(dowelMm).a3c,
      propose: ({ dowelMm }) => roomy(shear(dowelMm).a3c),
    },
  },
  shape: (inputs) => {
    const { widthMm, heightMm, mainWidthMm, mainHeightMm, backThicknessMm, webThicknessMm } = inputs;
    const { dowelMm, dowels, screwMm, screwRows, recess, playMm, backHeightMm, endMm } = inputs;
    const dowel0 = steelHoleMm('dowel', dowelMm);
    const screw0 = steelHoleMm('screw', screwMm);
    const backWidthMm = Math.min(widthMm - 2 * sideCoverMm, 200);
    const webHeightMm = backHeightMm - webShorterMm;
    const webLengthMm = endMm + upTo(5, 3 * dowel0);
    const screwAcrossMm = Math.max(20, upTo(5, leastEdgeMm(screw0)));
    const screwStepMm = (backHeightMm - 2 * screwEdgeMm) / (screwRows - 1);
    const dowelEdgeMm = Math.max(30, upTo(5, leastEdgeMm(dowel0)));
    const dowelStepMm = dowels === 1 ? 0 : (webHeightMm - 2 * dowelEdgeMm) / (dowels - 1);
    const sideMm = (widthMm - webThicknessMm - playMm) / 2;
    const weldMm = filletMm(backThicknessMm, webThicknessMm, 4).aMm;
    const screwFromWeb = backWidthMm / 2 - screwAcrossMm - webThicknessMm / 2 - weldMm * Math.SQRT2;
    const refusals = [
      ...refuseBelow('no-side-wood', sideMm, 20),
      ...(dowels > 1 ? refuseBelow('rows-too-close', dowelStepMm, leastPitchMm(dowel0).p2) : []),
      ...refuseBelow('plate-too-small', webHeightMm, 2 * dowelEdgeMm),
      ...refuseBelow('rows-too-close', screwStepMm, leastPitchMm(screw0).p1),
      ...refuseBelow('holes-mix', screwFromWeb, screw0 / 2 + 1),
    ];
    if (refusals.length > 0) return refusals;
    const backLow = (heightMm - backHeightMm) / 2;
    const webLow = backLow + webShorterMm / 2;
    const dowelVs = dowels === 1 ? [webHeightMm / 2] : rowOf(dowelEdgeMm, dowels, dowelStepMm);
    const screwVs = rowOf(screwEdgeMm, screwRows, screwStepMm);
    const screwUs = [screwAcrossMm, backWidthMm - screwAcrossMm];
    const beamStartMm = recess === 'yes' ? -backThicknessMm : 0;
    // Both beams are flush on top: what hangs on the main beam pulls at its lower part.
    const mainLow = heightMm - mainHeightMm;
    const highest = backLow + (screwVs.at(-1) ?? 0) - mainLow;
    const lowest = backLow + screwEdgeMm - mainLow;
    const least = shear(dowelMm);
    const secondary: TimberMember = {
      role: 'secondary',
      heightMm,
      widthMm,
      place: { origin: [beamStartMm, 0, -widthMm / 2], xAxis: [1, 0, 0], yAxis: [0, 1, 0] },
      shownMm: webLengthMm + Math.max(120, heightMm / 2),
      features: [
        ...dowelVs.map((v) => crossHole(endMm - beamStartMm, webLow + v, { fastener: 'dowel', diameterMm: dowelMm })),
        {
          kind: 'slot',
          from: [0, 0, widthMm / 2 - (webThicknessMm + playMm) / 2],
          to: [webLengthMm - beamStartMm + 10, heightMm, widthMm / 2 + (webThicknessMm + playMm) / 2],
        },
        ...(recess === 'yes' ? [backRecess(inputs, { backWidthMm, backLow })] : []),
      ],
    };
    const shownMm = backWidthMm + 400;
    const main: TimberMember = {
      role: 'main',
      heightMm: mainHeightMm,
      widthMm: mainWidthMm,
      place: { origin: [-backThicknessMm, mainLow, -shownMm / 2], xAxis: [0, 0, 1], yAxis: [0, 1, 0] },
      shownMm,
      features: screwUs.flatMap((u) =>
        screwVs.map((v) => ({
          kind: 'hole' as const,
          at: [shownMm / 2 - backWidthMm / 2 + u, backLow + v - mainLow, 0] as [number, number, number],
          direction: [0, 0, 1] as [number, number, number],
          diameterMm: screwMm,
          depthMm: Math.min(mainWidthMm - 10, 10 * screwMm),
          use: 'screw' as const,
        })),
      ),
    };
    return {
      parts: [
        plateOf({
          role: 'back-plate',
          thicknessMm: backThicknessMm,
          outline: rectangle(backWidthMm, backHeightMm),
          holes: holeGrid(screwUs, screwVs, { diameterMm: screw0, use: 'screw' }),
          places: [plateFrame({ at: [-backThicknessMm, backLow, -backWidthMm / 2], u: [0, 0, 1], v: [0, 1, 0] })],
        }),
        plateOf({
          role: 'web-plate',
          thicknessMm: webThicknessMm,
          outline: rectangle(webLengthMm, webHeightMm),
          holes: holeGrid([endMm], dowelVs, { diameterMm: dowel0, use: 'dowel' }),
          places: [plateFrame({ at: [0, webLow, webThicknessMm / 2], u: [1, 0, 0], v: [0, 1, 0] })],
        }),
      ],
      welds: [{ parts: [0, 1], aMm: weldMm, lengthMm: 2 * webHeightMm }],
      members: [secondary, main],
      bought: [
        throughFasteners('dowel', dowelMm, widthMm, dowels),
        { kind: 'screw', diameterMm: screwMm, lengthMm: upTo(10, 10 * screwMm), count: 2 * screwRows },
      ],
      remarks: [
        ...atLeast('a3c', endMm, least.a3c),
        ...atLeast('a4t', webLow + (dowelVs[0] ?? 0), least.a4t),
        ...(dowels > 1 ? atLeast('a2', dowelStepMm, least.a1) : []),
        ...atLeast('side-wood', sideMm, Math.max(4 * dowelMm, 30)),
        ...atLeast('a4t', lowest, timberDistances('screw', screwMm, 'shear').a4t),
        ...atLeast('cross-tension', (100 * highest) / mainHeightMm, 70),
      ],
      facts: [],
    };
  },
});

/** Recesses are 1 mm larger than the plate on each side and as deep as it. */
const backRecess = (
  { widthMm, backThicknessMm, backHeightMm }: HangerInputs,
  { backWidthMm, backLow }: { backWidthMm: number; backLow: number },
) => ({
  kind: 'recess' as const,
  from: [0, backLow - 1, (widthMm - backWidthMm) / 2 - 1] as [number, number, number],
  to: [backThicknessMm, backLow + backHeightMm + 1, (widthMm + backWidthMm) / 2 + 1] as [number, number, number],
});
