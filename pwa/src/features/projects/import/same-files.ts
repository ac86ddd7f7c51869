import { isDocument, isListName } from '@knotenblech/shared/files/document/file-endings.ts';
import { contentOf, filesIn } from '@knotenblech/shared/files/document/unzip-document.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';

type Content = { name: string; size: number; read: () => Promise<Uint8Array> };

/** Files of a drop, and what came again: a file's name by the file that holds the same. */
export type WithoutCopies = { kept: File[]; copies: Map<File, string[]> };

/**
 * Leaves out files of which all that becomes parts also lies in another one of them, byte for byte and under the same name: what comes loose and in
 * a zip is one project. Of equals that one stays which holds more beside, else the first.
 */
export const withoutCopies = async (files: readonly File[]): Promise<WithoutCopies> => {
  const opened = await Promise.all(files.map(async (file) => ({ file, ...(await contentsOf(file)) })));
  const idOf = await identify(opened.flatMap(({ contents }) => contents));
  const held = opened.map(({ file, contents, fileCount }) => ({
    file,
    fileCount,
    ids: new Set(contents.map((content) => idOf.get(content) ?? '')),
  }));
  const copies = new Map<File, string[]>();
  const kept: File[] = [];
  for (const [at, own] of held.entries()) {
    const holder = held.find(
      (other, index) =>
        index !== at &&
        [...own.ids].every((id) => other.ids.has(id)) &&
        (other.ids.size > own.ids.size ||
          other.fileCount > own.fileCount ||
          (other.fileCount === own.fileCount && index < at)),
    );
    if (holder === undefined) kept.push(own.file);
    else copies.set(holder.file, [...(copies.get(holder.file) ?? []), own.file.name]);
  }
  return { kept, copies };
};

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

const contentsOf = async (file: File): Promise<{ contents: Content[]; fileCount: number }> => {
  const whole = { contents: [{ name: file.name, size: file.size, read: () => bytesOf(file) }], fileCount: 1 };
  if (!/\.zip$/i.test(file.name) || file.size > readLimits.uploadBytes) return whole;
  const bytes = await bytesOf(file);
  try {
    const entries = filesIn(bytes);
    const contents = entries
      .filter(({ name }) => isDocument(name) || isListName(name))
      .map((entry) => ({
        name: entry.name.replace(/^.*\//, ''),
        size: entry.size,
        read: async () => contentOf(bytes, entry),
      }));
    return contents.length === 0 ? whole : { contents, fileCount: entries.length };
  } catch (error) {
    if (error instanceof DomainError) return whole;
    throw error;
  }
};

/** An id for each content, the same for the same bytes of the same name; only those of one name and size are read. */
const identify = async (contents: readonly Content[]): Promise<Map<Content, string>> => {
  const ids = new Map<Content, string>();
  const alike = Map.groupBy(contents, ({ name, size }) => `${name.normalize('NFC').toLowerCase()} ${size}`);
  for (const [key, group] of alike) {
    const different: { id: string; bytes: Uint8Array }[] = [];
    for (const content of group) {
      if (group.length === 1) ids.set(content, key);
      else ids.set(content, await idAmong(different, key, content));
    }
  }
  return ids;
};

const idAmong = async (
  different: { id: string; bytes: Uint8Array }[],
  key: string,
  content: Content,
): Promise<string> => {
  const bytes = await readOrNone(content);
  if (bytes === null) return `${key} unread ${content.name} ${different.length}`;
  const same = different.find((each) => each.bytes.every((byte, at) => byte === bytes[at]));
  if (same !== undefined) return same.id;
  const id = `${key} ${different.length}`;
  different.push({ id, bytes });
  return id;
};

/** What cannot be unpacked is like nothing else; the reader says what is wrong with it. */
const readOrNone = async ({ read }: Content): Promise<Uint8Array | null> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
};
