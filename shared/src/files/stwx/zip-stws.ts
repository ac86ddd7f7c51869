import { zipSync } from 'fflate';

/** The day that a zip can hold first; with it the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

/**
 * A .stws: a zip of one .stwx document and its drawings (PDF, PNG), in the order given, the same bytes for the same input.
 * Names lose what a zip that is read here must not have: paths, colons, control characters.
 */
export const zipStws = (
  stwx: Uint8Array,
  drawings: readonly { name: string; bytes: Uint8Array }[] = [],
): Uint8Array => {
  const names = new Set<string>(['projekt.stwx']);
  const files: Parameters<typeof zipSync>[0] = { 'projekt.stwx': stwx };
  for (const drawing of drawings) {
    const name = freeName(drawing.name, names);
    names.add(name.toLowerCase());
    files[name] = [drawing.bytes, { level: 0 }];
  }
  return zipSync(files, { level: 6, mtime: fixedTime });
};

const freeName = (written: string, taken: ReadonlySet<string>): string => {
  const plain =
    (written.split(/[\\/]/).at(-1) ?? '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N} ._()+-]/gu, '_')
      .slice(-120) || 'zeichnung';
  for (let copy = 2, name = plain; ; copy += 1) {
    if (!taken.has(name.toLowerCase())) return name;
    name = plain.replace(/(\.[^.]*)?$/, `-${copy}$1`);
  }
};
