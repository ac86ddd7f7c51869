import './no-eval.ts';
import type { Reading } from '@knotenblech/shared/files/document/reading.schema.ts';
import { openLines } from '@knotenblech/shared/files/dxf/open-lines.ts';
import { readFile } from '@knotenblech/shared/files/read-file.ts';
import { measureAs } from '@knotenblech/shared/files/recognition/measure-as.ts';
import { measureMended } from '@knotenblech/shared/files/recognition/measure-mended.ts';
import { simplifyBody } from '@knotenblech/shared/geometry/drawing/pieces/choose-detail.ts';
import { drawPieces } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { type MeshStore, meshStore } from '@knotenblech/shared/geometry/drawing/pieces/mesh-store.ts';
import { meshBody } from '@knotenblech/shared/geometry/meshes/plain-mesh.ts';
import { findPlaces, plateShape } from '@knotenblech/shared/geometry/plan-rules/find-places.ts';
import { type Kernel, loadKernel } from '@knotenblech/shared/geometry/solids/unite-deep.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import wasmUrl from 'manifold-3d/manifold.wasm?url';
import { type ShadedMesh, shadeMesh } from './shade-mesh.ts';
import type { DrawJob, MeshJob, ReadJob, WorkerJob, WorkerReply, WorkerStart } from './worker-messages.ts';

const rememberedMeshes = 500;
let meshOf: MeshStore | null = null;

const page = self as DedicatedWorkerGlobalScope;

const reply = (message: WorkerReply<unknown>, transfer: Transferable[] = []) => page.postMessage(message, transfer);

const read = (kernel: Kernel, { bytes, fileName, catalogue }: ReadJob) =>
  readFile({
    bytes,
    fileName,
    catalogue,
    kernel,
    onProgress: (step, done, total) => reply({ kind: 'progress', progress: { step, done, total } }),
  });

const partsPerMessage = 1000;

const replyReading = ({ head, parts }: Reading) => {
  for (let start = 0; start < parts.length; start += partsPerMessage) {
    reply({ kind: 'parts', parts: parts.slice(start, start + partsPerMessage) });
  }
  reply({ kind: 'done', result: { head, parts: [] } });
};

const draw = (kernel: Kernel, job: DrawJob) => {
  meshOf ??= meshStore(kernel, rememberedMeshes);
  return drawPieces(meshOf, job);
};

/** One mesh a body, in order; null for a body that cannot be shown. Throws when the kernel itself is broken, which then makes no more meshes. */
const meshesOf = (kernel: Kernel, { bodies, leastMm }: MeshJob): (ShadedMesh | null)[] =>
  bodies.map((whole) => {
    try {
      const { body, profile } = leastMm > 0 ? simplifyBody(whole, leastMm) : whole;
      return shadeMesh(meshBody(kernel, body, profile));
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      return null;
    }
  });

const buffersOf = (meshes: readonly (ShadedMesh | null)[]) =>
  meshes.flatMap((mesh) => (mesh ? Object.values(mesh).map(({ buffer }) => buffer as ArrayBuffer) : []));

const run = (kernel: Kernel, job: WorkerJob) => {
  switch (job.kind) {
    case 'read':
      return replyReading(read(kernel, job));
    case 'measure-as':
      return reply({
        kind: 'done',
        result: job.parts.map((facts) => measureAs(kernel, facts, job.profileId, job.catalogue)),
      });
    case 'measure-mended':
      return reply({ kind: 'done', result: measureMended(kernel, job.facts, job.mends, job.catalogue) });
    case 'find-open-lines':
      return reply({ kind: 'done', result: openLines(job.bytes) });
    case 'find-places':
      return reply({ kind: 'done', result: findPlaces(job.body) });
    case 'find-plate': {
      const plate = plateShape(job.body);
      const outline = plate && { box: plate.box, thicknessMm: plate.thicknessMm, holes: plate.holes };
      return reply({ kind: 'done', result: outline });
    }
    case 'draw':
      return reply({ kind: 'done', result: draw(kernel, job) });
    case 'mesh': {
      const meshes = meshesOf(kernel, job);
      return reply({ kind: 'done', result: meshes }, buffersOf(meshes));
    }
  }
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : '');

const loaded = loadKernel({ wasmUrl });
const tellStart = (start: WorkerStart) => page.postMessage(start);
loaded.then(
  () => tellStart({ kind: 'started' }),
  (error: unknown) => tellStart({ kind: 'unstarted', message: messageOf(error) }),
);

self.onmessage = async ({ data }: MessageEvent<WorkerJob>) => {
  try {
    run(await loaded, data);
  } catch (error) {
    if (error instanceof DomainError) reply({ kind: 'refused', code: error.code, details: error.details });
    else reply({ kind: 'broken', message: messageOf(error) });
  }
};
