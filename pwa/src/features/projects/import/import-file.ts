import { fileEndings, largestBytes } from '@knotenblech/shared/files/document/file-endings.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { type DrawingAnswers, readAnswers, withAnswers } from '@knotenblech/shared/files/dxf/drawing-answers.ts';
import { drawingQuestions, openGaps } from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import type { ListAnswers } from '@knotenblech/shared/files/list/list-answers.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { FileHash, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isDeviceFull } from '../../../device/quota/quota.ts';
import {
  type ImportPlace,
  type KeptFile,
  staysUnread,
  type UnreadFile,
} from '../../../sync/hooks/projects/import-place.ts';
import type { Found, ImportRun } from './import-run.ts';

export type Report = (change: Partial<ImportRun>) => void;

const countFound = ({ head, parts }: Reading): Found => ({
  taken: parts.filter(({ taken }) => taken === 'recognised').length,
  guessed: parts.filter(({ taken }) => taken === 'guessed').length,
  leftOut: parts.filter(({ taken }) => taken === 'left-out').length,
  warnings: head.findings.filter(({ code }) => code.startsWith('warn.') || code === filesIgnored).length,
});

/** Files that lie beside those that were read: whoever dropped them is to know that they became nothing. */
const filesIgnored = 'note.files-ignored';

const otherTypeOf = ({ head }: Reading) => (head.format === 'other' ? head.formatVersion : null);

const refusalOf = (error: unknown): NonNullable<ImportRun['refusal']> => {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  return { code: isDeviceFull(error) ? 'device_full' : 'E_READ_FAILED', details: {} };
};

/** What a file is to become; named by the user or else by the file. `revisionOf`: the project that it is a later file of. */
type Wanted = { projectId: ProjectId; name?: string | undefined; revisionOf?: ProjectId | undefined };

const takeFile = async (
  place: ImportPlace,
  file: File,
  { projectId, name, revisionOf }: Wanted,
): Promise<UnreadFile> => {
  const max = largestBytes(file.name);
  if (file.size > max) throw new DomainError('E_SIZE', { found: file.size, megabytes: max / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new DomainError('E_EMPTY');
  const fileHash = await place.putFile(bytes);
  const wanted = { ...(name && { name }), ...(revisionOf && { revisionOf }) };
  const unread = { projectId, fileName: file.name, ...wanted, fileHash, tries: 0 };
  try {
    await place.putUnread(unread);
  } catch (error) {
    await place.dropFile(fileHash);
    throw error;
  }
  return unread;
};

/** Keeps a file on the device, to be read when its turn comes; null when it is refused. */
export const storeFile = async (
  place: ImportPlace,
  file: File,
  { report, ...wanted }: Wanted & { report: Report },
): Promise<UnreadFile | null> => {
  try {
    return await takeFile(place, file, wanted);
  } catch (error) {
    report({ refusal: refusalOf(error) });
    return null;
  }
};

/** A file at which the page ended so often is not read again. */
const mostTries = 2;

/** Whether more is answered than how wide gaps are closed, which leaves all questions open. */
const hasAnswers = (bytes: Uint8Array) => {
  const { gapMm: _, ...answers } = readAnswers(bytes) ?? {};
  return Object.keys(answers).length > 0;
};

const makeProject = async (place: ImportPlace, taken: KeptFile, report: Report) => {
  const { projectId, fileName, name: given, revisionOf, fileHash, tries } = taken.unread;
  if (tries > mostTries) throw new DomainError('E_READ_FAILED');
  // the reader takes the bytes with it
  const isAnswered = hasAnswers(taken.bytes);
  const reading = await place.readFile(taken, report);
  const questions = reading.head.openList ?? openGaps(reading) ?? (isAnswered ? null : drawingQuestions(reading));
  if (questions !== null) {
    await place.putUnread({ ...taken.unread, tries: 0 });
    report({ questions, progress: 0 });
    return;
  }
  await place.putReading(fileHash, reading);
  report({ step: 'queueing', progress: 1, found: countFound(reading), otherType: otherTypeOf(reading) });
  const name = given ?? projectNameOf(reading.head.projectName, fileName);
  const args = { projectId, name, fileHash, fileName: cutText(fileName, 255), ...(revisionOf && { revisionOf }) };
  const { uid } = await place.createProject(args);
  report({ step: 'done', projectId, uid });
};

export type FileAnswers = DrawingAnswers | ListAnswers;

/** Keeps a drawing or list with what was answered about it in its place; false when it is gone. */
export const answerKeptFile = async (
  place: ImportPlace,
  projectId: ProjectId,
  answers: FileAnswers,
): Promise<boolean> => {
  const taken = await place.takeUnread(projectId);
  if (taken === null) return false;
  const fileHash = await place.putFile(await answered(taken.bytes, answers));
  await place.putUnread({ ...taken.unread, fileHash, tries: 0 });
  if (fileHash !== taken.unread.fileHash) await place.dropFile(taken.unread.fileHash);
  return true;
};

/** The drawing or list itself, out of the zip it came in, with what was answered. */
const answered = async (bytes: Uint8Array, answers: FileAnswers): Promise<Uint8Array> => {
  if ('columns' in answers || 'isRequest' in answers) {
    const { answeredList } = await import('@knotenblech/shared/files/list/list-answers.ts');
    return answeredList(bytes, answers);
  }
  return withMoreAnswers(bytes, answers);
};

/** A drawing with answers behind those that it has. */
export const withMoreAnswers = async (bytes: Uint8Array, answers: DrawingAnswers): Promise<Uint8Array<ArrayBuffer>> => {
  const { openFile } = await import('@knotenblech/shared/files/document/open-file.ts');
  const drawing = openFile(bytes);
  return withAnswers(drawing, { ...readAnswers(drawing), ...answers });
};

/** What reads files could not be loaded: the file is not to blame, and waits. */
const lacksReader = (error: unknown) => error instanceof DomainError && error.code === 'reader_missing';

const forget = async (place: ImportPlace, projectId: ProjectId, hash: FileHash | null) => {
  try {
    await place.dropUnread(projectId);
    if (hash) await place.dropFile(hash);
  } catch (error) {
    if (!staysUnread(error)) throw error;
  }
};

/** Makes a kept file a project, told step by step; a refused file leaves nothing behind, one that is not to blame goes on later. */
export const readKeptFile = async (place: ImportPlace, projectId: ProjectId, report: Report): Promise<void> => {
  let hash: FileHash | null = null;
  try {
    const taken = await place.takeUnread(projectId);
    if (taken === null) return;
    hash = taken.unread.fileHash;
    report({ step: 'reading' });
    await makeProject(place, taken, report);
  } catch (error) {
    if (lacksReader(error)) report({ lacksReader: true });
    else if (staysUnread(error)) report({ step: 'keeping', progress: 0 });
    else {
      report({ refusal: refusalOf(error) });
      await forget(place, projectId, hash);
    }
  }
};

/** The project's name: as the file has it, else the file's own name without its ending. */
export const projectNameOf = (nameInFile: string, fileName: string) => {
  const name = nameInFile.trim() || withoutEnding(fileName).trim() || fileName;
  return cutText(name, 256);
};

const withoutEnding = (fileName: string) => {
  const ending = fileEndings.find((each) => fileName.toLowerCase().endsWith(each));
  return ending ? fileName.slice(0, -ending.length) : fileName;
};
