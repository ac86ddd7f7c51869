import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Fault } from './database-faults.ts';
import { type FaultWorld, NotPossibleHere } from './fault-world.ts';
import type { PortFate } from './switched-port.ts';

const nothing = async () => {};

const mail =
  (fate: PortFate): Fault =>
  async (world) => {
    await world.mail.treat(fate);
    await world.askForMail();
    if (fate !== 'refuses') await expect.poll(world.mail.visits).toBeGreaterThan(0);
    return () => world.mail.treat('refuses');
  };

const clockJumps: Fault = async ({ server }) => {
  server.child.kill('SIGUSR2');
  return async () => server.child.kill('SIGUSR2');
};

const filesFolder = (world: FaultWorld) => join(world.folder, 'files');

/** Puts something else where uploads are kept. */
const instead =
  (place: (folder: string) => Promise<unknown>, remove: (folder: string) => Promise<unknown> = rmAll): Fault =>
  async (world) => {
    const folder = filesFolder(world);
    const back = () => rename(`${folder}-away`, folder);
    await rename(folder, `${folder}-away`);
    try {
      await place(folder);
    } catch (error) {
      await rmAll(folder);
      await back();
      throw error;
    }
    return async () => {
      await remove(folder);
      await back();
    };
  };
const rmAll = (folder: string) => rm(folder, { recursive: true, force: true });

const command = async (...[name, ...args]: [string, ...string[]]) => {
  const [code] = (await once(spawn(name, args, { stdio: 'ignore' }), 'exit')) as [number | null];
  if (code !== 0) throw new NotPossibleHere(`${name} ended with ${code}`);
};
/** A disk of its own that has no room, or takes nothing. */
const onDisk = (options: string) =>
  instead(
    async (folder) => {
      await mkdir(folder);
      await command('mount', '-t', 'tmpfs', '-o', options, 'tmpfs', folder);
    },
    async (folder) => {
      await command('umount', '-l', folder);
      await rmAll(folder);
    },
  );

/** What a client without manners sends, on so many connections; nobody waits for an answer. */
const sends =
  (text: string, connections = 1): Fault =>
  async ({ server }) => {
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      return socket.on('error', () => {});
    });
    return async () => {
      for (const socket of sockets) socket.destroy();
    };
  };
const head = (more: string) =>
  `POST /api/1.0/session HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${more}\r\n`;

/** Bodies that are none; their answers are looked at like all others. */
const posts =
  (path: string, body: BodyInit, headers: Record<string, string> = {}): Fault =>
  async ({ device, request }) => {
    await request(path, { method: 'POST', body, headers: { ...device.headers, ...headers } });
    return nothing;
  };

export const otherFaults: Readonly<Record<string, Fault>> = {
  'the mail server is gone': mail('refuses'),
  'the mail server says nothing': mail('says nothing'),
  'the mail server says nonsense': mail('says nonsense'),
  'the mail server hangs up': mail('cuts'),
  'the mail server is busy': mail('is busy'),
  'the clock jumps ahead and back': clockJumps,
  'the clock jumps back and ahead': clockJumps,
  'the folder of uploads is gone': instead(nothing),
  'the folder of uploads is a file': instead((folder) => writeFile(folder, 'no folder')),
  'the disk of uploads is full': onDisk('size=4k,nr_inodes=1'),
  'the disk of uploads takes nothing': onDisk('ro'),
  'bodies that never end': sends(head('Content-Length: 1000\r\n') + '{"userName":', 50),
  'bodies that are cut': async (world) => {
    await (await sends(head('Content-Length: 1000\r\n') + '{"userName":', 50)(world))();
    return nothing;
  },
  'heads that never end': sends('GET / HTTP/1.1\r\nX-Long: ', 50),
  'heads without measure': sends(`GET / HTTP/1.1\r\nHost: shop\r\nX-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`),
  'no HTTP at all': sends('\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'),
  'JSON that is none': posts('/sync/push', '{"mutations":[', { 'Content-Type': 'application/json' }),
  'JSON of endless depth': posts('/sync/push', '['.repeat(200_000), { 'Content-Type': 'application/json' }),
  'JSON of another shape': posts('/sync/pull', '{"spaces":{"c:1":7}}', { 'Content-Type': 'application/json' }),
  'packed bytes that are none': posts('/sync/push', 'no gzip', {
    'Content-Type': 'application/json',
    'Content-Encoding': 'gzip',
  }),
  'a form that is none': posts('/users/login', '--x\r\nno part', { 'Content-Type': 'multipart/form-data; boundary=x' }),
};
