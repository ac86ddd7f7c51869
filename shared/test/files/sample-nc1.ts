import type { Catalogue } from '../../src/catalogue/catalogue.schema.ts';
import { readFile } from '../../src/files/read-file.ts';
import type { Kernel } from '../../src/geometry/solids/unite-deep.ts';
import type { PartFacts } from '../../src/parts/part-facts.schema.ts';
import { DomainError } from '../../src/values/errors/domain-error.ts';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Fields of a header that a test sets; the others are those of a plate 200 x 100 x 10. */
export type SampleHeader = Partial<{
  order: string;
  drawing: string;
  phase: string;
  mark: string;
  grade: string;
  quantity: string | number;
  profile: string;
  code: string;
  length: string | number;
  height: number;
  width: number;
  flange: number;
  web: number;
  radius: number;
  mass: number;
  paint: number;
  cuts: [webStart: number, webEnd: number, flangeStart: number, flangeEnd: number];
}>;

/** A DSTV file of one part with its blocks, from ST to EN. */
export const sampleNc1 = (header: SampleHeader, blocks = '', end = 'EN\r\n'): string => {
  const { order = 'O-1', drawing = 'Z-1', phase = '1', mark = 'P1', grade = 'S235JR', quantity = 1 } = header;
  const { profile = 'PL10*100', code = 'B', length = 200, height = 100, width = 0, flange = 0, web = 10 } = header;
  const { radius = 0, mass = 0, paint = 0, cuts = [0, 0, 0, 0] } = header;
  const texts = [order, drawing, phase, mark, grade, quantity, profile, code];
  const numbers = [length, height, width, flange, web, radius, mass, paint, ...cuts];
  const lines = [...texts, ...numbers].map((value) => `  ${value}`);
  return [
    'ST',
    '** P1.nc1',
    ...lines,
    '  ',
    '  ',
    '  ',
    '  ',
    ...blocks.trim().split(/\n\s*/).filter(Boolean),
    end,
  ].join('\r\n');
};

type Tools = { catalogue: Catalogue; kernel: Kernel };

/** The parts of a file given as text or bytes. */
export const partsOf = (file: string | Uint8Array, { catalogue, kernel }: Tools): PartFacts[] => {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
  return readFile({ bytes, fileName: 'sample.nc1', catalogue, kernel }).parts;
};

/** Code and place of a refusal. */
export const refusalOf = (file: string | Uint8Array, tools: Tools): { code: string; line: unknown } => {
  try {
    partsOf(file, tools);
  } catch (error) {
    if (error instanceof DomainError) return { code: error.code, line: error.details.line };
    throw error;
  }
  return { code: 'accepted', line: null };
};
