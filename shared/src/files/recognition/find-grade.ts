import type { Grade } from '../../base-data/catalogue.ts';

export type FoundGrade = {
  text: string;
  /** null: a steel grade is named that the catalogue lacks. */
  grade: string | null;
  /** The text leaves the subgrade open ('S235', 'St 37'). */
  isCompleted: boolean;
};

const stem = (text: string) => text.toUpperCase().replace(/[\s._-]/g, '');

const byOldName: [RegExp, string][] = [
  [/(?<![\p{L}\d])[RU]?ST[ .-]?37(?:-[123])?(?!\d)/iu, 'S235JR'],
  [/(?<![\p{L}\d])ST[ .-]?44(?:-[123])?(?!\d)/iu, 'S275JR'],
  [/(?<![\p{L}\d])ST[ .-]?52(?:-3)?(?!\d)/iu, 'S355J2'],
  [/(?<![\p{L}\d])FE[ .-]?360(?:[ -]?[BCD])?(?!\d)/iu, 'S235JR'],
  [/(?<![\p{L}\d])FE[ .-]?430(?:[ -]?[BCD])?(?!\d)/iu, 'S275JR'],
  [/(?<![\p{L}\d])FE[ .-]?510(?:[ -]?[BCD])?(?!\d)/iu, 'S355J2'],
  [/(?<![\p{L}\d])V2A(?![\p{L}\d])|AISI ?304(?!L)/iu, '1.4301'],
  [/(?<![\p{L}\d])V4A(?![\p{L}\d])|AISI ?316TI/iu, '1.4571'],
  [/AISI ?316L/iu, '1.4404'],
];

const structural =
  /(?<![\p{L}\d])S[ -]?(235|275|355|420|450|460|500|690|700)[ -]?((?:JR|J0|J2|K2|NL|ML|QL|MC|[NMQ])(?:G[1-4])?)?[ -]?(H)?(?![\p{L}\d]|[.,]\d)/iu;
const materialNumber = /(?<!\d)1\.[04][0-9]{3}(?!\d)/;

const fromStructural = (match: RegExpExecArray, grades: readonly Grade[]): FoundGrade => {
  const [text, strength = '', quality = '', hollow = ''] = match;
  const plain = quality.toUpperCase().replace(/G[1-4]$/, '');
  const known = (name: string) => grades.find((grade) => stem(grade.grade) === name)?.grade ?? null;
  if (plain !== '') return { text, grade: known(`S${strength}${plain}${hollow.toUpperCase()}`), isCompleted: false };
  const usual = [`S${strength}JR${hollow.toUpperCase()}`, `S${strength}J2${hollow.toUpperCase()}`].map(known);
  return { text, grade: usual.find((grade) => grade !== null) ?? null, isCompleted: true };
};

/** The steel grade that a text names: by EN name, material number, or the old names St 37, Fe 360, V2A; null when it names none. */
export const findGrade = (text: string, grades: readonly Grade[]): FoundGrade | null => {
  const structuralMatch = structural.exec(text);
  if (structuralMatch) return fromStructural(structuralMatch, grades);
  const number = materialNumber.exec(text)?.[0];
  if (number) {
    const grade = grades.find((candidate) => candidate.materialNumber === number)?.grade ?? null;
    return { text: number, grade, isCompleted: false };
  }
  for (const [expression, name] of byOldName) {
    const match = expression.exec(text);
    if (match)
      return { text: match[0], grade: grades.find((grade) => grade.grade === name)?.grade ?? null, isCompleted: true };
  }
  const named = grades.find((grade) => new RegExp(`(?<![\\p{L}\\d])${grade.grade}(?![\\p{L}\\d])`, 'iu').test(text));
  return named ? { text: named.grade, grade: named.grade, isCompleted: false } : null;
};
