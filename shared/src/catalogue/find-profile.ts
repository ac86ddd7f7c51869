import { isGirder } from './match-section.ts';
import { type MentionKind, type ProfileMention, parseProfileNames } from './parse-profile-name.ts';
import type { Profile, ProfileFamily } from './profile.schema.ts';

export type FoundProfile = {
  /** null: the text names a section that the catalogue lacks. */
  profile: Profile | null;
  text: string;
  kind: MentionKind;
  /** The word that names it is not said of other materials. */
  isSteelOnly: boolean;
  /** Set when hot and cold finished sections share the name and the text does not say which. */
  assumedProcess: string | null;
  /** The text names a half of a rolled girder, which no catalogue has. */
  isHalf: boolean;
  /** The girder that it is half of, where the catalogue has that. */
  halfOf: Profile | null;
};

const families: Record<MentionKind, ProfileFamily[]> = {
  HEA: ['HEA'],
  HEB: ['HEB'],
  HEM: ['HEM'],
  HEAA: ['HEAA'],
  IPE: ['IPE'],
  IPEA: ['IPEA'],
  IPEO: ['IPEO'],
  IPN: ['IPN'],
  HD: ['HD', 'HEAA', 'HEA', 'HEB', 'HEM'],
  HL: ['HL'],
  HP: ['HP'],
  UB: ['UB'],
  UC: ['UC'],
  OTHER_GIRDER: [],
  UPN: ['UPN'],
  UPE: ['UPE'],
  UAP: ['UAP'],
  PFC: ['PFC'],
  ANGLE: ['L_EQUAL', 'L_UNEQUAL'],
  TEE: ['T'],
  HOLLOW: ['RHS', 'SHS'],
  ROUND_TUBE: ['CHS'],
  ANY_TUBE: ['CHS', 'RHS', 'SHS'],
  FLAT: ['FL', 'BFL'],
  ROUND: ['RD'],
  SQUARE: ['SQ'],
};

/** Whether a text names a rolled girder, an I or a U. */
export const isGirderMention = (kind: MentionKind): boolean => kind === 'OTHER_GIRDER' || families[kind].some(isGirder);

const sizesOf = (profile: Profile): number[] => {
  const { hMm, bMm, dMm, tMm } = profile;
  if (dMm !== null) return tMm === null ? [dMm] : [dMm, tMm];
  if (profile.family === 'FL' || profile.family === 'BFL') return [bMm ?? 0, tMm ?? 0];
  if (profile.family === 'SQ') return [hMm ?? 0];
  return [hMm ?? 0, bMm ?? 0, tMm ?? 0];
};

/** 'HEA 200', 'HD 400 x 187', 'HL 1000 A'. */
const isNominal = (profile: Profile, { numbers, letters }: ProfileMention) =>
  profile.designation.endsWith(` ${[numbers.join(' x '), ...(letters ? [letters] : [])].join(' ')}`);

/** HD 260 and HD 320 are wide flange girders of that size in five of their weights: named by size and kg/m. */
const isHdByMass = ({ family, designation, massKgPerM }: Profile, [size, mass = 0]: number[]) =>
  family.startsWith('HE') && designation.endsWith(` ${size}`) && Math.abs(massKgPerM - mass) <= 0.5;

const descending = (numbers: number[]) => [...numbers].sort((a, b) => b - a);

/** 'L 80x8' and 'QRO 100x5' leave the second side out; a length may follow the two sizes of a flat bar. */
const writtenSizes = (profile: Profile, numbers: number[]): number[] => {
  const [first = 0, second = 0] = numbers;
  const isFlat = profile.family === 'FL' || profile.family === 'BFL';
  if (isFlat) return descending([first, second]);
  if (profile.family === 'SQ') return numbers.length === 2 && first !== second ? [] : [first];
  if (profile.dMm !== null) return numbers;
  if (profile.family === 'T' && numbers.length === 1) return [first, first, profile.tMm ?? 0];
  return descending(numbers.length === 2 ? [first, first, second] : numbers);
};

const same = (wanted: number[], sizes: number[], tolerance: number) =>
  wanted.length === sizes.length && wanted.every((value, index) => Math.abs(value - (sizes[index] ?? 0)) <= tolerance);

const byNumbers = (mention: ProfileMention, profiles: readonly Profile[]): Profile[] => {
  const allowed = profiles.filter((profile) => families[mention.kind].includes(profile.family));
  if (isGirderMention(mention.kind)) {
    const nominal = allowed.filter((profile) => isNominal(profile, mention));
    return nominal.length > 0 || mention.kind !== 'HD'
      ? nominal
      : allowed.filter((profile) => isHdByMass(profile, mention.numbers));
  }
  const fits = (tolerance: number) =>
    allowed.filter((profile) => same(writtenSizes(profile, mention.numbers), sizesOf(profile), tolerance));
  const exact = fits(0.01);
  if (exact.length > 0) return exact;
  const rounded = mention.numbers.every(Number.isInteger)
    ? fits(0.5).filter((profile) => profile.family === 'CHS')
    : [];
  return rounded.length === 1 ? rounded : [];
};

const processNamed = (text: string): string | null => {
  if (/10210|WARM|HOT|À CHAUD|A CALDO|[- ]HF\b|\bHF[RS]HS|\b[QR]RW|\bMSH/i.test(text)) return 'hot_finished';
  return /10219|KALT|COLD|À FROID|A FREDDO|[- ]CF\b|\bCF[RS]HS|\b[QR]RK|\bKKR/i.test(text) ? 'cold_formed' : null;
};

const choose = (candidates: Profile[], text: string, usualProcess: string | null) => {
  const first = candidates[0] as Profile;
  if (candidates.length === 1) return { profile: first, assumedProcess: null };
  const named = processNamed(text);
  const wanted = named ?? (usualProcess === 'hot_finished' ? 'hot_finished' : 'cold_formed');
  const profile = candidates.find((candidate) => candidate.process === wanted) ?? first;
  return { profile, assumedProcess: named ? null : profile.process };
};

/**
 * The profile that a text names, in the spellings of the trade's languages and programs ('HE 200 A', 'IPE-300', 'QRO 100x5', 'L 80/8', 'Rohr 60,3x3,2'),
 * or null when it names none. `usualProcess` decides between hot and cold finished hollow sections of one name.
 */
export const findProfile = (
  text: string,
  profiles: readonly Profile[],
  usualProcess: string | null = null,
): FoundProfile | null => {
  const mentions = parseProfileNames(text);
  const half = mentions.find(({ isHalf }) => isHalf);
  if (half) return { ...lacking(half), halfOf: half.isVariant ? null : (byNumbers(half, profiles)[0] ?? null) };
  const several = severalIn(text);
  if (several) return lacking(several);
  for (const mention of mentions) {
    const candidates = mention.isVariant ? [] : byNumbers(mention, profiles);
    if (candidates.length > 0)
      return {
        ...choose(candidates, text, usualProcess),
        text: mention.text,
        kind: mention.kind,
        isSteelOnly: mention.isSteelOnly,
        isHalf: false,
        halfOf: null,
      };
  }
  const certain = mentions.find((mention) => mention.isCertain);
  return certain ? lacking(certain) : null;
};

/** 'IPE 200 + IPE 200', 'HEA 200 / HEB 200': sections side by side, of which none alone is the part's. */
const severalIn = (text: string): ProfileMention | null => {
  const pieces = text.split(/[+&/]/).map((piece) => piece.trim());
  if (pieces.length < 2) return null;
  const named = pieces.map((piece) =>
    parseProfileNames(piece).find((mention) => mention.isCertain && mention.text.length === piece.length),
  );
  const [first] = named;
  return first !== undefined && named.every((mention) => mention !== undefined)
    ? { ...first, text: text.trim() }
    : null;
};

/** A section that the catalogue lacks. */
const lacking = ({ text, kind, isSteelOnly, isHalf }: ProfileMention): FoundProfile => ({
  profile: null,
  text,
  kind,
  isSteelOnly,
  assumedProcess: null,
  isHalf,
  halfOf: null,
});
