import { generatedProject } from '../../../../shared/bench/generated-project.ts';
import { openBenchUser } from '../../bench-user.ts';
import type { PeerServer } from '../peer.ts';
import { startShop } from '../shop/start-shop.ts';
import { benchProject } from './bench-project.ts';

const mostInProject = 10_000;

/** A shop with so many parts, in projects of up to ten thousand. */
export const start = async (count: number): Promise<PeerServer> => {
  const sizes = Array.from({ length: Math.ceil(count / mostInProject) }, (_, n) =>
    Math.min(mostInProject, count - n * mostInProject),
  );
  const files = new Map([...new Set(sizes)].map((size) => [size, generatedProject(size)]));
  const { shop, port, stop } = await startShop();
  const user = await openBenchUser(shop.url, 'privat');
  for (const [n, size] of sizes.entries())
    await user.createProject(`${benchProject} ${n + 1}`, files.get(size) ?? new Uint8Array());
  return { port, edited: () => 0, stop };
};
