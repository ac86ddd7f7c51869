import type { Grade } from '../../catalogue/catalogue.schema.ts';
import type { Profile } from '../../catalogue/profile.schema.ts';
import { readFile } from '../../files/read-file.ts';
import { isOutside } from '../../geometry/measures/is-outside.ts';
import { sectionMeasures } from '../../geometry/measures/section-measures.ts';
import { planBody } from '../../geometry/solids/make-solid.ts';
import type { Kernel } from '../../geometry/solids/unite-deep.ts';
import type { Part } from '../../parts/part.ts';
import type { PartFacts } from '../../parts/part-facts.schema.ts';
import { flatPattern, type NoPattern } from '../flat-pattern.ts';
import { ncBar } from './bar-plates.ts';
import { barWorks } from './bar-works.ts';
import { type FaceWork, type Nc1Head, nc1Bytes, nc1Text } from './nc1-text.ts';

/** Why a part is not written as NC1: beside the reasons of a flat pattern, a section that NC1 has no code for, or a file that would read as another part. */
export type NoNc1 = NoPattern | 'no-section' | 'differs';

type Tools = { kernel: Kernel; profiles: readonly Profile[]; grades: readonly Grade[] };

/**
 * A part as the bytes of a DSTV file, or why it is none. What is written is read again before it is given out:
 * a file that would not be the same part is none.
 */
export const writeNc1 = (part: Part, order: string, tools: Tools): Uint8Array<ArrayBuffer> | NoNc1 => {
  const { body } = part.facts;
  const profile = tools.profiles.find(({ id }) => id === part.facts.profileId) ?? null;
  const written =
    body.section.kind === 'profile' ? writeBar(part, order, profile, tools) : writePlate(part, order, profile, tools);
  if (written === null) return 'no-section';
  if (typeof written === 'string') return written;
  return isSame(part, written, tools) ? written : 'differs';
};

/** The file, why there is none, or null where NC1 has no code for the section. */
type Written = Uint8Array<ArrayBuffer> | NoPattern | null;

type Common = Pick<Nc1Head, 'order' | 'drawing' | 'mark' | 'grade' | 'quantity'>;

const commonOf = ({ name, facts, grade, quantity }: Part, order: string): Common => ({
  order,
  drawing: facts.drawingNumber,
  mark: name,
  grade: grade ?? '',
  quantity,
});

const densityOf = ({ grade }: Part, { grades }: Tools): number =>
  (grades.find((each) => each.grade === grade)?.densityKgPerM3 ?? 7850) / 1000;

const writePlate = (part: Part, order: string, profile: Profile | null, tools: Tools): Written => {
  if (part.facts.category !== 'FLAT') return null;
  const pattern = flatPattern(tools.kernel, part.facts.body, null);
  if (typeof pattern === 'string') return pattern;
  const { thicknessMm: t, sizeMm, outer, cutOuts, holes, pockets, marks } = pattern;
  const [lengthMm, widthMm] = sizeMm;
  const front: FaceWork = {
    face: 'v',
    outer,
    inner: cutOuts,
    holes: [...holes.map((hole) => ({ ...hole, depthMm: 0 })), ...pockets.filter(({ isBehind }) => !isBehind)],
    marks,
  };
  const behind = pockets.filter(({ isBehind }) => isBehind);
  const back: FaceWork[] = behind.length === 0 ? [] : [{ face: 'h', outer: null, inner: [], holes: behind, marks: [] }];
  const head: Nc1Head = {
    ...commonOf(part, order),
    profile: profile?.designation ?? `PL${short(t)}*${short(widthMm)}`,
    code: 'B',
    lengthMm,
    heightMm: widthMm,
    flangeWidthMm: t,
    flangeMm: t,
    webMm: t,
    radiusMm: 0,
    massKg: t * densityOf(part, tools),
    paintM2: 2,
    webCutDeg: [0, 0],
    flangeCutDeg: [0, 0],
  };
  return nc1Bytes(nc1Text(head, [front, ...back]));
};

const short = (mm: number): string => String(Math.round(mm * 100) / 100);

const writeBar = (part: Part, order: string, profile: Profile | null, { kernel }: Tools): Written => {
  const { body } = part.facts;
  const bar = profile === null ? null : ncBar(body, profile);
  if (bar === null || profile === null) return null;
  const { steps, unmade } = planBody(body);
  if (unmade.length > 0) return 'unmade';
  const section = sectionMeasures(body, profile);
  const made = barWorks(kernel, body, { bar, steps: steps.filter((step) => !isOutside(step, body, section)) });
  if (typeof made === 'string') return made;
  const wall = profile.tMm ?? 0;
  const isRound = bar.code === 'RO' || bar.code === 'RU';
  const head: Nc1Head = {
    ...commonOf(part, order),
    profile: profile.designation,
    code: bar.code,
    lengthMm: made.ends.lengthMm,
    heightMm: bar.sizes.height,
    flangeWidthMm: isRound ? 0 : bar.sizes.width,
    flangeMm: profile.tfMm ?? wall,
    webMm: profile.twMm ?? wall,
    radiusMm: bar.code === 'M' || isRound ? 0 : (profile.rMm ?? 0),
    massKg: profile.massKgPerM,
    paintM2: profile.surfaceM2PerM,
    webCutDeg: made.ends.webCutDeg,
    flangeCutDeg: made.ends.flangeCutDeg,
  };
  return nc1Bytes(nc1Text(head, made.works));
};

const volumeTolerance = 1e-3;

/** Whether a file reads as the part it was made of: volume, holes, cuts, contours and section. */
const isSame = (part: Part, bytes: Uint8Array, { kernel, profiles, grades }: Tools): boolean => {
  const catalogue = { profiles: [...profiles], grades: [...grades], sheetThicknesses: [] };
  const [read] = readFile({ bytes, fileName: 'part.nc1', catalogue, kernel }).parts;
  if (read === undefined || !statedOf(part.facts).every((code) => statedOf(read).includes(code))) return false;
  const [own, other] = [part.facts.measures, read.measures];
  return (
    Math.abs(other.netVolumeMm3 / own.netVolumeMm3 - 1) <= volumeTolerance &&
    Math.abs(other.contourMm - own.contourMm) <= Math.max(0.5, own.contourMm * volumeTolerance) &&
    read.profileId === part.facts.profileId &&
    holesText(other.holes) === holesText(own.holes) &&
    cutsText(other.sawCuts) === cutsText(own.sawCuts)
  );
};

/** What a file says of a part that its body does not show, and that puts it on request. */
const beyondBody = new Set([
  'request.bend',
  'request.camber',
  'request.thread',
  'request.layer-work',
  'request.open-outline',
  'request.in-open-outline',
  'request.outlines-cross',
  'request.processing-unread',
  'request.incomplete-processing',
  'request.special-product',
  'request.shape-unread',
]);

const statedOf = ({ findings }: Pick<PartFacts, 'findings'>): string[] =>
  findings.map(({ code }) => code).filter((code) => beyondBody.has(code));

const holesText = (holes: Part['facts']['measures']['holes']): string =>
  holes
    .map(({ diameterMm, count }) => `${diameterMm.toFixed(2)} ${count}`)
    .sort()
    .join();

const cutsText = (cuts: Part['facts']['measures']['sawCuts']): string =>
  cuts
    .flatMap(({ bevelDeg, count }) => Array.from({ length: count }, () => bevelDeg.toFixed(1)))
    .sort()
    .join();
