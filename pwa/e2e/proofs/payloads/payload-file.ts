import { sampleAs } from '../../shop/act.ts';
import { nth, textsOf } from './payload-texts.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\t', '&#9;');

const sample = sampleAs('knotenplatten.btlx', 'Nutzlasten').buffer.toString('utf8');
const samplePart = /<Part SingleMemberNumber="1"[\s\S]*?<\/Part>/.exec(sample)?.[0] ?? '';
const partOf = (n: number, given: Record<string, string>) =>
  Object.entries(given).reduce(
    (part, [from, to]) => part.replace(from, () => to),
    samplePart
      .replace('SingleMemberNumber="1"', `SingleMemberNumber="${n}"`)
      .replace('Length="300"', `Length="${300 + n}"`),
  );
const fileOf = (parts: readonly string[]) =>
  Buffer.from(sample.replace(/<Parts>[\s\S]*<\/Parts>/, () => `<Parts>${parts.join('\n')}</Parts>`));

const names = (texts: readonly string[], n: number) => ({
  'Designation="Knotenblech 300x200x10"': `Designation="${escaped(nth(texts, n))}"`,
});

/** What design software writes: names, drawings, notes and processings of parts, and groups of them. */
export const payloadFile = () => {
  const [designations, drawings, attributes, groups, notes] = [
    textsOf('partName', 70),
    textsOf('drawingNumber', 80),
    textsOf('attributeName', 120),
    textsOf('groupName', 250),
    textsOf('partNote', 250),
  ];
  const parts = designations.map((_, n) =>
    partOf(n + 1, {
      ...names(designations, n),
      'AssemblyNumber=""': n < 20 ? `AssemblyNumber="${escaped(nth(groups, n >> 1))}"` : 'AssemblyNumber=""',
      'Material="S235JR"': `Material="S235JR" Annotation="${escaped(nth(notes, n))}" Storey="${escaped(nth(notes, n + 1))}"`,
      'Value="KP-101"': `Value="${escaped(nth(drawings, n))}"`,
      '</UserAttributes>': `<UserAttribute Name="${escaped(nth(attributes, n))}" Value="x"/></UserAttributes>`,
      'Name="Bohrung 14"': `Name="${escaped(nth(attributes, n))}"`,
    }),
  );
  const partCount = parts.length;
  return { bytes: fileOf(parts), partCount };
};

/** A file that can be ordered. */
export const plainFile = () => fileOf([partOf(1, {})]);

/** A file that is refused with words of its own. */
export const refusedFile = () =>
  fileOf([partOf(1, { '<Diameter>14': `<Diameter>${escaped(nth(textsOf('refusedWord', 32), 0))}` })]);
