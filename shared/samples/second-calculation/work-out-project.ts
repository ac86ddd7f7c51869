import { exact, isBelow, plus, product, total } from './fraction.ts';
import { isPartOnRequest } from './is-part-on-request.ts';
import type { PlainPart, PlainProject, PriceList } from './plain-project.ts';
import { type SettledAssembly, type SettledPart, settleProject } from './settle-project.ts';
import { isAssemblyOnRequest, seamsOf, type Welded, whiteOf, workOutAssembly } from './work-out-assembly.ts';
import { type Charge, workOutCharges } from './work-out-charges.ts';
import { workOutPart } from './work-out-part.ts';
import type { Position } from './work-out-position.ts';
import { workOutWeights } from './work-out-weights.ts';

export type WorkedProject = {
  parts: Position[];
  assemblies: Position[];
  charges: Charge[];
  partsCents: number;
  assembliesCents: number;
  netCents: number;
  isOnRequest: boolean;
};

/** A project from its plain figures: docs/adr/0004-tariff-and-rounding.md by hand. */
export const workOutProject = (project: PlainProject, list: PriceList): WorkedProject => {
  const settled = settleProject(project);
  const welded = weldedOf(settled, { drawn: project.parts, list });
  const zincEurPerKg = zincPrice(galvanisedGrams(settled.parts, welded, list), list);
  const parts = settled.parts.map((part) => workOutPart(part, list, zincEurPerKg));
  const assemblies = welded.map((each) => workOutAssembly(each, list, zincEurPerKg));
  const charges = workOutCharges({ project, ...settled }, { parts, assemblies }, list);
  const partsCents = sum(parts.map((each) => each.positionCents));
  const assembliesCents = sum(assemblies.map((each) => each.positionCents));
  return {
    parts,
    assemblies,
    charges,
    partsCents,
    assembliesCents,
    netCents: partsCents + assembliesCents + sum(charges.map((charge) => charge.cents)),
    isOnRequest: [...parts, ...assemblies].some((each) => each.isOnRequest),
  };
};

/** Net weight of all its taken pieces, g. */
export const workOutNetG = (project: PlainProject, list: PriceList) =>
  sum(settleProject(project).parts.map((part) => part.total * Number(workOutWeights(part, list).netG.over)));

/** The longest piece that leaves the workshop: a taken part, or a welded assembly as one, mm. */
export const workOutLongestMm = (project: PlainProject, list: PriceList) => {
  const settled = settleProject(project);
  const welded = weldedOf(settled, { drawn: project.parts, list }).flatMap(({ sizeMm }) => sizeMm ?? []);
  return Math.max(0, ...welded, ...settled.parts.flatMap(({ lengthMm, widthMm, heightMm }) => [lengthMm, widthMm, heightMm]));
};

/** White weight, g, of the galvanised pieces of a project that have a price. */
export const workOutGalvanisedG = (project: PlainProject, list: PriceList) => {
  const settled = settleProject(project);
  const grams = galvanisedGrams(settled.parts, weldedOf(settled, { drawn: project.parts, list }), list);
  return Number(grams.over / grams.under);
};

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

/** Single parts one by one, welded assemblies as a whole. */
function galvanisedGrams(parts: readonly SettledPart[], welded: readonly Welded[], list: PriceList) {
  const single = parts.filter((part) => !part.isWelded && part.surface === 'ZINCED' && !isPartOnRequest(part, list));
  const whole = welded.filter((each) => each.assembly.surface === 'ZINCED' && !isAssemblyOnRequest(each, list));
  return total([
    ...single.map((part) => product(part.total, workOutWeights(part, list).whiteG)),
    ...whole.map((each) => product(each.assembly.total, whiteOf(each, list))),
  ]);
}

/** The class of that weight, with the surcharge. */
function zincPrice(grams: ReturnType<typeof exact>, { tariff }: PriceList) {
  const { classes, surchargePercent } = tariff.zinc;
  const row = classes.find(({ uptoKg }) => uptoKg === null || !isBelow(product(uptoKg, 1000), grams));
  return product(row?.eurPerKg ?? '0', plus(exact(1), product(surchargePercent, '0.01')));
}

type Settled = { assemblies: SettledAssembly[]; parts: SettledPart[] };

/** Welded assemblies of which a part is taken; their size is that of the drawing. */
function weldedOf({ assemblies, parts }: Settled, { drawn, list }: { drawn: PlainPart[]; list: PriceList }): Welded[] {
  const isIn = (index: number | null, outer: number): boolean =>
    index !== null && (index === outer || isIn(assemblies.find((each) => each.index === index)?.parent ?? null, outer));
  return assemblies.flatMap((assembly) => {
    const own = parts.filter((part) => part.assembly === assembly.index);
    if (!assembly.isWelded || (own.length === 0 && seamsOf({ assembly, own }).length === 0)) return [];
    const isOutermost = !assemblies.some((each) => each.index === assembly.parent && each.isWelded);
    const inside = drawn.filter((part) => isIn(part.assembly, assembly.index));
    const priced = own.filter((part) => !isPartOnRequest(part, list));
    return { assembly, own, priced, sizeMm: isOutermost ? sizeOf(inside) : null };
  });
}

/** Along the axes of the project: a part's length along x, the larger side of its section or its width along y. */
function sizeOf(parts: readonly PlainPart[]) {
  return [0, 1, 2].map((axis) => {
    const spans = parts.map(({ originMm, lengthMm, heightMm, widthMm, stock }) => {
      const side = (stock === 'plate' ? [lengthMm, widthMm, heightMm] : [lengthMm, heightMm, widthMm])[axis] ?? 0;
      const from = originMm[axis] ?? 0;
      return [from, from + side] as const;
    });
    const size = Math.max(...spans.map(([, to]) => to)) - Math.min(...spans.map(([from]) => from));
    return Math.round(size * 100) / 100;
  });
}
