import type { PeerServer } from './peer.ts';

type Asked = { ask: 'edited'; run: number } | { ask: 'stop' };

/** The process of one peer's server: tells its port, then what it is asked for; ends with the runner. */
const [name, count] = process.argv.slice(2);
const { start } = (await import(`./${name}/server.ts`)) as { start: (rows: number) => Promise<PeerServer> };
const server = await start(Number(count));
const end = async () => {
  await server.stop();
  process.exit(0);
};
process.once('disconnect', () => void end());
process.on('message', async (asked: Asked) => {
  if (asked.ask === 'edited') process.send?.({ edited: await server.edited(asked.run) });
  else await end();
});
process.send?.({ port: server.port });
