import { expect, test } from 'vitest';
import { type Table, tableToCsv, withoutGuard } from './table-to-csv.ts';

declare const TextDecoder: new (
  label: string,
  options: { ignoreBOM: boolean },
) => { decode(bytes: Uint8Array): string };
const csvOf = (...cells: Table['rows'][number]['cells']) => {
  const columns = cells.map((_, place) => ({ title: `s${place}`, digits: 3 }));
  const bytes = tableToCsv({ columns, rows: [{ level: 0, isGroup: false, cells }] });
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n');
};

test('a table is UTF-8 with byte order mark, semicolons and decimal commas', () => {
  const [titles, row, end] = csvOf('Träger', 1234.5, null, -2);
  expect(titles).toBe('\ufeffs0;s1;s2;s3');
  expect(row).toBe('Träger;1234,500;;-2,000');
  expect(end).toBe('');
});

test.each([
  ["'=1+1", '=1+1'],
  ["' @SUM(A1)", ' @SUM(A1)'],
  ["'s Gravenhage", "'s Gravenhage"],
  ['=1+1', '=1+1'],
])('%j is read back as %j', (written, text) => expect(withoutGuard(written)).toBe(text));

test.each(['=1+1', '+A1', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200b=1', '＝1'])('%j is no formula', (text) => {
  expect(csvOf(text).join('\r\n')).toContain(`"'${text}"`);
});

test('semicolons, quotes and line breaks stay in their cell', () => {
  expect(csvOf('a;b"c\nd')[1]).toBe('"a;b""c\nd"');
});
