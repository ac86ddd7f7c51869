import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { answerParent } from '../../../jobs/answer-parent.ts';
import type { TradePaper } from './line-table.ts';
import type { Fonts } from './paper.ts';
import { writeTradePaper } from './write-trade-paper.ts';

answerParent(async (paper: TradePaper) => writeTradePaper(paper, await loadFonts()));

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
const loadFonts = (): Promise<Fonts> => {
  loading ??= load();
  return loading;
};
