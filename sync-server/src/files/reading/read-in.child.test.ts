import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedCatalogue } from '@knotenblech/shared/base-data/seed/seed-catalogue.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isProof } from '../../../../shared/proofs/slice.ts';
import { readerLimits, readInChild } from './read-in.child.ts';

let folder = '';
const catalogue = seedCatalogue();
const fives = isProof() ? 20 : 1;
const at = (name: string) => ({ path: join(folder, name), fileName: name, catalogue });

const plate = (count: number) => `<?xml version="1.0" encoding="UTF-8"?>
<BTLx xmlns="https://www.design2machine.com" Version="2.1.0" Language="de">
  <Project Name="Probe"><Parts>${`
    <Part SingleMemberNumber="1" Designation="Bl. 10" Material="S235JR" Length="300" Height="200" Width="10" Count="4">
      <ReferenceSide Align="no" Side="1"/>
      <Processings/>
    </Part>`.repeat(count)}
  </Parts></Project>
</BTLx>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'knotenblech-read-'));
  await writeFile(join(folder, 'plate.btlx'), plate(1));
  await writeFile(join(folder, 'bomb.btlx'), '<!DOCTYPE a [<!ENTITY b "c">]><BTLx>&b;</BTLx>');
  await writeFile(join(folder, 'large.btlx'), plate(15_000));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const childrenOfThisProcess = async () => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')));
  const isChild = (stat: string) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === process.pid;
  return stats.filter((stat) => isChild(stat) && !/\) Z /.test(stat)).length;
};

describe('readInChild', () => {
  it('reads a file in another process', async () => {
    const outcome = await readInChild(at('plate.btlx'));
    expect(outcome).toMatchObject({
      ok: true,
      reading: { head: { projectName: 'Probe' }, parts: [{ quantity: 4, thicknessMm: 10 }] },
    });
  });

  it('hands on why a file is refused', async () => {
    expect(await readInChild(at('bomb.btlx'))).toMatchObject({ ok: false, code: 'E_DTD' });
  });

  it('kills a child that takes too long', async () => {
    expect(await readInChild(at('large.btlx'), { ...readerLimits, timeMs: 300 })).toEqual({
      ok: false,
      code: 'E_READ_TIME',
      details: { limitSeconds: 0.3 },
    });
  });

  it('kills a child that takes too much memory, by its heap and by what is resident', async () => {
    expect(await readInChild(at('large.btlx'), { ...readerLimits, residentMb: 90 })).toMatchObject({
      code: 'E_READ_MEMORY',
    });
    expect(await readInChild(at('large.btlx'), { ...readerLimits, heapMb: 24 })).toMatchObject({
      code: 'E_READ_MEMORY',
    });
  });

  it('answers also when the file is gone', async () => {
    expect(await readInChild(at('missing.btlx'))).toMatchObject({ ok: false, code: 'E_READ_FAILED' });
  });

  it('ends the child when the server stops', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect(await readInChild(at('large.btlx'), readerLimits, stop.signal)).toMatchObject({ code: 'unavailable' });
  });

  it(`survives ${5 * fives} kills in a row and leaves no process behind`, async () => {
    const before = await childrenOfThisProcess();
    for (let n = 0; n < fives; n++) {
      const five = Array.from({ length: 5 }, (_, m) =>
        readInChild(at('large.btlx'), { ...readerLimits, timeMs: 40 + 60 * m }),
      );
      for (const outcome of await Promise.all(five)) expect(outcome).toMatchObject({ ok: false, code: 'E_READ_TIME' });
    }
    expect(await readInChild(at('plate.btlx'))).toMatchObject({ ok: true });
    await expect.poll(childrenOfThisProcess).toBeLessThanOrEqual(before);
  });
});
