import '../../../../worker/no-eval.ts';
import regularUrl from '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf?url';
import semiBoldUrl from '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf?url';
import { loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import wasmUrl from 'manifold-3d/manifold.wasm?url';
import type { ExportedPart, ExportMessage, ExportReply } from './export-messages.ts';
import { makeExport } from './make-export.ts';

const page = self as DedicatedWorkerGlobalScope;
const reply = (message: ExportReply, transfer: Transferable[] = []) => page.postMessage(message, transfer);
const parts: ExportedPart[] = [];

const fetchFont = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());

const loadFonts = async () => {
  const [regular, semiBold] = await Promise.all([fetchFont(regularUrl), fetchFont(semiBoldUrl)]);
  return { regular, semiBold };
};

const betweenRepliesMs = 100;
let toldAt = 0;

const onProgress = (done: number, total: number) => {
  const now = performance.now();
  if (now - toldAt < betweenRepliesMs) return;
  toldAt = now;
  reply({ kind: 'progress', done, total });
};

self.onmessage = async ({ data }: MessageEvent<ExportMessage>) => {
  if (data.kind === 'parts') {
    parts.push(...data.parts);
    return;
  }
  try {
    const tools = { loadKernel: () => loadKernel({ wasmUrl }), loadFonts, onProgress };
    const exported = await makeExport(data.order, parts, tools);
    reply({ kind: 'done', exported }, exported.file ? [exported.file.bytes.buffer] : []);
  } catch (error) {
    reply({ kind: 'broken', message: error instanceof Error ? error.message : '' });
  }
};
