import { hostile, type HostileFile, utf8 } from './hostile-file.ts';
import { file, plate } from './hostile-parts.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const utf32 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 4));
  for (let at = 0; at < text.length; at += 1) view.setUint32(at * 4, text.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** `text` with raw bytes in place of its tilde. */
const withBytes = (text: string, ...bytes: number[]) => {
  const [before = '', after = ''] = text.split('~');
  return new Uint8Array([...utf8(before), ...bytes, ...utf8(after)]);
};
const declaring = (encoding: string) => file(plate()).replace('UTF-8', encoding);
const named = file(plate('', 'Annotation="~"'));
const mark = '\ufeff';

const broken: [string, number[]][] = [
  ['Latin-1 called UTF-8', [0xfc]],
  ['overlong NUL', [0xc0, 0x80]],
  ['overlong slash', [0xe0, 0x80, 0xaf]],
  ['half a character in UTF-8', [0xed, 0xa0, 0x80]],
  ['five-byte character', [0xf8, 0x88, 0x80, 0x80, 0x80]],
  ['character beyond Unicode', [0xf4, 0x90, 0x80, 0x80]],
  ['lone continuation', [0x80]],
  ['character cut short', [0xe2, 0x82]],
];

/** Kinds 14 to 16. */
export const encodings: HostileFile[] = [
  ...broken.map(([name, bytes]) => hostile(14, name, 'E_ENC', () => withBytes(named, ...bytes))),
  hostile(14, 'invalid byte at the very end', 'E_ENC', () => withBytes(`${file(plate())}<!--~`, 0xe2)),
  hostile(14, 'Windows-1252 quotes', 'E_ENC', () => withBytes(named, 0x93, 0x94)),
  hostile(15, 'UTF-8 with a mark', 'accepted', () => mark + file(plate())),
  hostile(15, 'UTF-16 LE with a mark', 'accepted', () => utf16(mark + declaring('UTF-16'), true)),
  hostile(15, 'UTF-16 BE with a mark', 'accepted', () => utf16(mark + declaring('utf-16'), false)),
  hostile(15, 'UTF-16 LE with a mark and no declaration', 'accepted', () => utf16(mark + file(plate()).replace(/^.*\n/, ''), true)),
  hostile(15, 'UTF-16 LE without a mark', 'accepted', () => utf16(declaring('UTF-16'), true)),
  hostile(15, 'UTF-16 BE without a mark', 'accepted', () => utf16(declaring('UTF-16'), false)),
  hostile(16, 'UTF-16 with half a character', 'E_ENC', () => utf16(`${mark}<a b="\ud800"/>`, true)),
  hostile(16, 'UTF-16 with an odd number of bytes', 'E_ENC', () => utf16(mark + declaring('UTF-16'), true).slice(0, -1)),
  hostile(16, 'UTF-32 LE', 'E_ENC', () => utf32(mark + file(plate()), true)),
  hostile(16, 'UTF-32 BE', 'E_ENC', () => utf32(mark + file(plate()), false)),
  hostile(16, 'UTF-32 LE without a mark', 'E_ENC', () => utf32(file(plate()), true)),
  hostile(16, 'UTF-7', 'E_ENC', () => utf8('+/v8-+ADw-BTLx+AD4-')),
  hostile(16, 'UTF-7 without a mark', 'E_TYPE', () => utf8('+ADw-BTLx+AD4-')),
  hostile(16, 'EBCDIC', 'E_ENC', () => new Uint8Array([0x4c, 0x6f, 0xa7, 0x94, 0x93, 0x40])),
  hostile(15, 'declared Latin-1', 'accepted', () => latin1(declaring('ISO-8859-1'))),
  hostile(16, 'declared UTF-7', 'E_ENC', () => declaring('UTF-7')),
  hostile(15, 'UTF-8 declared UTF-16', 'accepted', () => declaring('UTF-16')),
  hostile(15, 'UTF-16 declared UTF-8', 'accepted', () => utf16(mark + declaring('UTF-8'), true)),
  hostile(16, 'two UTF-8 marks', 'E_ENC', () => mark + mark + file(plate())),
  hostile(16, 'two UTF-16 marks', 'E_ENC', () => utf16(mark + mark + declaring('UTF-16'), true)),
];
