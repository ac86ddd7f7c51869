import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledFolder } from '../../../test/test-compiled-folder.ts';

const command = fileURLToPath(new URL('./read-file.command.ts', import.meta.url));
const sample = (name: string) => fileURLToPath(new URL(`../../../../shared/samples/${name}`, import.meta.url));
const env = { ...process.env, NODE_COMPILE_CACHE: compiledFolder };
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8', env });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'read-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const written = (text: string) => {
  const path = join(folder, 'file.btlx');
  writeFileSync(path, text);
  return path;
};

test('prints every part with its measures', () => {
  const { stdout, status } = run(sample('knotenplatten.btlx'));
  expect(status).toBe(0);
  expect(stdout).toContain('1. Knotenblech 300x200x10  [KP-101]  quantity 12');
  expect(stdout).toContain('300 x 10 x 200 mm  volume 590764 mm3  weight 4.637 kg');
});

test('prints the same as JSON', () => {
  const { parts, assemblies } = JSON.parse(run(sample('rahmen-hea-ipe.btlx'), '--json').stdout);
  expect(parts).toHaveLength(20);
  expect(assemblies).toHaveLength(3);
  expect(parts[0]).toMatchObject({
    name: 'Stütze HEA 200',
    drawingNumber: 'HR-201',
    quantity: 6,
    category: 'GIRDER',
    profile: 'HEA 200',
    thicknessMm: null,
    dimensionsMm: { x: 4000, y: 190, z: 200 },
    netWeightKg: 168.847,
    taken: 'recognised',
  });
});

test('takes timber parts too when asked to read all as steel', () => {
  const path = sample('btlx-public/ketchup-straight-timber.btlx');
  expect(JSON.parse(run(path, '--json').stdout).parts[0].taken).toBe('left-out');
  expect(JSON.parse(run(path, '--json', '--all-as-steel').stdout).parts[0]).toMatchObject({
    taken: 'guessed',
    reasons: [{ code: 'guessed.all-as-steel' }, { code: 'left-out.wood' }],
  });
});

test('ends with 1 and the place of the mistake for a refused file', () => {
  const path = written(
    '<BTLx Version="2.3.1"><Project Name="p"><Parts>\n  <Part Length="0" Height="1" Width="1"/></Parts></Project></BTLx>',
  );
  const { status, stdout, stderr } = run(path);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('E_DIM line: 2, column: 3, element: BTLx/Project/Parts/Part, name: Length');
  expect(JSON.parse(run(path, '--json').stdout)).toMatchObject({ error: { code: 'E_DIM', line: 2, column: 3 } });
});

test('ends with 2 when it is called wrongly', () => {
  expect(run().status).toBe(2);
  expect(run(join(folder, 'nothing-here')).status).toBe(2);
  expect(run('a', '--what').status).toBe(2);
});
