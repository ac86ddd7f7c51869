import type { Catalogue } from '../../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../../catalogue/find-profile.ts';
import { familiesOf } from '../../../catalogue/match-section.ts';
import { halfGirderIn } from '../../../catalogue/parse-profile-name.ts';
import type { Profile, ProfileFamily } from '../../../catalogue/profile.schema.ts';
import type { Section } from '../../../geometry/body/body.schema.ts';
import { areaOf, type Path, perimeterOf } from '../../../geometry/body/path.ts';
import type { Remark } from '../../../parts/part-facts.schema.ts';
import { remarkOf } from '../../document/remark-codes.ts';
import { outerSize } from '../../recognition/profile-shape.ts';
import type { Nc1Header, Nc1Part, SectionCode } from '../nc1-document.ts';
import { drawnSection } from './drawn-section.ts';
import type { SectionSizes } from './face-plates.ts';

/** The section of a bar: a row of the catalogue, else the outline that the file gives. */
export type FoundSection = {
  profile: Profile | null;
  profileName: string;
  section: Section;
  sizes: SectionSizes;
  /** Loops of the file's own section in (z, y), the first the outside; null where there is a row, or nothing to draw. */
  outline: Path[] | null;
  /** kg/m and m2/m, 0 where not known. */
  massKg: number;
  paintM2: number;
  /** What the file draws is no section whose weight counts: nothing, or a half as if it were the whole. */
  isUnweighed: boolean;
  reasons: Remark[];
  findings: Remark[];
};

const families: Record<SectionCode, readonly ProfileFamily[]> = {
  I: familiesOf.I,
  U: familiesOf.U,
  L: familiesOf.L,
  T: familiesOf.T,
  M: familiesOf.hollow,
  RO: familiesOf.tube,
  RU: familiesOf.round,
  SO: ['SQ'],
  B: [],
  C: [],
};

const sizeMm = 0.5;
const thicknessMm = 0.3;
const near = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** Height and width as the header has them; round sections have their diameter in both. */
const boxOf = ({ code, heightMm, flangeWidthMm }: Nc1Header) => {
  const isRound = code === 'RO' || code === 'RU';
  return { height: heightMm, width: isRound || flangeWidthMm === 0 ? heightMm : flangeWidthMm };
};

const fits = (profile: Profile, header: Nc1Header): boolean => {
  const { h, b } = outerSize(profile);
  const { height, width } = boxOf(header);
  const isBox =
    (near(height, h, sizeMm) && near(width, b, sizeMm)) || (near(height, b, sizeMm) && near(width, h, sizeMm));
  const isThick = (written: number, own: number | null) =>
    written === 0 || own === null || near(written, own, thicknessMm);
  if (header.code === 'RU' || header.code === 'SO') return isBox;
  const walls: [number, number | null][] =
    header.code === 'RO'
      ? [[header.webMm || header.flangeMm, profile.tMm]]
      : [
          [header.webMm, profile.twMm ?? profile.tMm],
          [header.flangeMm, profile.tfMm ?? profile.tMm],
        ];
  return isBox && walls.every(([written, own]) => isThick(written, own));
};

const massDiffers = (profile: Profile, massKg: number) => Math.abs(profile.massKgPerM / massKg - 1);

type Chosen = { profile: Profile; reasons: Remark[] };

/** Rows of one designation are told apart by the header's mass; where it does not, the usual one is assumed. */
const chooseRow = (rows: readonly Profile[], usual: Profile, massKg: number): { row: Profile; isAssumed: boolean } => {
  if (rows.length < 2) return { row: usual, isAssumed: false };
  const [best = usual, second] =
    massKg > 0 ? rows.toSorted((a, b) => massDiffers(a, massKg) - massDiffers(b, massKg)) : [];
  const isTold = second !== undefined && massDiffers(best, massKg) <= 0.01 && massDiffers(second, massKg) > 0.01;
  return isTold ? { row: best, isAssumed: false } : { row: usual, isAssumed: true };
};

const byName = (header: Nc1Header, profiles: readonly Profile[], usual: string | null): Chosen | null => {
  const own = profiles.filter(({ family }) => families[header.code].includes(family));
  const found = findProfile(header.profile, own, usual);
  if (!found?.profile || !fits(found.profile, header)) return null;
  const { designation } = found.profile;
  const rows = own.filter((row) => row.designation === designation && fits(row, header));
  const { row, isAssumed } = chooseRow(rows, found.profile, header.massKg);
  const reasons = [remarkOf('read.profile', { text: header.profile, profile: designation })];
  if (isAssumed && found.assumedProcess !== null)
    reasons.push(remarkOf('guessed.process', { profile: designation, process: row.process }));
  return { profile: row, reasons };
};

const massTolerance = 0.03;

/** The one row whose measures and mass are those of the header, whatever the file calls it. */
const byMeasures = (header: Nc1Header, profiles: readonly Profile[]): Chosen | null => {
  if (header.code === 'SO') return null;
  const { massKg, code } = header;
  const rows = profiles.filter(
    (row) =>
      families[code].includes(row.family) &&
      fits(row, header) &&
      (massKg === 0 || massDiffers(row, massKg) <= massTolerance),
  );
  const [first] = rows;
  if (first === undefined || new Set(rows.map(({ designation }) => designation)).size > 1) return null;
  const usual = rows.find(({ process }) => process === 'cold_formed') ?? first;
  const { row } = chooseRow(rows, usual, massKg);
  const { height, width } = boxOf(header);
  const values = { profile: row.designation, heightMm: height, widthMm: width };
  return { profile: row, reasons: [remarkOf('guessed.profile-by-section', values)] };
};

/** The section of a part that is no plate: by its name and measures, by measures alone, else as the file draws it, on request. */
export const findSection = (part: Nc1Part, { profiles }: Catalogue, usualProcess: string | null): FoundSection => {
  const { header } = part;
  const isHalf = halfGirderIn(header.profile) !== null;
  const chosen = isHalf ? null : (byName(header, profiles, usualProcess) ?? byMeasures(header, profiles));
  return chosen ? ofCatalogue(chosen, header) : ofFile(part, profiles);
};

const ofCatalogue = ({ profile, reasons }: Chosen, header: Nc1Header): FoundSection => {
  const { h, b } = outerSize(profile);
  const { code } = header;
  const isUpright = code !== 'T' && near(boxOf(header).height, h, sizeMm);
  const [height, width] = isUpright ? [h, b] : [b, h];
  const lie = { heightAxis: isUpright ? ('y' as const) : ('z' as const), flipY: false, flipZ: code === 'T' };
  return {
    profile,
    profileName: profile.designation,
    section: { kind: 'profile', profileId: profile.id, ...lie },
    sizes: { code, height, width, flange: flangeAtRoot(profile), web: profile.twMm ?? profile.tMm ?? 0 },
    outline: null,
    massKg: profile.massKgPerM,
    paintM2: profile.surfaceM2PerM,
    isUnweighed: false,
    reasons,
    findings: [],
  };
};

/** The flanges of UPN and IPN slope: at the web they are thicker than tabulated. */
export const flangeAtRoot = ({ family, hMm, bMm, tfMm, twMm, tMm }: Profile): number => {
  const [h, b, tf, tw] = [hMm ?? 0, bMm ?? 0, tfMm ?? tMm ?? 0, twMm ?? tMm ?? 0];
  if (family === 'IPN') return tf + 0.14 * (b / 4 - tw / 2);
  if (family !== 'UPN') return tf;
  const [slope, measured] = h > 300 ? [0.05, (b + tw) / 2] : [0.08, b / 2];
  return tf + slope * (measured - tw);
};

const ofFile = (part: Nc1Part, profiles: readonly Profile[]): FoundSection => {
  const { header } = part;
  const { height, width } = boxOf(header);
  const drawn = drawnSection(part, { height, width });
  const text = header.profile || header.code;
  const sizes = {
    code: header.code,
    height,
    width,
    flange: header.flangeMm || header.webMm,
    web: header.webMm || header.flangeMm,
  };
  const isHalf = halfGirderIn(text) !== null;
  const whole = isHalf ? (findProfile(text, profiles)?.halfOf ?? null) : null;
  const found: FoundSection = {
    profile: null,
    profileName: text,
    section: { kind: 'box' },
    sizes,
    outline: null,
    massKg: whole === null ? 0 : whole.massKgPerM / 2,
    paintM2: 0,
    isUnweighed: true,
    reasons: [],
    findings: [remarkOf(isHalf ? 'request.half-girder' : 'request.unknown-profile', { text })],
  };
  if (drawn === null && whole === null) {
    const fileKg = Math.round(header.massKg * header.lengthMm) / 1000;
    return { ...found, findings: [...found.findings, remarkOf('warn.weight-unknown', { fileKg })] };
  }
  if (drawn === null) return found;
  const [outer = []] = drawn.loops;
  const areaMm2 = drawn.loops.reduce((sum, loop, index) => sum + Math.abs(areaOf(loop)) * (index === 0 ? 1 : -1), 0);
  return {
    ...found,
    sizes: { ...sizes, ...drawn.box },
    outline: drawn.loops,
    ...(whole === null || header.code === 'SO'
      ? { massKg: (areaMm2 * 7850) / 1e6, paintM2: perimeterOf(outer) / 1000, isUnweighed: false }
      : {}),
    findings: [...found.findings, ...drawn.findings],
  };
};
