import { fileEndings } from '@knotenblech/shared/files/document/file-endings.ts';
import { cutText } from '@knotenblech/shared/values/cut-text.ts';

/** The project's name: as the file has it, else the file's own name without its ending. */
export const projectNameOf = (nameInFile: string, fileName: string) => {
  const name = nameInFile.trim() || withoutEnding(fileName).trim() || fileName;
  return cutText(name, 256);
};

const withoutEnding = (fileName: string) => {
  const ending = fileEndings.find((each) => fileName.toLowerCase().endsWith(each));
  return ending ? fileName.slice(0, -ending.length) : fileName;
};
