import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Fonts } from './paper.ts';

let loading: Promise<Fonts> | undefined;

const fontOf = async (path: string) =>
  new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/ibm-plex-sans/${path}`))));

const load = async (): Promise<Fonts> => {
  const [regular, semiBold] = await Promise.all([
    fontOf('400Regular/IBMPlexSans_400Regular.ttf'),
    fontOf('600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ]);
  return { regular, semiBold };
};

/** The letters of the documents, read once. */
export const loadFonts = (): Promise<Fonts> => {
  loading ??= load();
  return loading;
};
