import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compiledFolder } from '../test/test-compiled-folder.ts';

/** A command of the server, as its operator runs it. */
export const runCommand = async (command: string, args: readonly string[], environment: Record<string, string>) => {
  const path = fileURLToPath(new URL(`../src/${command}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiledFolder, ...environment };
  const child = spawn(process.execPath, [path, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: output.trim() };
};
