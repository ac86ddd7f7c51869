import { processingParameters } from '../src/files/btlx/processing-parameters.ts';
import { randomContour } from './random-contour.ts';
import type { Random } from './random.ts';
import { oddValue, randomValue } from './random-value.ts';

const kinds = Object.entries(processingParameters);
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

type Size = { length: number; height: number; width: number };

const sizes: readonly Size[] = [
  { length: 300, height: 10, width: 200 },
  { length: 3000, height: 190, width: 200 },
  { length: 1000, height: 60, width: 100 },
  { length: 6000, height: 240, width: 120 },
  { length: 50, height: 50, width: 50 },
  { length: 100_000, height: 0.1, width: 100_000 },
];
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

const axis = (random: Random) =>
  random.once(40)
    ? `X="${oddValue(random)}" Y="0" Z="0"`
    : random.pick([
        'X="1" Y="0" Z="0"',
        'X="0" Y="1" Z="0"',
        'X="0" Y="0" Z="1"',
        'X="-1" Y="0" Z="0"',
        'X="0.6" Y="0.8" Z="0"',
      ]);
const along = ['X="1" Y="0" Z="0"', 'X="0" Y="1" Z="0"'];
const position = (random: Random) => {
  const [x, y] = random.once(60)
    ? [axis(random), axis(random)]
    : random.once(4)
      ? ['X="0.6" Y="0.8" Z="0"', 'X="-0.8" Y="0.6" Z="0"']
      : along;
  return `<Position><ReferencePoint X="${random.below(9000)}" Y="${random.once(300) ? oddValue(random) : random.below(500)}" Z="0"/><XVector ${x}/><YVector ${y}/></Position>`;
};

const parametersOf = (random: Random, declared: string): string =>
  declared
    .split(' ')
    .filter((each) => each !== '' && !random.once(5))
    .map((each) => /^([\w.]+):([^=!]+)/.exec(each) ?? [])
    .map(([, name = 'X', type = 'A']) => `<${name}>${randomValue(random, type)}</${name}>`)
    .join('');

const processing = (random: Random, size: Size, depth = 0): string => {
  const [kind, declared] = random.once(3)
    ? random.pick(kinds.filter(([name]) => /Contour|Drilling|Lap|Pocket/.test(name)))
    : random.pick(kinds);
  const name = random.once(200) ? oddValue(random).replace(/[^a-zA-Z_]/g, 'Q') || 'Q' : kind;
  const side = random.once(300) ? oddValue(random) : String(random.below(6) + 1);
  const face = { length: Math.ceil(size.length), width: Math.ceil(random.pick([size.height, size.width])) };
  const contour = /Contour|Area|Surface/.test(kind) ? randomContour(random, face) : '';
  const inner = depth < 2 && random.once(25) ? `<Processings>${processing(random, size, depth + 1)}</Processings>` : '';
  return `<${name} Name="p" ReferencePlaneID="${side}" Process="${random.once(9) ? 'no' : 'yes'}">${parametersOf(random, declared)}${contour}${inner}</${name}>`;
};

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
    random.below(4),
    () => `<Transformation GUID="{${number}-${random.below(5)}}">${position(random)}</Transformation>`,
  );
  const notes = times(
    random.below(3),
    () =>
      `<UserAttribute Name="${text(random, ['Profil', 'Zeichnungsnummer', 'Werkstoff', '__proto__'])}" Value="${text(random, names)}"/>`,
  );
  const planes = random.once(8)
    ? `<UserReferencePlanes><UserReferencePlane ID="${random.below(4) + 100}">${position(random)}</UserReferencePlane></UserReferencePlanes>`
    : '';
  const outlines = random.once(12)
    ? `<Outlines><Outline ReferencePlaneID="1">${randomContour(random, { length: Math.ceil(size.length), width: Math.ceil(size.width) })}</Outline></Outlines>`
    : '';
  return [
    `<Part SingleMemberNumber="${number}" AssemblyNumber="${random.pick(['', '', 'A1', 'A2'])}" Designation="${text(random, names)}" Material="${text(random, materials)}" Count="${random.once(200) ? oddValue(random) : random.below(5) + 1}" Weight="${random.once(9) ? oddValue(random) : ''}" ${dimensions.join(' ')}>`,
    `<Transformations>${pieces.join('')}</Transformations><UserAttributes>${notes.join('')}</UserAttributes>${planes}${outlines}`,
    `<Processings>${times(random.below(5), () => processing(random, size)).join('')}</Processings>`,
    random.once(10) ? shape(random, size) : '',
    '</Part>',
  ].join('');
};

const composites = (random: Random, parts: number): string => {
  const ref = (kind: string, guid: string) =>
    `<${kind}Refs><${kind}Ref GUID="{${guid}}">${position(random)}</${kind}Ref></${kind}Refs>`;
  const layer = (n: number) =>
    `<Layer Count="${random.below(3) + 1}"><Transformations><Transformation GUID="{L${n}}">${position(random)}</Transformation></Transformations>${random.once(5) ? ref('Layer', `L${random.below(5)}`) : ''}${ref('Part', `${random.below(parts) + 1}-${random.below(5)}`)}</Layer>`;
  return `<Composites><Layers>${[0, 1, 2, 3].slice(0, random.below(4)).map(layer).join('')}</Layers></Composites>`;
};

/** A BTLx file by the grammar of the schema: mostly right, here and there wrong. */
export const randomBtlx = (random: Random): string => {
  const count = random.below(3) + 1;
  const parts = Array.from({ length: count }, (_, index) => part(random, index + 1));
  const version = random.once(200) ? oddValue(random) : random.pick(['1.0', '2.0.0', '2.1.0', '2.3.1']);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<BTLx xmlns="https://www.design2machine.com" Version="${version}"><Project Name="${text(random, names)}"><Parts>${parts.join('\n')}</Parts>${random.once(4) ? composites(random, count) : ''}</Project></BTLx>`;
};
