import { deflateSync, zipSync } from 'fflate';
import { readLimits } from '../../values/errors/read-limits.ts';

/** The day that a zip can hold first; with it the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

const levels = [6, 1, 0] as const;

/** As tight as a reader takes it: what is packed too well looks like an attack. */
const levelFor = (bytes: Uint8Array) =>
  levels.find(
    (level) => level === 0 || bytes.length < 0.9 * readLimits.zipRatio * deflateSync(bytes, { level }).length,
  ) ?? 0;

/**
 * A .stws: a zip of one .stwx document and its drawings (PDF, PNG), in the order given, the same bytes for the same input.
 * Names lose what a zip that is read here must not have: paths, colons, control characters.
 */
export const zipStws = (
  stwx: Uint8Array,
  drawings: readonly { name: string; bytes: Uint8Array }[] = [],
): Uint8Array => {
  const names = new Set<string>(['projekt.stwx']);
  const files: Parameters<typeof zipSync>[0] = { 'projekt.stwx': [stwx, { level: levelFor(stwx) }] };
  for (const drawing of drawings) {
    const name = freeName(drawing.name, names);
    names.add(name.toLowerCase());
    files[name] = [drawing.bytes, { level: 0 }];
  }
  return zipSync(files, { mtime: fixedTime });
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
