import type { Grade } from '../../catalogue/catalogue.schema.ts';

export type FoundGrade = {
  text: string;
  /** null: a steel grade is named that the catalogue lacks. */
  grade: string | null;
  /** The text leaves the subgrade open ('S235', 'St 37'). */
  isCompleted: boolean;
};

export type GradeField = 'material' | 'name';

const stem = (text: string) => text.toUpperCase().replace(/[\s._-]/g, '');

const word = (expression: string) => new RegExp(`(?<![\\p{L}\\d])(?:${expression})(?![\\p{L}\\d])`, 'iu');

/** Names of older and other standards, the longer ones first. A grade of null: a steel that nothing in the catalogue stands for. */
const byOtherName: [RegExp, string | null][] = [
  [word('[RU]?ST[ .-]?37[ .-]?3 ?[NU]?|FE[ .-]?360[ -]?D[12]?'), 'S235J2'],
  [
    word('[RU]?ST[ .-]?37(?:[ .-]?[12])?|FE[ .-]?360(?:[ -]?B(?:FN|FU)?)?|FE[ .-]?37|ST3S|11[ .]373|AE ?235(?: ?B)?'),
    'S235JR',
  ],
  [word('ST[ .-]?44[ .-]?3 ?[NU]?|FE[ .-]?430[ -]?D[12]?'), 'S275J2'],
  [word('ST[ .-]?44(?:[ .-]?[12])?|FE[ .-]?430(?:[ -]?B)?|AE ?275(?: ?B)?'), 'S275JR'],
  [word('ST[ .-]?52(?:[ .-]?3 ?[NU]?)?|FE[ .-]?510(?:[ -]?[BCD][12]?)?|18G2A|11[ .]523'), 'S355J2'],
  [
    word(
      'ST[ .-]?(?:33|50|60|70)(?:[ .-]?[123])?|[AQ]ST ?\\d\\d|DX5[1-7]D(?:\\+ ?ZM?\\d*)?|SS ?400|Q[23]\\d\\d ?[A-E]?|COR-?TEN(?: [AB])?|HARDOX(?: ?\\d{3})?|(?:AISI|SS|SUS|INOX) ?(?:304L|316)',
    ),
    null,
  ],
  [word('V2A|(?:AISI|SS|SUS|INOX) ?304|X5 ?CR ?NI ?18[ -]?10'), '1.4301'],
  [word('V4A|(?:AISI|SS|SUS|INOX) ?316TI|X6 ?CR ?NI ?MO ?TI ?17[ -]?12[ -]?2'), '1.4571'],
  [word('(?:AISI|SS|SUS|INOX) ?316L|X2 ?CR ?NI ?MO ?17[ -]?12[ -]?2'), '1.4404'],
];

/** Names so short that they mean a grade only where the material stands. */
const byShortName: [RegExp, string | null][] = [
  [word('E ?24 ?- ?[34]'), 'S235J2'],
  [word('E ?24(?: ?- ?[12])?'), 'S235JR'],
  [word('E ?28 ?- ?[34]'), 'S275J2'],
  [word('E ?28(?: ?- ?[12])?'), 'S275JR'],
  [word('E ?36 ?- ?[34]'), 'S355J2'],
  [word('E ?36(?: ?- ?[12])?'), 'S355JR'],
  [word('ST ?12|FEP ?01|DC ?01'), 'DC01'],
  [word('(?:ASTM )?A ?(?:36|572|992|500|53)(?:[ -]?GR?\\.? ?[A-D\\d]+)?'), null],
];

const byOldNumber: Readonly<Record<string, string>> = {
  '1.0036': 'S235JR',
  '1.0037': 'S235JR',
  '1.0116': 'S235J2',
  '1.0570': 'S355J2',
};

const structural =
  /(?<![\p{L}\d])S[ -]?(235|275|355|420|450|460|500|690|700)[ -]?((?:JR|J0|J2|K2|NL|ML|QL|MC|[NMQ])(?:G[1-4])?)?[ -]?(H|WP?)?(?![\p{L}\d]|[.,]\d)/iu;
const materialNumber = /(?<!\d)1\.[04][0-9]{3}(?!\d)/;

const gradeNamed = (name: string | null, grades: readonly Grade[]) =>
  grades.find((grade) => grade.grade === name)?.grade ?? null;

const fromStructural = (match: RegExpExecArray, grades: readonly Grade[]): FoundGrade => {
  const [text, strength = '', quality = '', suffix = ''] = match;
  const plain = quality.toUpperCase().replace(/G[1-4]$/, '');
  const known = (name: string) => grades.find((grade) => stem(grade.grade) === name)?.grade ?? null;
  if (plain !== '') return { text, grade: known(`S${strength}${plain}${suffix.toUpperCase()}`), isCompleted: false };
  const usual = [`S${strength}JR${suffix.toUpperCase()}`, `S${strength}J2${suffix.toUpperCase()}`].map(known);
  return { text, grade: usual.find((grade) => grade !== null) ?? null, isCompleted: true };
};

const fromNumber = (text: string, grades: readonly Grade[]): FoundGrade => {
  const grade = grades.find((candidate) => candidate.materialNumber === text)?.grade;
  return grade
    ? { text, grade, isCompleted: false }
    : { text, grade: gradeNamed(byOldNumber[text] ?? null, grades), isCompleted: true };
};

const fromOtherName = (text: string, field: GradeField, grades: readonly Grade[]): FoundGrade | null => {
  for (const [expression, name] of field === 'material' ? [...byOtherName, ...byShortName] : byOtherName) {
    const match = expression.exec(text);
    if (match) return { text: match[0], grade: gradeNamed(name, grades), isCompleted: true };
  }
  return null;
};

/**
 * The steel grade that a text names: by EN name, material number, or a name of an older or other standard (St 37, Fe 360, E 24, V2A,
 * X5CrNi18-10); null when it names none. Short names (E 24, A 36, St 12) count in the material only.
 */
export const findGrade = (
  text: string,
  grades: readonly Grade[],
  field: GradeField = 'material',
): FoundGrade | null => {
  const structuralMatch = structural.exec(text);
  if (structuralMatch) return fromStructural(structuralMatch, grades);
  const named = grades.find((grade) => word(grade.grade.replace('.', '\\.')).test(text));
  if (named) return { text: named.grade, grade: named.grade, isCompleted: false };
  const number = materialNumber.exec(text)?.[0];
  return number ? fromNumber(number, grades) : fromOtherName(text, field, grades);
};
