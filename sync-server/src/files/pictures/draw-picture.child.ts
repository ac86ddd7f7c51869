import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawingToSvg } from '@knotenblech/shared/geometry/drawing/drawing-to-svg.ts';
import { drawPieces } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { meshStore } from '@knotenblech/shared/geometry/drawing/pieces/mesh-store.ts';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { answerParent } from '../../jobs/answer-parent.ts';
import type { PictureRequest } from './find-picture.ts';

const fontFamily = 'IBM Plex Sans';
const rememberedMeshes = 200;

const bytesOf = async (path: string) => new Uint8Array(await readFile(fileURLToPath(import.meta.resolve(path))));

/** Loads what drawing takes, once for all pictures of this process. */
const load = async () => {
  const [kernel, font, wasm] = await Promise.all([
    loadKernel(),
    bytesOf('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
    bytesOf('@resvg/resvg-wasm/index_bg.wasm'),
  ]);
  await initWasm(wasm);
  return { meshOf: meshStore(kernel, rememberedMeshes), font };
};

const loading = load();

const draw = async ({ order, widthPx, heightPx }: PictureRequest) => {
  const { meshOf, font } = await loading;
  const textPx = Math.max(11, Math.round(widthPx / 48));
  const svg = drawingToSvg(drawPieces(meshOf, order), { widthPx, heightPx, textPx, fontFamily });
  const resvg = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: fontFamily } });
  const image = resvg.render();
  const png = new Uint8Array(image.asPng());
  image.free();
  resvg.free();
  return png;
};

answerParent(draw);
