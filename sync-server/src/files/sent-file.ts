import { fileEndings } from '@knotenblech/shared/files/document/file-endings.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import { readLimits } from '@knotenblech/shared/values/errors/read-limits.ts';

/** A project file as it came in a form. What is in it the reader finds out later, in a process of its own. */
export type SentFile = { bytes: Uint8Array; fileName: string; projectName: string };

/** Reads the file of a form; `projectName` is what the sender calls it. Throws DomainError for what is no project file by name or size. */
export const readSentFile = async (file: unknown, projectName: string): Promise<SentFile> => {
  if (!(file instanceof File)) throw new DomainError('file_missing');
  const fileName = cutText(file.name.replace(/^.*[\\/]/, ''), 255);
  const ending = fileEndings.find((each) => fileName.toLowerCase().endsWith(each));
  if (!ending) throw new DomainError('E_TYPE', { line: 1, column: 1, element: '', found: fileName });
  if (file.size === 0) throw new DomainError('E_EMPTY', { line: 1, column: 1, element: '' });
  if (file.size > readLimits.uploadBytes)
    throw new DomainError('E_SIZE', { found: file.size, max: readLimits.uploadBytes });
  const name = projectName.trim() || fileName.slice(0, -ending.length).trim() || fileName;
  return { bytes: new Uint8Array(await file.arrayBuffer()), fileName, projectName: cutText(name, 256) };
};
