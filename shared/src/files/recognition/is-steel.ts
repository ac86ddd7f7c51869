import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import { findProfile } from '../../catalogue/find-profile.ts';
import type { Remark } from '../../parts/part-facts.schema.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { type FoundGrade, findGrade } from './find-grade.ts';
import { otherMaterialIn, steelWordIn, timberGradeIn, woodWordIn } from './material-words.ts';
import type { NamedProfile, PartTexts } from './part-texts.ts';
import { plateNameIn } from './plate-name.ts';

export type Verdict = {
  isSteel: boolean;
  isGuess: boolean;
  grade: FoundGrade | null;
  named: NamedProfile | null;
  plate: ReturnType<typeof plateNameIn>;
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
};

const readSigns = ({ material, names }: PartTexts, catalogue: Catalogue): Signs => {
  const all = [...material, ...names];
  const grade =
    first(material, (text) => findGrade(text, catalogue.grades)) ??
    first(names, (text) => findGrade(text, catalogue.grades, 'name'));
  const usual = catalogue.grades.find((candidate) => candidate.grade === grade?.grade)?.usualProcess ?? null;
  const profiles = [...names, ...material].map((text) => findProfile(text, catalogue.profiles, usual));
  return {
    grade,
    steelWord: first(all, steelWordIn),
    named: profiles.find((found) => found?.profile) ?? profiles.find((found) => found !== null) ?? null,
    plate: first([...names, ...material], plateNameIn),
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
    reasons,
  });
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
