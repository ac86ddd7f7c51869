import { z } from 'zod';
import { hasAscii } from '../document/is-dxf.ts';
import { isZip, openFile } from '../document/open-file.ts';
import { documentTypeOf } from '../document-type.ts';
import { listFields, listUnitSchema } from './list-field.schema.ts';
import { listLimits } from './table.ts';

const columnSchema = z
  .number()
  .int()
  .min(0)
  .max(listLimits.columns - 1);

/** What somebody said of a list whose headings do not: which column holds what; or that it is none and becomes a request. */
export const listAnswersSchema = z.union([
  z.strictObject({ columns: z.partialRecord(z.enum(listFields), columnSchema), unit: listUnitSchema }),
  z.strictObject({ isRequest: z.literal(true) }),
]);
export type ListAnswers = z.infer<typeof listAnswersSchema>;

declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
declare const TextDecoder: new () => { decode: (bytes: Uint8Array) => string };

const mark = 'KNOTENBLECH ';
const mostBytes = 4_000;
const endRecordBytes = 22;

/** Where answers begin, or where they would: in the last line of a CSV, in the comment of an XLSX. Null: there are none. */
const answersAt = (bytes: Uint8Array): number | null => {
  for (let at = bytes.length - mark.length; at >= Math.max(0, bytes.length - mostBytes); at -= 1)
    if (bytes[at] === 0x4b && hasAscii(bytes, mark, at)) return at;
  return null;
};

/** The answers that stand in a list: so the same bytes give the same reading everywhere. Null where there are none that can be read. */
export const readListAnswers = (bytes: Uint8Array): ListAnswers | null => {
  const at = answersAt(bytes);
  if (at === null) return null;
  try {
    const text = new TextDecoder().decode(bytes.subarray(at + mark.length)).trim();
    const parsed = listAnswersSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};

/** A list with answers in it, in place of any that stood there. */
export const withListAnswers = (bytes: Uint8Array, answers: ListAnswers): Uint8Array<ArrayBuffer> => {
  const text = mark + JSON.stringify(answers);
  return isZip(bytes) ? withComment(bytes, text) : withLastLine(bytes, text);
};

/** A list out of the zip it may have come in, with answers in it. @throws DomainError those of openFile */
export const answeredList = (bytes: Uint8Array, answers: ListAnswers): Uint8Array<ArrayBuffer> =>
  withListAnswers(documentTypeOf(bytes) === 'xlsx' ? bytes : openFile(bytes), answers);

const joined = (...pieces: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** The zip's own comment, behind which nothing stands. */
const withComment = (bytes: Uint8Array, text: string): Uint8Array<ArrayBuffer> => {
  const comment = new TextEncoder().encode(text);
  const end = endRecordAt(bytes);
  const whole = joined(bytes.subarray(0, end + endRecordBytes), comment);
  new DataView(whole.buffer).setUint16(end + 20, comment.length, true);
  return whole;
};

const endRecordAt = (bytes: Uint8Array): number => {
  let at = bytes.length - endRecordBytes;
  while (at > 0 && !hasAscii(bytes, 'PK\x05\x06', at)) at -= 1;
  return at;
};

const withLastLine = (bytes: Uint8Array, text: string): Uint8Array<ArrayBuffer> => {
  const list = withoutAnswers(bytes);
  const isEnded = list[0] === 0xff || list.at(-1) === 0x0a || list.at(-1) === 0x0d;
  return joined(list, new TextEncoder().encode(`${isEnded ? '' : '\r\n'}${text}\r\n`));
};

/** A CSV as it came. */
export const withoutAnswers = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, answersAt(bytes) ?? bytes.length);
