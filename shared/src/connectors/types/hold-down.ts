import { nailDistances } from '../../timber/timber-distances.ts';
import type { TimberMember } from '../../timber/timber-member.ts';
import type { SteelPart } from '../parts/connector-design.ts';
import { defineConnector } from '../parts/define-connector.ts';
import { choiceOf, countOf, measureOf } from '../parts/fields.ts';
import { holeGrid, plateFrame, plateOf, rectangle, rowOf } from '../parts/make-parts.ts';
import { developStrip, leastBend } from '../rules/bending.ts';
import { atLeast, type ConnectorRemark, refuseBelow } from '../rules/connector-rules.ts';
import { anchorHoleMm, leastEdgeMm, steelHoleMm, upTo, washerMm } from '../rules/steel-distances.ts';

type HoldDownInputs = {
  kind: 'strap' | 'angle';
  postWidthMm: number;
  postHeightMm: number;
  widthMm: number;
  thicknessMm: number;
  lengthMm: number;
  footMm: number;
  nailRows: number;
  anchorMm: number;
  firstMm: number;
  pitchMm: number;
  anchorEdgeMm: number;
};

const nailMm = 4;
const nailLengthMm = 60;
const washerThicknessMm = 10;
const isAngle = ({ kind }: Pick<HoldDownInputs, 'kind'>) => kind === 'angle';

const bendOf = ({ thicknessMm, grade }: { thicknessMm: number; grade: string }) =>
  leastBend(thicknessMm, grade) ?? { legMm: 0, radiusMm: thicknessMm };

/** A strap nailed to a post that an anchor holds down; flat, or bent to a foot. */
export const holdDown = defineConnector<HoldDownInputs>({
  fields: {
    kind: choiceOf(['strap', 'angle'] as const, 'strap'),
    postWidthMm: { ...measureOf(120, 60, 300) },
    postHeightMm: measureOf(120, 60, 300),
    widthMm: { ...measureOf(60, 40, 100), range: ({ postWidthMm }) => [40, postWidthMm] },
    thicknessMm: choiceOf([2, 3, 4, 5], 3),
    lengthMm: measureOf(600, 200, 1200),
    footMm: { ...measureOf(60, 50, 150), isShown: isAngle },
    nailRows: {
      ...countOf(10, 2, 30),
      range: ({ lengthMm }) => [2, Math.floor((lengthMm - 180) / (10 * nailMm)) + 1],
      propose: ({ lengthMm }) => Math.floor((lengthMm - 200) / (10 * nailMm)),
    },
    anchorMm: choiceOf([12, 16, 20], 16),
    firstMm: {
      ...measureOf(60, 10, 200),
      propose: () => nailDistances(nailMm).a3t,
    },
    pitchMm: {
      ...measureOf(40, 15, 100),
      advised: () => nailDistances(nailMm).a1,
      propose: () => 10 * nailMm,
    },
    anchorEdgeMm: {
      ...measureOf(40, 15, 120),
      isShown: (inputs) => !isAngle(inputs),
      range: ({ anchorMm }) => [leastEdgeMm(anchorHoleMm(anchorMm)), 120],
      propose: ({ anchorMm }) => upTo(10, 2 * anchorHoleMm(anchorMm)),
    },
  },
  shape: (inputs) => {
    const { postWidthMm, postHeightMm, widthMm, thicknessMm, lengthMm, nailRows, anchorMm, firstMm, pitchMm } = inputs;
    const { anchorEdgeMm, footMm, grade } = inputs;
    const least = nailDistances(nailMm);
    const nail0 = steelHoleMm('screw', nailMm);
    const anchor0 = anchorHoleMm(anchorMm);
    const washerSizeMm = Math.max(50, upTo(10, 2 * leastEdgeMm(anchor0)));
    const bend = bendOf({ thicknessMm, grade });
    const developed = isAngle(inputs)
      ? developStrip([lengthMm, footMm], { thicknessMm, radiusMm: bend.radiusMm })
      : null;
    const flatMm = developed?.flatMm ?? lengthMm;
    const lastMm = firstMm + (nailRows - 1) * pitchMm;
    // The wood stands on the foot, or ends as far below the last nails as the rules ask.
    const woodEndMm = developed ? lengthMm - thicknessMm : lastMm + least.a3t;
    const anchorAtMm = developed ? flatMm - (footMm - bend.radiusMm - thicknessMm) / 2 : lengthMm - anchorEdgeMm;
    const footRoomMm = developed ? (footMm - bend.radiusMm - thicknessMm) / 2 : anchorEdgeMm;
    const us = [widthMm / 4, (3 * widthMm) / 4];
    const refusals = [
      ...refuseBelow('holes-leave-plate', Math.min(firstMm, widthMm / 4), leastEdgeMm(nail0)),
      ...refuseBelow('holes-leave-plate', Math.min(widthMm / 2, footRoomMm), leastEdgeMm(anchor0)),
      ...refuseBelow('columns-too-close', pitchMm, 2.4 * nail0),
      ...refuseBelow('rows-too-close', widthMm / 2, 2.4 * nail0),
      ...(developed
        ? refuseBelow('leg-too-short', Math.min(lengthMm, footMm), bend.legMm)
        : refuseBelow('wood-too-small', anchorAtMm - anchor0 / 2 - lastMm - nail0 / 2, 20)),
      ...refuseBelow('wood-too-small', woodEndMm - lastMm, nail0),
    ];
    if (refusals.length > 0) return refusals;
    const strap = plateOf({
      role: developed ? 'angle-strap' : 'strap',
      thicknessMm,
      outline: rectangle(widthMm, flatMm),
      holes: [
        ...holeGrid(us, rowOf(firstMm, nailRows, pitchMm), { diameterMm: nail0, use: 'nail' }),
        { uMm: widthMm / 2, vMm: anchorAtMm, diameterMm: anchor0, use: 'anchor' },
      ],
      bends: developed ? { axis: 'v', linesMm: developed.bendLinesMm, radiusMm: bend.radiusMm } : null,
      // Seen from outside: u to the left, v downwards, so that the anchor is at the foot.
      places: [plateFrame({ at: [widthMm, 0, thicknessMm], u: [-1, 0, 0], v: [0, -1, 0] })],
    });
    const washer: SteelPart = plateOf({
      role: 'washer-plate',
      thicknessMm: washerThicknessMm,
      outline: rectangle(washerSizeMm, washerSizeMm),
      holes: [{ uMm: washerSizeMm / 2, vMm: washerSizeMm / 2, diameterMm: anchor0, use: 'anchor' }],
      // It lies on the foot, which the flat plate does not show: in its place on the developed shape.
      places: [
        plateFrame({
          at: [(widthMm + washerSizeMm) / 2, -anchorAtMm + washerSizeMm / 2, thicknessMm + washerThicknessMm],
          u: [-1, 0, 0],
          v: [0, -1, 0],
        }),
      ],
    });
    const besideMm = (postWidthMm - widthMm) / 2;
    const post: TimberMember = {
      role: 'post',
      heightMm: postHeightMm,
      widthMm: postWidthMm,
      // y of the wood runs away from the strap, z across it.
      place: { origin: [widthMm + besideMm, -woodEndMm, 0], xAxis: [0, 1, 0], yAxis: [0, 0, -1] },
      shownMm: woodEndMm + 100,
      features: us.flatMap((u) =>
        rowOf(firstMm, nailRows, pitchMm).map((v) => ({
          kind: 'hole' as const,
          at: [woodEndMm - v, 0, besideMm + u] as [number, number, number],
          direction: [0, 1, 0] as [number, number, number],
          diameterMm: nailMm,
          depthMm: nailLengthMm - thicknessMm,
          use: 'nail' as const,
        })),
      ),
    };
    const betweenPlates: ConnectorRemark[] =
      thicknessMm > nailMm / 2 && thicknessMm < nailMm
        ? [{ rule: 'plate-between', measured: thicknessMm, limit: nailMm }]
        : [];
    return {
      parts: developed ? [strap, washer] : [strap],
      welds: [],
      members: [post],
      bought: [
        { kind: 'nail', diameterMm: nailMm, lengthMm: nailLengthMm, count: 2 * nailRows },
        { kind: 'anchor', diameterMm: anchorMm, lengthMm: null, count: 1 },
      ],
      remarks: [
        ...atLeast('nail-a1', pitchMm, least.a1),
        ...atLeast('nail-a2', widthMm / 2, least.a2),
        ...atLeast('nail-a3t', woodEndMm - lastMm, least.a3t),
        ...atLeast('nail-a4c', besideMm + widthMm / 4, least.a4c),
        ...(developed ? atLeast('washer-room', footRoomMm, washerMm(anchorMm) / 2) : []),
        ...betweenPlates,
        ...(developed ? [{ rule: 'developed' as const, measured: Math.round(flatMm * 100) / 100, limit: 0 }] : []),
      ],
      facts: developed ? [{ kind: 'flat-length', mm: flatMm }] : [],
    };
  },
});
