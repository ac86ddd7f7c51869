import type { Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { shownText } from '../document/build-tree.ts';
import { nc1WithoutStart } from '../document/is-nc1.ts';
import { remarkOf } from '../document/remark-codes.ts';
import { readBlock, withoutDoubles } from './blocks/read-blocks.ts';
import { readHeader } from './blocks/read-header.ts';
import { readRows } from './blocks/read-rows.ts';
import { type RawPart, type Row, splitBlocks } from './blocks/split-blocks.ts';
import type { Nc1Document, Nc1Part } from './nc1-document.ts';

/**
 * The parts of a DSTV file (NC1, July 1998), whole or not at all.
 * @throws DomainError E_ENC, E_CHAR, E_TEXT, E_TYPE, E_NC1_START, E_XML (cut off), E_GEOM, E_NUMBER, E_DIM, E_COORD, E_COUNT, E_RANGE, E_REF, E_LIMIT, E_PARTS
 */
export const readNc1 = (bytes: Uint8Array, onProgress?: (done: number, total: number) => void): Nc1Document => {
  const found = nc1WithoutStart(bytes);
  if (found !== null) throw new DomainError('E_NC1_START', { line: 1, column: 1, element: 'ST', found });
  const { rows, endsInLine } = readRows(bytes);
  const { parts: raw, unknown } = splitBlocks(rows);
  let pieces = 0;
  const parts = raw.map((each, index) => {
    onProgress?.(index, raw.length);
    if (each.endsAt === null) refuseCut(each, { rows, endsInLine });
    const part = readPart(each);
    pieces += part.header.quantity;
    if (pieces > readLimits.pieces)
      throw new DomainError('E_COUNT', {
        line: each.line,
        column: 1,
        element: 'ST',
        found: pieces,
        max: readLimits.pieces,
      });
    return part;
  });
  onProgress?.(raw.length, raw.length);
  const findings = [...unknown].map(([name, count]): Remark => remarkOf('warn.unknown-element', { name, count }));
  return { format: 'nc1', parts, findings };
};

/** A part without EN whose last line is not ended either is the beginning of a file. */
const refuseCut = (raw: RawPart, { rows, endsInLine }: { rows: readonly Row[]; endsInLine: boolean }): void => {
  const last = rows.at(-1);
  if (endsInLine && last)
    throw new DomainError('E_XML', {
      line: last.line,
      column: last.text.length,
      element: raw.blocks.at(-1)?.code ?? 'ST',
      reason: 'no EN',
    });
};

const readPart = (raw: RawPart): Nc1Part => {
  const { header, findings } = readHeader(raw);
  const part: Nc1Part = {
    line: raw.line,
    comment: shownText(raw.comment),
    header,
    outer: [],
    inner: [],
    holes: [],
    marks: [],
    cuts: [],
    bends: [],
    profile: [],
    camberMm: 0,
    planes: [],
    notes: notesOf(header),
    findings,
  };
  if (raw.endsAt === null) findings.push(remarkOf('request.no-end', {}));
  for (const block of raw.blocks) readBlock(block, part);
  return { ...part, holes: withoutDoubles(part.holes, findings) };
};

const notesOf = ({ order, phase, texts }: Nc1Part['header']): Nc1Part['notes'] => [
  ...(order === '' ? [] : [{ name: 'OrderNumber', value: order }]),
  ...(phase === '' ? [] : [{ name: 'Phase', value: phase }]),
  ...texts.map((value) => ({ name: 'Comment', value })),
];
