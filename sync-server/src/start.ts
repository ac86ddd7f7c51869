import nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';

const lowestNode = [22, 19] as const;

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < lowestNode[0] || (major === lowestNode[0] && minor < lowestNode[1])) {
  fail(
    `Node ${lowestNode.join('.')} or later is needed, this is ${process.versions.node}. Start with: corepack pnpm start`,
  );
}

/** Half of what a restart takes is the compiling of sources. */
nodeModule.enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/server', import.meta.url)));

try {
  const { buildApp } = await import('./build-app.ts');
  const startedAt = performance.now();
  const hasBuilt = await buildApp(fileURLToPath(new URL('../..', import.meta.url)));
  if (hasBuilt) console.log(`App built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  await import('./main.ts');
} catch (error) {
  fail(messageOf(error));
}
