import { readLimits } from '../../../values/errors/read-limits.ts';
import { type Face, faces } from '../nc1-document.ts';
import { type Row, refuse } from './split-blocks.ts';

export type Token = number | string;

const written = /[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)/;
const token = new RegExp(`\\s*(?:(${written.source})(?![\\d.,])|([a-z]))`, 'iy');
const whole = new RegExp(`^${written.source}$`);

/** A decimal number with point or comma, without exponent, or null. */
export const parseValue = (text: string): number | null => {
  if (text.length > readLimits.numberLength || !whole.test(text)) return null;
  return Number(text.replace(',', '.')) + 0;
};

/** Farthest across a part, mm. */
const acrossMaxMm = 50_000;

/** A number of the file within bounds. @throws DomainError E_NUMBER, E_COORD */
const coordinate = (text: string, row: Row, element: string): number => {
  const value = parseValue(text) ?? refuse('E_NUMBER', row, element, { name: element, found: text.slice(0, 32) });
  const max = readLimits.coordinateMaxMm;
  return Math.abs(value) > max
    ? refuse('E_COORD', row, element, { name: element, found: value, min: -max, max })
    : value;
};

/** Numbers and single letters of a line: blanks part them, and so does a change between number and letter. */
export const tokensOf = (row: Row, element: string): Token[] => {
  const text = row.text.trimEnd();
  const tokens: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const from = token.lastIndex;
    const [, number, letter] = token.exec(text) ?? [];
    if (number !== undefined) tokens.push(coordinate(number, row, element));
    else if (letter !== undefined) tokens.push(letter.toLowerCase());
    else refuse('E_NUMBER', row, element, { name: element, found: text.slice(from).trim().slice(0, 32) });
  }
  return tokens;
};

/** A line of a block: face, x with the letter of its reference edge, q with the letter of its kind, and what follows. */
export type PlacedRow = { face: Face | null; x: number; q: number; letter: string; rest: Token[]; row: Row };

const isFace = (value: Token | undefined): value is Face => faces.some((face) => face === value);

/** @throws DomainError E_NUMBER for a line that does not read so */
export const readPlacedRow = (row: Row, element: string): PlacedRow => {
  const tokens = tokensOf(row, element);
  const fail = () => refuse('E_NUMBER', row, element, { name: element, found: row.text.trim().slice(0, 32) });
  const number = (): number => {
    const value = tokens.shift();
    return typeof value === 'number' ? value : fail();
  };
  const letterOf = (allowed: string): string => {
    if (typeof tokens[0] !== 'string') return '';
    const letter = String(tokens.shift());
    return allowed.includes(letter) ? letter : fail();
  };
  const face = isFace(tokens[0]) ? (tokens.shift() as Face) : null;
  const x = number();
  letterOf('ousvh');
  const q = number();
  if (Math.abs(q) > acrossMaxMm)
    refuse('E_COORD', row, element, { name: element, found: q, min: -acrossMaxMm, max: acrossMaxMm });
  return { face, x, q, letter: letterOf('glmstw'), rest: tokens, row };
};

/** The numbers that a line ends in. @throws DomainError E_NUMBER for letters among them */
export const numbersIn = ({ rest, row }: PlacedRow, element: string): number[] =>
  rest.map((value) =>
    typeof value === 'number' ? value : refuse('E_NUMBER', row, element, { name: element, found: value }),
  );
