import { execFileSync } from 'node:child_process';
import { repository } from '../../shop/shop-process.ts';

const program = `
import { readFileSync } from 'node:fs';
import { readPdfText } from './sync-server/test/read-pdf-text.ts';
console.log((await readPdfText(new Uint8Array(readFileSync(process.argv[1])))).join(' '));
`;

/** The words of a PDF file, read in a process of the server's, whose code the app's never imports. */
export const pdfText = (path: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', program, path], {
    cwd: repository,
    encoding: 'utf8',
  });
