import { cutText } from '../values/cut-text.ts';

/** Names that Windows keeps for devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A text as a file's name without ending: no paths, no control characters, at most 80 characters; `usual` where nothing is left. */
export const safeFileName = (text: string, usual: string): string => {
  const plain = cutText(
    text
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N} ._()+-]+/gu, '_')
      .replace(/\s+/g, ' ')
      .replace(/^[ ._-]+/, ''),
    80,
  ).replace(/[ ._]+$/, '');
  if (plain === '') return usual;
  return reserved.test(plain) ? `_${plain}` : plain;
};

/** Gives names that no earlier one equals, whatever the case of their letters; an equal one gets a number. */
export const fileNamer = (): ((name: string) => string) => {
  const taken = new Map<string, number>();
  return (name) => {
    const key = name.toLowerCase();
    for (let copy = taken.get(key) ?? 1; ; copy += 1) {
      const free = copy === 1 ? name : `${name}-${copy}`;
      if (copy > 1 && taken.has(free.toLowerCase())) continue;
      taken.set(key, copy + 1);
      if (copy > 1) taken.set(free.toLowerCase(), 2);
      return free;
    }
  };
};
