import type { Random } from '../random.ts';
import { randomContour } from './random-contour.ts';
import { randomPosition, type Size, sizes } from './random-position.ts';
import { randomWork } from './random-processing.ts';
import { oddValue } from './random-value.ts';

const times = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));

const materials = ['S235JR', 'S355J2+N', 'Stahl', 'C24', 'OSB', '', 'S9999', '1.4301', 'S235JR'];
const names = [
  'Blech 10',
  'HEA 200',
  'IPE 240',
  'FL 100x10',
  'CHS 60.3x3.2',
  'L 80x8',
  'UNP 100',
  'RHS 100x60x4',
  'HEA 9999',
  'Platte',
  '',
  'x'.repeat(300),
  'e\u0301\u0301\u0301\u0301\u0301\u0301',
  '\u202egpj',
  '&lt;b&gt;',
  '{name}',
];

const text = (random: Random, values: readonly string[]) =>
  random.once(40) ? oddValue(random).replaceAll('<', '') : random.pick(values);

const shape = (random: Random, { length, height, width }: Size) => {
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map(
    (n) => `${n & 1 ? length : 0} ${n & 2 ? height : 0} ${n & 4 ? width : 0}`,
  );
  const faces = times(random.below(14), () =>
    times(random.below(3) + 3, () => (random.once(80) ? oddValue(random) : random.below(8))).join(' '),
  );
  return `<Shape><IndexedFaceSet coordIndex="${faces.join(' -1 ')}"><Coordinate point="${corners.join(', ')}"/></IndexedFaceSet></Shape>`;
};

const part = (random: Random, number: number): string => {
  const size = random.pick(sizes);
  const dimensions = Object.entries({ Length: size.length, Height: size.height, Width: size.width }).map(
    ([name, value]) => `${name}="${random.once(400) ? oddValue(random) : value}"`,
  );
  const pieces = times(
    random.below(4) + (random.once(20) ? 0 : 1),
    (at) => `<Transformation GUID="{${number}-${random.once(30) ? 9 : at}}">${randomPosition(random)}</Transformation>`,
  );
  const notes = times(
    random.below(3),
    () =>
      `<UserAttribute Name="${text(random, ['Profil', 'Zeichnungsnummer', 'Werkstoff', '__proto__'])}" Value="${text(random, names)}"/>`,
  );
  const outlines = random.once(12)
    ? `<Outlines><Outline ReferencePlaneID="1">${randomContour(random, { length: Math.ceil(size.length), width: Math.ceil(size.width) })}</Outline></Outlines>`
    : '';
  return [
    `<Part SingleMemberNumber="${number}" AssemblyNumber="${random.pick(['', 'A1', 'A1', 'A2'])}" Designation="${text(random, names)}" Material="${text(random, materials)}" Count="${random.once(200) ? oddValue(random) : random.below(5) + 1}" Weight="${random.once(9) ? oddValue(random) : ''}" ${dimensions.join(' ')}>`,
    `<Transformations>${pieces.join('')}</Transformations><UserAttributes>${notes.join('')}</UserAttributes>${outlines}`,
    randomWork(random, size),
    random.once(10) ? shape(random, size) : '',
    '</Part>',
  ].join('');
};

const composites = (random: Random, parts: number): string => {
  const ref = (kind: string, guid: string) =>
    `<${kind}Refs><${kind}Ref GUID="{${guid}}">${randomPosition(random)}</${kind}Ref></${kind}Refs>`;
  const layer = (n: number) =>
    `<Layer Count="${random.below(3) + 1}"><Transformations><Transformation GUID="{L${n}}">${randomPosition(random)}</Transformation></Transformations>${random.once(5) ? ref('Layer', `L${random.below(5)}`) : ''}${ref('Part', `${random.below(parts) + 1}-${random.once(30) ? 5 : 0}`)}</Layer>`;
  return `<Composites><Layers>${[0, 1, 2, 3].slice(0, random.below(4)).map(layer).join('')}</Layers></Composites>`;
};

/** A BTLx file by the grammar of the schema: mostly right, here and there wrong. */
export const randomBtlx = (random: Random): string => {
  const count = random.below(3) + 1;
  const parts = Array.from({ length: count }, (_, index) => part(random, index + 1));
  const version = random.once(200) ? oddValue(random) : random.pick(['1.0', '2.0.0', '2.1.0', '2.3.1']);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<BTLx xmlns="https://www.design2machine.com" Version="${version}"><Project Name="${text(random, names)}"><Parts>${parts.join('\n')}</Parts>${random.once(4) ? composites(random, count) : ''}</Project></BTLx>`;
};
