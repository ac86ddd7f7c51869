import type { Remark } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { readLimits } from '../../values/errors/read-limits.ts';
import { shownText } from '../document/build-tree.ts';
import { remarkOf } from '../document/remark-codes.ts';
import type { OpenedFile } from '../document/unzip-document.ts';
import { listShort } from '../grouping/merge-equal-parts.ts';
import type { Nc1Document, Nc1Part } from './nc1-document.ts';
import { readNc1 } from './read-nc1.ts';

type Beside = { unread: readonly string[]; onProgress?: ((done: number, total: number) => void) | undefined };

/**
 * The parts of several DSTV files in the order of their names. A file that is refused is named and takes only its own parts with it;
 * one that comes again is read once. `unread`: what lies beside them.
 * @throws DomainError that of the first file where none can be read, E_PARTS, E_COUNT
 */
export const readNc1Files = (files: readonly OpenedFile[], { unread, onProgress }: Beside): Nc1Document => {
  const { single, again } = withoutCopies(sorted(files));
  const parts: Nc1Part[] = [];
  const unknown = new Map<string, number>();
  const refused: { name: string; error: DomainError }[] = [];
  single.forEach((file, index) => {
    onProgress?.(index, single.length);
    const read = readOne(file);
    if (read instanceof DomainError) refused.push({ name: file.name, error: read });
    else {
      for (const part of read.parts) parts.push(part);
      for (const { values } of read.findings)
        unknown.set(String(values['name']), (unknown.get(String(values['name'])) ?? 0) + Number(values['count']));
    }
  });
  onProgress?.(single.length, single.length);
  if (parts.length === 0 && refused[0]) throw inFile(refused[0]);
  checkCounts(parts);
  return {
    format: 'nc1',
    parts,
    findings: [
      ...fileRemarks(refused),
      ...[...again].map(([name, count]) => remarkOf('note.same-file', { name: baseName(name), count })),
      ...[...unknown].map(([name, count]) => remarkOf('warn.unknown-element', { name, count })),
      ...(unread.length === 0
        ? []
        : [remarkOf('note.files-ignored', { names: listShort(new Set(unread.map(baseName))), count: unread.length })]),
    ],
  };
};

/** As a person sorts names, P2 before P10, and the same in every program. */
const sortKey = (name: string): string => name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(12, '0'));

const sorted = (files: readonly OpenedFile[]): OpenedFile[] =>
  files
    .map((file) => ({ file, key: `${sortKey(file.name)}\u0000${file.name}` }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ file }) => file);

const baseName = (name: string): string => shownText(name.replace(/^.*\//, ''));

const readOne = ({ name, bytes }: OpenedFile): Nc1Document | DomainError => {
  try {
    const document = readNc1(bytes);
    if (document.parts.length === 0) return new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
    const file = baseName(name);
    return {
      ...document,
      parts: document.parts.map((part) => ({ ...part, file, comment: part.comment === '' ? file : part.comment })),
    };
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};

const withoutCopies = (files: readonly OpenedFile[]) => {
  const kept = new Map<string, OpenedFile>();
  const again = new Map<string, number>();
  const single = files.filter((file) => {
    const key = `${file.crc} ${file.bytes.length}`;
    const first = kept.get(key);
    if (first === undefined) kept.set(key, file);
    else if (first.bytes.every((byte, at) => byte === file.bytes[at])) {
      again.set(first.name, (again.get(first.name) ?? 0) + 1);
      return false;
    }
    return true;
  });
  return { single, again };
};

/** The refusal of a file, which is named with it. */
const inFile = ({ name, error: { code, details } }: { name: string; error: DomainError }): DomainError =>
  new DomainError(code, { ...details, element: baseName(name) });

const namedOneByOne = 20;

/** Files that are not read, one by one as long as a person would read them. */
export const fileRemarks = (refused: readonly { name: string; error: DomainError }[]): Remark[] => {
  const named = refused.slice(0, namedOneByOne).map(({ name, error: { code, details } }) =>
    remarkOf('warn.file-unread', {
      name: baseName(name),
      reason: code,
      line: typeof details['line'] === 'number' ? details['line'] : 0,
    }),
  );
  const more = refused.length - named.length;
  return more > 0 ? [...named, remarkOf('warn.more-files-unread', { count: more })] : named;
};

const checkCounts = (parts: readonly Nc1Part[]): void => {
  const place = { line: 1, column: 1, element: 'ST' };
  if (parts.length > readLimits.parts) throw new DomainError('E_PARTS', { ...place, max: readLimits.parts });
  const pieces = parts.reduce((sum, { header }) => sum + header.quantity, 0);
  if (pieces > readLimits.pieces) throw new DomainError('E_COUNT', { ...place, found: pieces, max: readLimits.pieces });
};
