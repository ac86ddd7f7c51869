import { seedCatalogue } from '../src/base-data/seed/seed-catalogue.ts';
import { orderPicture, type PictureSubject } from '../src/exports/pictures/order-picture.ts';
import { readFile } from '../src/files/read-file.ts';
import type { PictureSize } from '../src/geometry/drawing/pieces/choose-detail.ts';
import { drawPieces } from '../src/geometry/drawing/pieces/draw-pieces.ts';
import { type MeshStore, meshStore } from '../src/geometry/drawing/pieces/mesh-store.ts';
import type { Mesh } from '../src/geometry/meshes/extruded-mesh.ts';
import { solidMesh } from '../src/geometry/meshes/plain-mesh.ts';
import { loadKernel } from '../src/geometry/solids/unite-deep.ts';
import { joinProject } from '../src/parts/part.ts';
import { newId, type ProjectId } from '../src/values/ids.ts';
import { generatedProject } from './generated-project.ts';

/** Pictures of generated projects: of single parts one after the other, and of the whole, coarse and fine; beside the kernel alone making the same solids. */
const singles = 200;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [100, 1000, 10_000];
const kernel = await loadKernel();
const catalogue = seedCatalogue();

/** Processor seconds, so that other work on the machine counts little. */
const seconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const projectOf = (positions: number) => {
  const { head, parts } = readFile({
    bytes: generatedProject(positions),
    fileName: 'bench.btlx',
    catalogue,
    kernel,
  });
  const joined = joinProject({ id: newId<ProjectId>(), surface: 'RAW', ralNumber: null }, head, parts, [], []);
  return (subject: PictureSubject, view: 'TRI' | 'FRONT', size: PictureSize = 'sheet') => {
    const origin = { fileHash: String(positions), readerVersion: head.readerVersion };
    const picture = orderPicture({ ...joined, partChoices: [] }, origin, { subject, view, size });
    if (picture === null) throw new Error('there is no such picture');
    return picture.order(catalogue.profiles);
  };
};

const tellSingles = (positions: number) => {
  const orderOf = projectOf(positions);
  const orders = Array.from({ length: singles }, (_, n) => orderOf({ kind: 'part', index: n + 1 }, 'TRI'));
  const draw = (meshOf: MeshStore) => {
    for (const order of orders) drawPieces(meshOf, order);
  };
  draw(meshStore(kernel, singles));
  const kept = meshStore(kernel, singles);
  const fresh = seconds(() => draw(kept));
  const known = seconds(() => draw(kept));
  const bodies = orders.flatMap(({ pieces }) => pieces);
  const alone = seconds(() => bodies.map(({ body, profile }): Mesh => solidMesh(kernel, body, profile)));
  const perSecond = (value: number) => `${(singles / value).toFixed(0)}/s`;
  console.log(
    `single parts: ${perSecond(fresh)}, from another side ${perSecond(known)} | kernel alone, solids only ${perSecond(alone)}`,
  );
};

const tellWhole = (positions: number) => {
  const orderOf = projectOf(positions);
  const times = (['TRI', 'FRONT'] as const).map((view) =>
    (['list', 'sheet'] as const).map((size) => {
      const meshOf = meshStore(kernel, 500);
      let letters = 0;
      const taken = seconds(() => {
        const drawing = drawPieces(meshOf, orderOf({ kind: 'project' }, view, size));
        letters = drawing.visible.length + drawing.outline.length;
      });
      return `${size} ${taken.toFixed(2)} s (${Math.round(letters / 1024)} KiB)`;
    }),
  );
  console.log(
    `${String(positions).padStart(6)} positions: TRI ${times[0]?.join(', ')} | FRONT ${times[1]?.join(', ')}`,
  );
};

tellSingles(400);
for (const positions of sizes) tellWhole(positions);
