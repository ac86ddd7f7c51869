import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import type { Reading } from '@knotenblech/shared/files/reading.ts';
import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isDeviceFull } from '../../database/device-full.ts';
import type { Found, ImportRun } from './import-run.ts';
import { projectNameOf } from './project-name-of.ts';

/** What an import needs of the device. */
export type ImportPlace = {
  putFile: (bytes: Uint8Array) => Promise<FileHash>;
  /** Forgets a file that came to nothing and its reading, unless a project uses it. */
  dropFile: (hash: FileHash) => Promise<void>;
  readFile: (bytes: Uint8Array<ArrayBuffer>, fileName: string, report: Report) => Promise<Reading>;
  putReading: (hash: FileHash, reading: Reading) => Promise<void>;
  createProject: (args: ArgsOf<'createProject'>) => Promise<{ uid: string }>;
};

export type Report = (change: Partial<ImportRun>) => void;

const countFound = ({ parts }: Reading): Found => ({
  taken: parts.filter(({ taken }) => taken === 'recognised').length,
  guessed: parts.filter(({ taken }) => taken === 'guessed').length,
  leftOut: parts.filter(({ taken }) => taken === 'left-out').length,
});

const refusalOf = (error: unknown): NonNullable<ImportRun['refusal']> => {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  return { code: isDeviceFull(error) ? 'device_full' : 'E_READ_FAILED', details: {} };
};

const makeProject = async (
  place: ImportPlace,
  bytes: Uint8Array<ArrayBuffer>,
  hash: FileHash,
  file: File,
  report: Report,
) => {
  const reading = await place.readFile(bytes, file.name, report);
  await place.putReading(hash, reading);
  report({ step: 'queueing', progress: 1, found: countFound(reading) });
  const projectId = newId<ProjectId>();
  const name = projectNameOf(reading.head.projectName, file.name);
  const { uid } = await place.createProject({ projectId, name, fileHash: hash, fileName: cutText(file.name, 255) });
  report({ step: 'done', projectId, uid });
};

const takeFile = async (place: ImportPlace, file: File, report: Report) => {
  if (file.size > readLimits.uploadBytes) throw new DomainError('E_SIZE', { found: file.size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new DomainError('E_EMPTY');
  const fileHash = await place.putFile(bytes);
  report({ step: 'reading' });
  try {
    await makeProject(place, bytes, fileHash, file, report);
  } catch (error) {
    await place.dropFile(fileHash);
    throw error;
  }
};

/** Takes one file into the shop, told step by step; a refused file leaves nothing behind. */
export const importFile = async (place: ImportPlace, file: File, report: Report): Promise<void> => {
  try {
    await takeFile(place, file, report);
  } catch (error) {
    report({ refusal: refusalOf(error) });
  }
};
