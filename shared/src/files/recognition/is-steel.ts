import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { type FoundProfile, findProfile } from '../../catalogue/find-profile.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import type { BtlxPart } from '../btlx/btlx-document.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { type FoundGrade, findGrade } from './find-grade.ts';
import { otherMaterialIn, steelWordIn, timberGradeIn, woodWordIn } from './material-words.ts';
import { fastenerIn, specialProductIn, threadedRodIn, unknownSectionIn } from './product-words.ts';

export type Verdict = {
  isSteel: boolean;
  isGuess: boolean;
  grade: FoundGrade | null;
  named: NamedProfile | null;
  plate: ReturnType<typeof plateNameIn>;
  /** The words for a product of its own, for a thread along a whole bar, for a section by sizes that nothing here knows. */
  special: string | null;
  thread: string | null;
  unknownSection: string | null;
  reasons: Remark[];
};

const first = <T>(texts: string[], find: (text: string) => T | null): T | null => {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
};

type Signs = {
  grade: FoundGrade | null;
  steelWord: string | null;
  named: NamedProfile | null;
  plate: ReturnType<typeof plateNameIn>;
  woodInMaterial: string | null;
  woodInNames: string | null;
  otherInMaterial: string | null;
  otherInNames: string | null;
  special: string | null;
  thread: string | null;
  unknownSection: string | null;
  fastener: string | null;
};

const readSigns = ({ material, names }: PartTexts, catalogue: Catalogue): Signs => {
  const all = [...material, ...names];
  const withoutGrade = (text: string) => {
    const named = findGrade(text, catalogue.grades, 'name');
    return named ? text.replace(named.text, ' ').replace(/\s+/g, ' ') : text;
  };
  const grade =
    first(material, (text) => findGrade(text, catalogue.grades)) ??
    first(names, (text) => findGrade(text, catalogue.grades, 'name'));
  const usual = catalogue.grades.find((candidate) => candidate.grade === grade?.grade)?.usualProcess ?? null;
  const profiles = [...names, ...material].map((text) => findProfile(text, catalogue.profiles, usual));
  return {
    grade,
    steelWord: first(all, steelWordIn),
    named:
      profiles.find((found) => found?.isHalf) ??
      profiles.find((found) => found?.profile) ??
      profiles.find((found) => found !== null) ??
      null,
    plate: first([...names, ...material].map(withoutGrade), plateNameIn),
    special: first(names, specialProductIn),
    thread: first(names, threadedRodIn),
    unknownSection: first(names, unknownSectionIn),
    fastener: first(names, fastenerIn),
    woodInMaterial: first(material, (text) => woodWordIn(text) ?? timberGradeIn(text)),
    woodInNames: first(names, woodWordIn),
    otherInMaterial: first(material, otherMaterialIn),
    otherInNames: first(names, otherMaterialIn),
  };
};

const isOwnName = (named: NamedProfile | null) =>
  named !== null &&
  named.profile !== null &&
  (named.isSteelOnly || !['FLAT', 'ROUND', 'SQUARE', 'TEE', 'ANY_TUBE'].includes(named.kind));

/**
 * Whether a part is steel, and why: a steel grade, the word steel, a catalogue profile or a plate's name says so;
 * another material leaves it out unless a grade or the word steel stands beside it; wood words, timber grades and a material class beat plate words and make anything else a guess at most.
 */
export const isSteel = (texts: PartTexts, materialClass: string, catalogue: Catalogue): Verdict => {
  const signs = readSigns(texts, catalogue);
  const { grade, named, plate } = signs;
  const verdict = (isSteelPart: boolean, isGuess: boolean, ...reasons: Remark[]): Verdict => ({
    isSteel: isSteelPart,
    isGuess,
    grade,
    named,
    plate,
    special: signs.special,
    thread: signs.thread,
    unknownSection: signs.unknownSection,
    reasons,
  });
  if (signs.fastener !== null && plate === null && !named?.profile)
    return verdict(false, false, remarkOf('left-out.fastener', { text: signs.fastener }));
  const other = signs.otherInMaterial ?? signs.otherInNames;
  if (other !== null && grade === null && signs.steelWord === null)
    return verdict(false, false, remarkOf('left-out.other-material', { text: other }));
  const wood = signs.woodInMaterial ?? (grade === null || materialClass !== '' ? signs.woodInNames : null);
  const leftOut =
    materialClass === ''
      ? remarkOf('left-out.wood', { text: wood ?? '' })
      : remarkOf('left-out.material-class', { group: materialClass });
  const steelReasons = signs.steelWord !== null ? [remarkOf('read.steel-word', { text: signs.steelWord })] : [];
  const isNamed = grade !== null || signs.steelWord !== null || isOwnName(named);
  if (wood !== null || materialClass !== '') {
    if (!isNamed) return verdict(false, false, leftOut);
    return verdict(true, true, remarkOf('guessed.against-wood', { text: wood ?? materialClass }), ...steelReasons);
  }
  if (isNamed || (plate?.isSteelOnly === true && plate.thicknessMm !== null))
    return verdict(true, false, ...steelReasons);
  const word = named?.profile ? named.text : (plate?.text ?? (named?.text || null));
  if (word !== null) return verdict(true, true, remarkOf('guessed.ambiguous-word', { text: word }));
  return verdict(false, false, remarkOf('left-out.nothing-named'));
};

/** What a text calls a plate. */
type PlateName = { text: string; thicknessMm: number | null; isSteelOnly: boolean };

const size =
  '[ .:_-]{0,3}(?:(?:T|D|S|E|EP|ÉP|SP|GR|TL|TH|THK|DICKE|STÄRKE)(?![\\p{L}])\\.? ?=? ?)?(\\d[\\d.,]*(?: ?(?:MM)? ?[X×*] ?\\d[\\d.,]*){0,2})?';

const steelNames =
  "(?:(?<!\\p{L})BL\\.?|\\p{L}*BLECH|T[ÔO]LE|LAMIERA|CHAPA|BLACHA|PLECH|STAALPLAAT|STEEL PLATE|STAHLPLATTE|PLAQUE (?:D['’])?ACIER|PIASTRA (?:IN |D['’])ACCIAIO)(?: DE ACERO)?(?!\\p{L})";

const otherNames =
  '(?<!\\p{L})(?:PLT?|PLATE|(?:END|BASE|CAP|GUSSET|FIN|SPLICE)[ -]PLATE|GUSSET|STIFFENER' +
  '|(?:(?:KOPF|FU(?:SS|ß)|ANKER|GRUND|STIRN|END|KNOTEN|ANSCHLUSS|AUFLAGER|LAGER|STEG|FLANSCH|DECK|UNTERLEG|STO(?:SS|ß)|MONTAGE|TRAG|ZUG|BASIS|EINBAU|BODEN)-?)?PLATTE' +
  '|LASCHE|STEIFE|RIPPE|PLAQUE|PLATINE|GOUSSET|RAIDISSEUR|PIASTRA|FAZZOLETTO|NERVATURA|PLACA|CARTELA|PLAAT|(?:KOP|VOET|EIND|SCHETS)PLAAT|FL|RD)(?!\\p{L})';

const steelPlate = new RegExp(steelNames + size, 'iu');

const otherPlate = new RegExp(otherNames + size, 'iu');

const thicknessBefore = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?(?:ER|MM) (?=\p{L})/iu;

const numbersIn = (text: string) =>
  text
    .split(/[^\d.,]+/)
    .map((number) => Number(number.replace(',', '.').replace(/[.,]$/, '')))
    .filter((number) => number > 0);

/**
 * A plate's name in the languages of the trade: one that only steel has ('Bl 10', 'tôle ép. 10', 'Knotenblech'),
 * or one that wood has too ('Platte', 'PL 10', 'piastra'); with its thickness in mm, the smallest number, when the text gives it.
 */
export const plateNameIn = (text: string): PlateName | null => {
  const steel = steelPlate.exec(text);
  const match = steel ?? otherPlate.exec(text);
  if (!match) return null;
  const after = numbersIn(match[1] ?? '');
  const numbers = after.length > 0 ? after : numbersIn(thicknessBefore.exec(text)?.[1] ?? '');
  const thicknessMm = numbers.length === 0 ? null : Math.min(...numbers);
  return { text: match[0].trim(), thicknessMm, isSteelOnly: steel !== null };
};

export type NamedProfile = FoundProfile;

/** The texts of a part, by what they usually speak of. */
type PartTexts = {
  /** Material and grades. */
  material: string[];
  /** Name, notes and user attributes, the most telling first. */
  names: string[];
};

const profileAttribute = /profil|querschnitt|section|sezione|designation|bezeichnung|format|abmessung/i;

const materialAttribute = /material|werkstoff|güte|guete|grade|matière|materiale|qualit/i;

/** Sorts the texts of a part; empty ones are left out. */
export const partTexts = (part: BtlxPart): PartTexts => {
  const attributes = (name: RegExp) =>
    part.userAttributes.filter((attribute) => name.test(attribute.name)).map((attribute) => attribute.value);
  const filled = (texts: string[]) => texts.filter((text) => text !== '');
  return {
    material: filled([part.material, part.qualityGrade, part.timberGrade, ...attributes(materialAttribute)]),
    names: filled([...attributes(profileAttribute), part.designation, part.annotation, part.comment, part.group]),
  };
};
