import { exact, plus, product, through, total } from './fraction.ts';
import type { PlainTariff } from './plain-project.ts';
import type { SettledPart } from './settle-project.ts';
import { type Row, workRow } from './work-out-position.ts';

const holeMinutes = ({ diameterMm, depthMm }: { diameterMm: number; depthMm: number }, { drill }: PlainTariff) => {
  const speed = drill.speeds.find((row) => diameterMm <= row.diameterMm) ?? drill.speeds.at(-1);
  const path = plus(exact(depthMm), exact(drill.extraPathMm));
  return plus(exact(drill.perHoleMin), through(path, exact(speed?.mmPerMin ?? '1')));
};

/** Set up once, and a change of bits for each diameter. */
const drillSetup = ({ drill }: PlainTariff, diametersMm: readonly number[]) =>
  plus(exact(drill.setupEur), product(drill.bitChangeEur, new Set(diametersMm).size));

export function drillRows({ drilled, countersinks }: SettledPart, tariff: PlainTariff): Row[] {
  const all = [...drilled, ...countersinks];
  if (all.length === 0) return [];
  const minutes = [
    ...drilled.map((hole) => product(hole.count, holeMinutes(hole, tariff))),
    ...countersinks.map(({ count }) => product(count, tariff.drill.countersinkMin ?? '0')),
  ];
  const setup = drillSetup(tariff, all.map((hole) => hole.diameterMm));
  return [workRow('DRILLING', total(minutes), [tariff.rates.drill, setup])];
}

/**
 * At each closed end of a hollow section that is galvanised with its assembly two holes, else one, else four; none where the part
 * has as many holes of one of these sizes. The machine is set up for them where the part is not drilled anyway.
 */
export function ventHoleRows(part: SettledPart, tariff: PlainTariff): Row[] {
  if (!part.isWelded || part.surface !== 'ZINCED' || part.stock !== 'hollow' || part.closedEnds === 0) return [];
  const ways = waysToVent(part, tariff);
  const isVented = ways.some(({ count, diameterMm }) => holesFrom(part, diameterMm) >= count * part.closedEnds);
  const [usual] = ways;
  if (usual === undefined || isVented) return [];
  const { count, diameterMm } = usual;
  const each = holeMinutes({ diameterMm, depthMm: part.wallMm ?? 0 }, tariff);
  const bit = exact(tariff.drill.bitChangeEur);
  const setup = part.drilled.length > 0 ? bit : plus(bit, exact(tariff.drill.setupEur));
  return [workRow('VENT_HOLES', product(count * part.closedEnds, each), [tariff.rates.drill, setup])];
}

const holesFrom = ({ drilled }: SettledPart, leastMm: number) =>
  drilled.reduce((count, hole) => count + (hole.diameterMm >= leastMm ? hole.count : 0), 0);

/** The table is for parts up to 2.8 m; the holes of a longer one open 30 % of its section. */
function waysToVent({ heightMm, widthMm, lengthMm }: SettledPart, { ventHoles = [] }: PlainTariff) {
  const [large, small] = [Math.max(heightMm, widthMm), Math.min(heightMm, widthMm)];
  const row = ventHoles.find(({ roundOrSquareUpToMm, rectUpToMm }) => {
    const [long = 0, short = 0] = rectUpToMm.split('x').map(Number);
    return large === small ? large <= roundOrSquareUpToMm : large <= long && small <= short;
  });
  const openMm = (count: number) =>
    lengthMm > 2800 ? Math.ceil(Math.sqrt((4 * 0.3 * large * small) / (Math.PI * count))) : 0;
  const ways: [number, number | null | undefined][] = [
    [2, row?.twoHolesMm],
    [1, row?.oneHoleMm],
    [4, row?.fourHolesMm],
  ];
  return ways.flatMap(([count, tableMm]) =>
    typeof tableMm === 'number' ? [{ count, diameterMm: Math.max(tableMm, openMm(count)) }] : [],
  );
}
