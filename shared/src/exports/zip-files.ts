import { zipSync } from 'fflate';

/** The day that a zip can hold first; with it the same content gives the same bytes. */
const fixedTime = new Date(1980, 0, 1);

/** Files in one zip, in the order given; their names are to be safe and unlike each other. */
export const zipFiles = (files: readonly { name: string; bytes: Uint8Array }[]): Uint8Array =>
  zipSync(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes])), { mtime: fixedTime, level: 6 });
