import { z } from 'zod';
import { hasAscii } from '../document/is-dxf.ts';
import { drawingUnitSchema } from './content/units.ts';

/** What somebody said of a part that its drawing leaves open. */
export const partAnswerSchema = z.strictObject({
  thicknessMm: z.number().min(0.1).max(1000).optional(),
  grade: z.string().min(1).max(40).optional(),
  quantity: z.number().int().min(1).max(9999).optional(),
});
export type PartAnswer = z.infer<typeof partAnswerSchema>;

/** A gap wider than this is no slip of a drawing, mm. */
export const widestGapMm = 5;

/** What somebody said of a drawing: of all its parts, and of single ones by their place in the reading, which counts before. */
export const drawingAnswersSchema = z.strictObject({
  unit: drawingUnitSchema.optional(),
  /** Gaps of outlines up to this are closed, mm. */
  gapMm: z.number().min(0.1).max(widestGapMm).optional(),
  all: partAnswerSchema.optional(),
  parts: z.record(z.string().regex(/^[1-9]\d{0,4}$/), partAnswerSchema).optional(),
});
export type DrawingAnswers = z.infer<typeof drawingAnswersSchema>;

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string };

const mark = 'KNOTENBLECH ';
const mostBytes = 2_000_000;
const [lf, cr] = [0x0a, 0x0d];

/** The last line that holds something: where it begins and ends. */
const lastLine = (bytes: Uint8Array): { from: number; to: number } => {
  let to = bytes.length;
  while (to > 0 && (bytes[to - 1] === lf || bytes[to - 1] === cr)) to -= 1;
  let from = to;
  while (from > 0 && to - from < mostBytes && bytes[from - 1] !== lf && bytes[from - 1] !== cr) from -= 1;
  return { from, to };
};

const isMarked = (bytes: Uint8Array, from: number): boolean => hasAscii(bytes, mark, from);

/**
 * The answers that stand behind a drawing, as a comment (999) in its last line: so the same bytes give the same reading everywhere.
 * Null where there are none that can be read.
 */
export const readAnswers = (bytes: Uint8Array): DrawingAnswers | null => {
  const { from, to } = lastLine(bytes);
  if (!isMarked(bytes, from)) return null;
  try {
    const parsed = drawingAnswersSchema.safeParse(
      JSON.parse(new TextDecoder().decode(bytes.subarray(from + mark.length, to))),
    );
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** A drawing with answers behind it, in place of any that stood there. */
export const withAnswers = (bytes: Uint8Array, answers: DrawingAnswers): Uint8Array<ArrayBuffer> => {
  const comment = new TextEncoder().encode(`\r\n999\r\n${mark}${JSON.stringify(answers)}\r\n`);
  const drawing = bytes.subarray(0, drawingEnd(bytes));
  const whole = new Uint8Array(drawing.length + comment.length);
  whole.set(drawing);
  whole.set(comment, drawing.length);
  return whole;
};

/** Where the drawing ends and answers begin. */
const drawingEnd = (bytes: Uint8Array): number => {
  const { from } = lastLine(bytes);
  if (!isMarked(bytes, from)) return bytes.length;
  const text = String.fromCharCode(...bytes.subarray(Math.max(0, from - 16), from));
  const code = /(?:\r\n|\n|\r)?999(?:\r\n|\n|\r)$/.exec(text)?.[0] ?? '';
  return from - code.length;
};

/** What is said of one part: for itself, else for all. */
export const answerFor = (answers: DrawingAnswers | null, index: number): PartAnswer => ({
  ...answers?.all,
  ...answers?.parts?.[String(index)],
});
