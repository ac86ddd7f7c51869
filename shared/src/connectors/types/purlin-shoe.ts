import { timberDistances } from '../../timber/timber-distances.ts';
import type { TimberMember } from '../../timber/timber-member.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, measureOf } from '../parts/fields.ts';
import { holeGrid, lyingFrame, plateOf, rectangle } from '../parts/make-parts.ts';
import { developStrip, leastBend } from '../rules/bending.ts';
import { atLeast, refuseBelow } from '../rules/connector-rules.ts';
import { leastEdgeMm, leastPitchMm, steelHoleMm, upTo } from '../rules/steel-distances.ts';
import { throughFasteners } from './splice.ts';

type ShoeInputs = {
  widthMm: number;
  purlinHeightMm: number;
  legMm: number;
  lengthMm: number;
  thicknessMm: number;
  playMm: number;
  legBoltMm: number;
  legBolts: number;
  baseScrewMm: number;
  baseScrews: number;
  radiusMm: number;
  legHoleMm: number;
  edgeMm: number;
};

const shoeRadius = (thicknessMm: number, grade: string) => leastBend(thicknessMm, grade)?.radiusMm ?? thicknessMm;

/** From the underside to the middle of the lowest hole that is clear of the bend: 2t + r beyond where that begins. */
const leastLegHole = ({
  thicknessMm,
  radiusMm,
  legBoltMm,
}: Pick<ShoeInputs, 'thicknessMm' | 'radiusMm' | 'legBoltMm'>) =>
  radiusMm + thicknessMm + 2 * thicknessMm + radiusMm + steelHoleMm('bolt', legBoltMm) / 2;

/** A plate bent to a U that a purlin lies in. */
export const purlinShoe = defineConnector<ShoeInputs>({
  fields: {
    widthMm: measureOf(100, 60, 200),
    purlinHeightMm: measureOf(200, 80, 400),
    legMm: measureOf(125, 80, 250),
    lengthMm: measureOf(80, 60, 150),
    thicknessMm: choiceOf([4, 5, 6, 8], 5),
    playMm: measureOf(2, 1, 4),
    legBoltMm: choiceOf([10, 12, 16], 12),
    legBolts: choiceOf([1, 2], 2),
    baseScrewMm: choiceOf([8, 10, 12], 10),
    baseScrews: choiceOf([2, 4], 2),
    radiusMm: {
      ...measureOf(6, 2, 25),
      propose: ({ thicknessMm, grade }) => shoeRadius(thicknessMm, grade),
    },
    legHoleMm: {
      ...measureOf(55, 15, 230),
      range: ({ legMm, legBoltMm }) => [15, legMm - leastEdgeMm(steelHoleMm('bolt', legBoltMm))],
      advised: (inputs) =>
        Math.max(leastLegHole(inputs), inputs.thicknessMm + timberDistances('bolt', inputs.legBoltMm, 'shear').a4t),
      propose: (inputs) =>
        upTo(
          5,
          Math.max(leastLegHole(inputs), inputs.thicknessMm + timberDistances('bolt', inputs.legBoltMm, 'shear').a4t),
        ),
    },
    edgeMm: {
      ...measureOf(20, 10, 70),
      range: ({ legBoltMm, baseScrewMm, lengthMm }) => [
        leastEdgeMm(Math.max(steelHoleMm('bolt', legBoltMm), steelHoleMm('screw', baseScrewMm))),
        lengthMm / 2,
      ],
      propose: ({ legBoltMm }) => Math.max(20, upTo(5, 1.5 * steelHoleMm('bolt', legBoltMm))),
    },
  },
  shape: (inputs) => {
    const { widthMm, purlinHeightMm, legMm, lengthMm, thicknessMm, playMm, legBoltMm, legBolts } = inputs;
    const { baseScrewMm, baseScrews, radiusMm, legHoleMm, edgeMm, grade } = inputs;
    const outerMm = widthMm + playMm + 2 * thicknessMm;
    const backMm = radiusMm + thicknessMm;
    const { flatMm, bendLinesMm, arcMm } = developStrip([legMm, outerMm, legMm], { thicknessMm, radiusMm });
    const leg0 = steelHoleMm('bolt', legBoltMm);
    const base0 = steelHoleMm('screw', baseScrewMm);
    const alongMm = lengthMm - 2 * edgeMm;
    const straightMm = outerMm - 2 * backMm;
    const legVs = legBolts === 1 ? [lengthMm / 2] : [edgeMm, lengthMm - edgeMm];
    const legU = legMm - legHoleMm;
    const clearMm = 2 * thicknessMm + radiusMm;
    const acrossMm = baseScrews === 4 ? straightMm / 2 - clearMm - base0 / 2 : 0;
    const refusals = [
      ...refuseBelow('leg-too-short', Math.min(legMm, outerMm), leastBend(thicknessMm, grade)?.legMm ?? 0),
      ...refuseBelow('hole-in-bend', legHoleMm - leg0 / 2, backMm),
      ...refuseBelow('hole-in-bend', straightMm, base0),
      ...(legBolts === 2 ? refuseBelow('columns-too-close', alongMm, leastPitchMm(leg0).p2) : []),
      ...refuseBelow('columns-too-close', alongMm, leastPitchMm(base0).p2),
      ...(baseScrews === 4 ? refuseBelow('rows-too-close', 2 * acrossMm, leastPitchMm(base0).p2) : []),
      ...refuseBelow('wood-too-small', purlinHeightMm, legHoleMm + leg0),
    ];
    if (refusals.length > 0) return refusals;
    const baseUs = acrossMm > 0 ? [flatMm / 2 - acrossMm, flatMm / 2 + acrossMm] : [flatMm / 2];
    const least = timberDistances('bolt', legBoltMm, 'shear');
    const purlin: TimberMember = {
      role: 'purlin',
      heightMm: purlinHeightMm,
      widthMm,
      place: { origin: [0, -lengthMm / 2 - 100, thicknessMm], xAxis: [0, 1, 0], yAxis: [0, 0, 1] },
      shownMm: lengthMm + 200,
      features: legVs.map((v) => ({
        kind: 'hole' as const,
        at: [lengthMm / 2 + 100 - lengthMm / 2 + v, legHoleMm - thicknessMm, 0] as [number, number, number],
        direction: [0, 0, 1] as [number, number, number],
        diameterMm: legBoltMm + 1,
        depthMm: null,
        use: 'bolt' as const,
      })),
    };
    return {
      parts: [
        plateOf({
          role: 'purlin-shoe',
          thicknessMm,
          outline: rectangle(flatMm, lengthMm),
          holes: [
            ...holeGrid([legU, flatMm - legU], legVs, { diameterMm: leg0, use: 'bolt' }),
            ...holeGrid(baseUs, [edgeMm, lengthMm - edgeMm], { diameterMm: base0, use: 'screw' }),
          ],
          bends: { axis: 'u', linesMm: bendLinesMm, radiusMm },
          places: [lyingFrame(-flatMm / 2, -lengthMm / 2, thicknessMm)],
        }),
      ],
      welds: [],
      members: [purlin],
      bought: [
        throughFasteners('bolt', legBoltMm, outerMm, legBolts),
        { kind: 'screw', diameterMm: baseScrewMm, lengthMm: upTo(10, 10 * baseScrewMm), count: baseScrews },
      ],
      remarks: [
        ...atLeast('bend-radius', radiusMm, shoeRadius(thicknessMm, grade)),
        ...atLeast('bend-hole', legHoleMm, leastLegHole(inputs)),
        ...atLeast('a4t', legHoleMm - thicknessMm, least.a4t),
        ...(legBolts === 2 ? atLeast('a1', alongMm, least.a1) : []),
        { rule: 'developed', measured: Math.round(flatMm * 100) / 100, limit: Math.round(arcMm * 100) / 100 },
      ],
      facts: [{ kind: 'flat-length', mm: flatMm }],
    };
  },
});
