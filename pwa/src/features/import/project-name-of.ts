import { cutText } from '@knotenblech/shared/values/cut-text.ts';

/** The project's name: as the file has it, else the file's own name without its ending. */
export const projectNameOf = (nameInFile: string, fileName: string) => {
  const name = nameInFile.trim() || fileName.replace(/\.[a-z]+$/i, '').trim() || fileName;
  return cutText(name, 256);
};
