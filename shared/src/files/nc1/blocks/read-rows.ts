import { DomainError } from '../../../values/errors/domain-error.ts';
import { readLimits } from '../../../values/errors/read-limits.ts';
import { markLength } from '../../document/is-nc1.ts';
import type { Row } from './split-blocks.ts';

declare const TextDecoder: new (label: string, options: { fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** UTF-8 where it is, else Windows-1252, which has a sign for nearly every byte. */
export const decodeText = (bytes: Uint8Array): string => {
  const hasMark = markLength(bytes) > 0;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    if (hasMark) throw new DomainError('E_ENC', { line: 1, column: 1, element: '', found: 'not utf-8' });
    return new TextDecoder('windows-1252', { fatal: false }).decode(bytes);
  }
};

/** Control characters but tab and line ends. */
const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u;

/**
 * The lines of a file, numbered from 1; CRLF, LF and CR end one, 0x1A ends all.
 * @throws DomainError E_ENC, E_CHAR, E_TEXT (a line of more than 10,000 characters), E_LIMIT
 */
export const readRows = (bytes: Uint8Array): { rows: Row[]; endsInLine: boolean } => {
  const whole = decodeText(bytes).replace(/^\ufeff/, '');
  const end = whole.indexOf('\x1a');
  const text = end === -1 ? whole : whole.slice(0, end);
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > readLimits.elements)
    throw new DomainError('E_LIMIT', { line: readLimits.elements, column: 1, element: '', max: readLimits.elements });
  const rows = lines.map((line, index) => ({ text: line, line: index + 1 }));
  if (forbidden.test(text)) refuseCharacter(rows);
  const long = rows.find((row) => row.text.length > longestLine);
  if (long) throw new DomainError('E_TEXT', { line: long.line, column: longestLine, element: '', max: longestLine });
  const last = rows.at(-1)?.text ?? '';
  return { rows, endsInLine: last.trim() !== '' };
};

const longestLine = 10_000;

const refuseCharacter = (rows: readonly Row[]): never => {
  const row = rows.find(({ text }) => forbidden.test(text));
  const column = (row?.text.search(forbidden) ?? 0) + 1;
  throw new DomainError('E_CHAR', { line: row?.line ?? 1, column, element: '' });
};
