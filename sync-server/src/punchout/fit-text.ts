import type { PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import { plainText } from '@knotenblech/shared/values/xml/xml-text.ts';

type Encoding = PunchoutSettings['encoding'];

const spelled: Record<string, string> = {
  '€': 'EUR',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '‚': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '…': '...',
  '≤': '<=',
  '≥': '>=',
  ẞ: 'SS',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
};

/** A character as ISO-8859-1 has it, else its letter without marks, else '?'. */
const inLatin1 = (sign: string): string => {
  if (sign <= '\u007f' || (sign >= '\u00a0' && sign <= '\u00ff')) return sign;
  const bare = spelled[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return /^[\x20-\x7e\u00a0-\u00ff]+$/.test(bare) ? bare : '?';
};

/** A text for a field of a purchasing system: on one line, in its encoding, so many characters at most. */
export const fitText = (text: string, length: number, encoding: Encoding): string => {
  const line = plainText(text)
    .normalize('NFC')
    .replace(/[\s\u007f-\u009f]+/gu, ' ')
    .trim();
  const signs = Array.from(line).flatMap((sign) => (encoding === 'UTF-8' ? [sign] : Array.from(inLatin1(sign))));
  return signs.slice(0, length).join('').trimEnd();
};

/** Several texts as lines of so many characters; what is longer goes on in the next. */
export const fitLines = (texts: readonly string[], length: number, encoding: Encoding): string[] =>
  texts.flatMap((text) => {
    const signs = Array.from(fitText(text, Number.POSITIVE_INFINITY, encoding));
    return Array.from({ length: Math.ceil(signs.length / length) }, (_, n) =>
      signs.slice(n * length, (n + 1) * length).join(''),
    );
  });
