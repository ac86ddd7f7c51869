import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { PeerName } from './peers.ts';

type Told = { port?: number; edited?: number };

/** A peer's server in a process of its own, so that it takes nothing from the runner. */
export const startPeer = async (name: PeerName, count: number) => {
  const child = fork(join(import.meta.dirname, 'serve-peer.ts'), [name, String(count)]);
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const next = () =>
    new Promise<Told>((done, fail) => {
      child.once('message', (told) => done(told as Told));
      void ended.then(() => fail(new Error(`the server of ${name} ended`)));
    });
  const { port = 0 } = await next();
  return {
    port,
    edited: async (run: number) => {
      const told = next();
      child.send({ ask: 'edited', run });
      return (await told).edited ?? 0;
    },
    stop: async () => {
      if (child.connected) child.send({ ask: 'stop' });
      await ended;
    },
  };
};
