import { DomainError } from '../../values/errors/domain-error.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean; ignoreBOM: boolean },
) => { decode(bytes?: Uint8Array, options?: { stream: boolean }): string };

const startsWith = (bytes: Uint8Array, ...start: number[]) => start.every((byte, index) => bytes[index] === byte);

/** The encoding by its byte order mark (UTF-8 without one) and the mark's length. Refuses E_ENC for what is neither UTF-8 nor marked UTF-16. */
export const encodingOf = (bytes: Uint8Array): { encoding: Encoding; markLength: number } => {
  const refused = (found: string) => new DomainError('E_ENC', { line: 1, column: 1, element: '', found });
  if (startsWith(bytes, 0xff, 0xfe, 0, 0) || startsWith(bytes, 0, 0, 0xfe, 0xff)) throw refused('UTF-32');
  if (startsWith(bytes, 0x4c, 0x6f, 0xa7, 0x94)) throw refused('EBCDIC');
  if (startsWith(bytes, 0x2b, 0x2f, 0x76)) throw refused('UTF-7');
  if (startsWith(bytes, 0x3c, 0) || startsWith(bytes, 0, 0x3c) || startsWith(bytes, 0, 0)) throw refused('UTF-16');
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { encoding: 'utf-8', markLength: 3 };
  if (startsWith(bytes, 0xff, 0xfe)) return { encoding: 'utf-16le', markLength: 2 };
  if (startsWith(bytes, 0xfe, 0xff)) return { encoding: 'utf-16be', markLength: 2 };
  return { encoding: 'utf-8', markLength: 0 };
};

const chunkBytes = 65_536;

/**
 * The text of a file, piece by piece, with the number of bytes read so far.
 * @throws DomainError E_ENC at bytes that are not valid in the encoding; `line` and `column` are those of the text before them.
 */
export function* decodeText(
  bytes: Uint8Array,
  start: { encoding: Encoding; markLength: number },
  at: () => { line: number; column: number },
): Generator<{ text: string; bytesRead: number }> {
  const decoder = new TextDecoder(start.encoding, { fatal: true, ignoreBOM: true });
  for (let from = start.markLength; from < bytes.length; from += chunkBytes) {
    const to = Math.min(from + chunkBytes, bytes.length);
    let text: string;
    try {
      text = decoder.decode(bytes.subarray(from, to), { stream: to < bytes.length });
    } catch {
      throw new DomainError('E_ENC', { ...at(), element: '', found: `not ${start.encoding}` });
    }
    if (from === start.markLength && text.startsWith('\ufeff'))
      throw new DomainError('E_ENC', { line: 1, column: 1, element: '', found: 'two byte order marks' });
    yield { text, bytesRead: to };
  }
}
