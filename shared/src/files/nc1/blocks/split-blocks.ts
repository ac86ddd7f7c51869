import { DomainError, type ErrorDetails } from '../../../values/errors/domain-error.ts';
import type { ErrorCode } from '../../../values/errors/error-codes.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';

export type Row = { text: string; line: number };
/** The lines of a block without blank ones and comments. */
export type Block = { code: string; line: number; rows: Row[] };
/** One part as the file has it, from ST to EN. */
export type RawPart = { line: number; comment: string; header: Row[]; blocks: Block[]; endsAt: number | null };

/** A refusal that names block and line. */
export const refuse = (code: ErrorCode, { text, line }: Row, element: string, details: ErrorDetails = {}): never => {
  const column = text.length - text.trimStart().length + 1;
  throw new DomainError(code, { line, column, element, ...details });
};

const blockCodes = /^(?:ST|EN|BO|SI|AK|IK|PU|KO|SC|TO|UE|PR|KA|IN)$/;
const planeCodes = /^[EBSAIPK]\d$/;
const anyCode = /^[A-Z][A-Z\d]$/i;

/** Fields of the header; up to four lines of text follow. */
export const headerLength = 20;
const textLines = 4;

const isComment = ({ text }: Row) => text.trimStart().startsWith('**');
const isBlank = ({ text }: Row) => text.trim() === '';

/** The code that a line is, or null. Codes with a digit stand in the first column: marks such as B1 do not. */
const codeOf = ({ text }: Row): string | null => {
  const code = text.trim().toUpperCase();
  if (blockCodes.test(code)) return code;
  return planeCodes.test(code) && text.trimEnd() === text.trim() ? code : null;
};

/** Two signs alone in the first column: a block that later editions or other programs have. */
const isUnknownCode = ({ text }: Row): boolean => anyCode.test(text.trimEnd());

/** In the header only what stands in the first column is a code: an indented ST is a mark. */
const isHeaderEnd = (row: Row): boolean => codeOf(row) !== null && /^\S/.test(row.text);

/** The parts of a file and the codes of blocks that are not read. @throws DomainError E_TYPE, E_GEOM, E_LIMIT, E_PARTS, E_TEXT */
export const splitBlocks = (rows: readonly Row[]): { parts: RawPart[]; unknown: Map<string, number> } => {
  const parts: RawPart[] = [];
  const unknown = new Map<string, number>();
  let at = 0;
  while (at < rows.length) {
    const row = rows[at] as Row;
    if (codeOf(row) === 'ST') {
      if (parts.length >= readLimits.parts) refuse('E_PARTS', row, 'ST', { max: readLimits.parts });
      const header = readHeaderRows(rows, at + 1);
      const body = readBlocks(rows, header.next, unknown);
      parts.push({ line: row.line, comment: header.comment, header: header.rows, ...body });
      at = body.next;
    } else if (parts.length === 0 && !isBlank(row) && !isComment(row)) {
      refuse('E_TYPE', row, '', { found: row.text.trim().slice(0, 64) });
    } else at += 1;
  }
  return { parts, unknown };
};

const readHeaderRows = (rows: readonly Row[], from: number) => {
  const header: Row[] = [];
  let comment = '';
  let at = from;
  for (; at < rows.length && header.length < headerLength + textLines; at += 1) {
    const row = rows[at] as Row;
    if (isComment(row)) comment ||= row.text.trim().replace(/^\*+/, '').trim();
    else if (isHeaderEnd(row)) break;
    else header.push(row);
  }
  const last = rows[Math.min(at, rows.length) - 1] as Row;
  if (header.length < headerLength)
    refuse('E_GEOM', rows[at] ?? last, 'ST', { missing: `ST ${header.length + 1}/${headerLength}` });
  return { rows: header, comment, next: at };
};

const readBlocks = (rows: readonly Row[], from: number, unknown: Map<string, number>) => {
  const blocks: Block[] = [];
  let block: Block | null = null;
  for (let at = from; at < rows.length; at += 1) {
    const row = rows[at] as Row;
    const code = codeOf(row);
    if (code === 'EN') return { blocks, endsAt: row.line, next: at + 1 };
    if (code === 'ST') return { blocks, endsAt: null, next: at };
    if (code !== null) {
      block = { code, line: row.line, rows: [] };
      blocks.push(block);
    } else if (isUnknownCode(row)) {
      block = null;
      const name = row.text.trim().toUpperCase();
      if (unknown.size < 100 || unknown.has(name)) unknown.set(name, (unknown.get(name) ?? 0) + 1);
    } else if (block !== null && !isBlank(row) && !isComment(row)) block.rows.push(row);
    if (blocks.length > readLimits.processingsPerPart)
      refuse('E_LIMIT', row, 'ST', { max: readLimits.processingsPerPart });
  }
  return { blocks, endsAt: null, next: rows.length };
};
