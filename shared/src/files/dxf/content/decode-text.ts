import { cutText } from '../../../values/cut-text.ts';

declare const TextDecoder: new (
  label: string,
  options: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };

export type Decode = (bytes: Uint8Array) => string;

const multiByte: Readonly<Record<string, string>> = {
  '932': 'shift_jis',
  '936': 'gbk',
  '949': 'euc-kr',
  '950': 'big5',
};

/** The name by which decoders know a code page of a drawing; what is unknown is Windows-1252. */
const labelOf = (codePage: string): string => {
  const number = /(\d{3,4})$/.exec(codePage)?.[1] ?? '';
  if (/^(?:874|125[0-8])$/.test(number)) return `windows-${number}`;
  return multiByte[number] ?? 'windows-1252';
};

/** How the texts of a drawing are decoded: UTF-8 where its mark says so and from 2007 on where it is such, before and else by code page. */
export const textDecoder = (version: string, codePage: string, isMarked = false): Decode => {
  const strict = new TextDecoder('utf-8', { fatal: true });
  const byPage = new TextDecoder(labelOf(codePage), { fatal: false });
  const isUtf8 = isMarked || version >= 'AC1021';
  return (bytes) => {
    if (isAscii(bytes) && bytes.length < 64) return String.fromCharCode(...bytes);
    if (!isUtf8) return byPage.decode(bytes);
    try {
      return strict.decode(bytes);
    } catch {
      return byPage.decode(bytes);
    }
  };
};

const isAscii = (bytes: Uint8Array): boolean => {
  for (let at = 0; at < bytes.length; at += 1) if ((bytes[at] ?? 0) > 0x7e || (bytes[at] ?? 0) < 0x20) return false;
  return true;
};

const longestText = 1000;
/** Signs that stand for escaped ones while codes are taken out; no text holds them. */
const held = ['\u{f0001}', '\u{f0002}', '\u{f0003}'] as const;
const signs: Readonly<Record<string, string>> = { c: '⌀', d: '°', p: '±', u: '', o: '', k: '' };
const control = /[\p{Cc}\p{Cs}\u{fffe}\u{ffff}]/gu;

/** A character by its number, '' for one that no text may hold. */
const letter = (code: number): string =>
  code > 0 && code < 0xd800 ? String.fromCharCode(code).replace(control, '') : '';

/** A text of a drawing with its codes resolved: `%%c`, `\U+2205`, `^J`; never longer than 1,000 signs. */
export const plainText = (written: string): string =>
  cutText(
    written
      .slice(0, 10 * longestText)
      .replace(/\\U\+([0-9a-f]{4})/gi, (_, hex: string) => letter(Number.parseInt(hex, 16)))
      .replace(/\\M\+\d[0-9a-f]{4}/gi, '')
      .replace(/%%(\d{3}|%|[cdpuok])/gi, (_, sign: string) => {
        if (sign === '%') return '%';
        return /^\d/.test(sign) ? letter(Number(sign)) : (signs[sign.toLowerCase()] ?? '');
      })
      .replace(/\^([IJM ])/g, (_, sign: string) => (sign === ' ' ? '^' : ' '))
      .replace(control, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    longestText,
  );

/** The words of an MTEXT without the codes of its looks; its lines parted by ' / '. */
export const plainMtext = (written: string): string =>
  plainText(
    written
      .slice(0, 10 * longestText)
      .replaceAll('\\\\', held[0])
      .replaceAll('\\{', held[1])
      .replaceAll('\\}', held[2])
      .replace(/\\P|\\X|\\N/g, ' / ')
      .replace(/\\~/g, ' ')
      .replace(/\\S([^;^/#]*)[\^/#]([^;]*);/g, '$1/$2')
      .replace(/\\[ACcfFHWQTp][^;\\{}]*;/g, '')
      .replace(/\\[LlOoKk]/g, '')
      .replace(/[{}]/g, '')
      .replaceAll(held[0], '\\')
      .replaceAll(held[1], '{')
      .replaceAll(held[2], '}'),
  );
