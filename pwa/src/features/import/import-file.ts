import { DomainError } from '@knotenblech/shared/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/files/xml/read-limits.ts';
import type { Reading } from '@knotenblech/shared/files/reading.ts';
import type { ArgsOf } from '@knotenblech/shared/sync/changes.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { Found, ImportRun } from './import-run.ts';
import { projectNameOf } from './project-name-of.ts';

/** What an import needs of the device. */
export type ImportPlace = {
  putFile: (bytes: Uint8Array) => Promise<FileHash>;
  /** Forgets a file that came to nothing, unless a project uses it. */
  dropFile: (hash: FileHash) => Promise<void>;
  readFile: (bytes: Uint8Array, fileName: string, onProgress: (part: number) => void) => Promise<Reading>;
  putReading: (hash: FileHash, reading: Reading) => Promise<void>;
  createProject: (args: ArgsOf<'createProject'>) => Promise<{ uid: string }>;
  keepProject: (projectId: ProjectId) => Promise<void>;
};

type Report = (change: Partial<ImportRun>) => void;

const countFound = ({ parts }: Reading): Found => ({
  taken: parts.filter(({ taken }) => taken === 'recognised').length,
  guessed: parts.filter(({ taken }) => taken === 'guessed').length,
  leftOut: parts.filter(({ taken }) => taken === 'left-out').length,
});

const isStorageFull = (error: unknown) => error instanceof Error && error.name === 'QuotaExceededError';

const refusalOf = (error: unknown): NonNullable<ImportRun['refusal']> => {
  if (error instanceof DomainError) return { code: error.code, details: error.details };
  return { code: isStorageFull(error) ? 'storage-full' : 'E_READ_FAILED', details: {} };
};

const readKept = async (place: ImportPlace, bytes: Uint8Array, hash: FileHash, fileName: string, report: Report) => {
  try {
    const reading = await place.readFile(bytes, fileName, (progress) => report({ progress }));
    await place.putReading(hash, reading);
    return reading;
  } catch (error) {
    await place.dropFile(hash);
    throw error;
  }
};

const takeFile = async (place: ImportPlace, file: File, report: Report) => {
  if (file.size > readLimits.uploadBytes) throw new DomainError('E_SIZE', { found: file.size });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) throw new DomainError('E_EMPTY');
  const fileHash = await place.putFile(bytes);
  report({ step: 'reading' });
  const reading = await readKept(place, bytes, fileHash, file.name, report);
  report({ step: 'queueing', progress: 1, found: countFound(reading) });
  const projectId = newId<ProjectId>();
  const name = projectNameOf(reading.head.projectName, file.name);
  await place.keepProject(projectId);
  const { uid } = await place.createProject({ projectId, name, fileHash, fileName: file.name.slice(0, 255) });
  report({ step: 'done', projectId, uid });
};

/** Takes one file into the shop, told step by step; a refused file leaves nothing behind. */
export const importFile = async (place: ImportPlace, file: File, report: Report): Promise<void> => {
  try {
    await takeFile(place, file, report);
  } catch (error) {
    report({ refusal: refusalOf(error) });
  }
};
