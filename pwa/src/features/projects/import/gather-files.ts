import { fileNamer, safeFileName } from '@knotenblech/shared/exports/table-to-csv.ts';
import { isDocument, isListName } from '@knotenblech/shared/files/document/file-endings.ts';
import { filePacker } from '@knotenblech/shared/files/document/pack-files.ts';
import { contentOf, filesIn, isNc1Name, namesOfRequests } from '@knotenblech/shared/files/document/unzip-document.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';

/** A file and the folders it lay in, '' where it came alone: 'Halle/nc/P1.nc1'. */
export type FoundFile = { path: string; file: File };

/**
 * The files that become one project each. NC1 has a file for each part: those that come together are packed into one, with what lies beside
 * them in their folder and is no project of its own. Drawings and photos that belong to none of the parts are up to ten requests of their own;
 * more of them stay beside the parts, whose reading names them. A zip of several projects is taken apart.
 */
export const gatherFiles = async (found: readonly FoundFile[]): Promise<File[]> => {
  const apart: FoundFile[] = [];
  for (const each of found.filter(({ path }) => !isClutter(path))) apart.push(...(await takenApart(each)));
  const gathered: File[] = [];
  for (const [folder, files] of Map.groupBy(apart, folderOf)) gathered.push(...(await projectsOf(folder, files)));
  return gathered;
};

/** What systems put into folders. */
const isClutter = (path: string): boolean => /(^|\/)(\.|__MACOSX\/|(thumbs\.db|desktop\.ini)$)/i.test(path);

const isProject = (path: string): boolean => isDocument(path) || isListName(path);

const folderOf = ({ path }: FoundFile): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '');

const projectsOf = async (folder: string, files: readonly FoundFile[]): Promise<File[]> => {
  const nc1 = files.filter(({ path }) => isNc1Name(path));
  if (nc1.length < 2) return files.map(({ file }) => file);
  const isBeside = ({ path }: FoundFile) => folder !== '' && !isProject(path);
  const own = files.filter((each) => !isNc1Name(each.path) && !isBeside(each));
  const requests = requestsAmong(files).slice(0, mostRequests);
  const beside = files.filter((each) => isBeside(each) && !requests.includes(each));
  const bytes = [...nc1, ...beside].reduce((sum, { file }) => sum + file.size, 0);
  const named = bytes > readLimits.uploadBytes ? beside.map(byNameAlone) : beside;
  const apart = folder === '' ? own : [...own, ...requests];
  return [await packNc1([...nc1, ...named], folder || (await orderName(nc1))), ...apart.map(({ file }) => file)];
};

/** More drawings and photos than this belong to the parts. */
const mostRequests = 10;

const requestsAmong = (files: readonly FoundFile[]): FoundFile[] => {
  const names = new Set(namesOfRequests(files.map(({ path }) => path)));
  return files.filter(({ path }) => names.has(path)).toSorted((a, b) => (a.path < b.path ? -1 : 1));
};

/** What is too large to lie beside the parts is still named with them. */
const byNameAlone = ({ path, file }: FoundFile): FoundFile => ({ path, file: new File([], file.name) });

const packNc1 = async (files: readonly FoundFile[], name: string): Promise<File> => {
  const packer = filePacker();
  const unlike = fileNamer();
  for (const { path, file } of files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    packer.add(unlike(safePath(path)) + endingOf(path), new Uint8Array(await file.arrayBuffer()));
  const bytes = packer.finish() as Uint8Array<ArrayBuffer>;
  return new File([bytes], `${safeFileName(name, 'NC1')}.zip`, { type: 'application/zip' });
};

/** A path without ending that every zip may hold: nothing in it climbs or hides. */
const safePath = (path: string): string => {
  const names = path
    .slice(0, path.length - endingOf(path).length)
    .normalize('NFC')
    .split('/');
  return names
    .slice(-4)
    .map((name) => safeFileName(name, 'teil').slice(0, 60))
    .join('/');
};

const endingOf = (name: string): string => /\.[a-z\d]{1,8}$/i.exec(name)?.[0] ?? '';

const sniffedBytes = 2048;

/** What loose NC1 files are called together: by the order that the first of them names. */
const orderName = async (files: readonly FoundFile[]): Promise<string> => {
  const first = files.toSorted((a, b) => (a.path < b.path ? -1 : 1))[0];
  const head = first ? new Uint8Array(await first.file.slice(0, sniffedBytes).arrayBuffer()) : new Uint8Array();
  const lines = new TextDecoder('windows-1252').decode(head).split(/\r\n|\n|\r/);
  const [start, order = ''] = lines.filter((line) => !/^\s*\*\*/.test(line)).map((line) => line.trim());
  return start?.toUpperCase() === 'ST' && /[\p{L}\d]/u.test(order) ? `NC1 ${order.slice(0, 40)}` : 'NC1';
};

/** A zip of so many photos and papers is no request. */
const mostPapers = 50;

/** The files of a zip that holds several projects, or only what becomes requests; any other zip is one file and stays as it is. */
const takenApart = async (found: FoundFile): Promise<FoundFile[]> => {
  const { path, file } = found;
  if (!/\.zip$/i.test(path) || file.size > readLimits.uploadBytes) return [found];
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const entries = filesIn(bytes);
    const documents = entries.filter(({ name }) => isProject(name));
    const areRequests = documents.length === 0 && entries.length <= mostPapers;
    const isOfParts = documents.every(({ name }) => isNc1Name(name));
    const hasRequests = isOfParts && namesOfRequests(entries.map(({ name }) => name)).length > 0;
    if (!areRequests && (documents.length < 2 || (isOfParts && !hasRequests))) return [found];
    return entries.map((entry) => ({
      path: `${path.slice(0, -'.zip'.length)}/${entry.name}`,
      file: new File([contentOf(bytes, entry) as Uint8Array<ArrayBuffer>], entry.name.replace(/^.*\//, '')),
    }));
  } catch (error) {
    // the reader says what is wrong with it
    if (error instanceof DomainError) return [found];
    throw error;
  }
};

const mostFiles = 20_000;

/** All files in folders and beside them, with their paths. */
export const filesInFolders = async (entries: readonly FileSystemEntry[]): Promise<FoundFile[]> => {
  const found: FoundFile[] = [];
  const waiting = [...entries];
  for (let entry = waiting.shift(); entry && found.length < mostFiles; entry = waiting.shift())
    if (isFolder(entry)) waiting.push(...(await entriesIn(entry)));
    else found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry as FileSystemFileEntry) });
  return found;
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader gives a hundred entries at once, and none when it is through. */
const entriesIn = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
};
