import { createServer, type Socket } from 'node:net';

/** What a mail server does to whoever comes. */
export type PortFate = 'refuses' | 'says nothing' | 'says nonsense' | 'cuts' | 'is busy';

const words: Partial<Record<PortFate, string>> = {
  'says nonsense': 'HTTP/1.1 200 OK\r\n\r\n\0\xff',
  'is busy': '421 4.3.2 try again later\r\n',
};

/** A port that is closed until it is told to do something else. */
export const openSwitchedPort = async () => {
  const sockets = new Set<Socket>();
  let fate: PortFate = 'refuses';
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    if (fate === 'cuts') socket.destroy();
    else socket.write(words[fate] ?? '');
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  };
  await listen(0);
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  await close();
  return {
    port,
    /** Since it was last told what to do. */
    visits: () => visits,
    treat: async (next: PortFate) => {
      if (server.listening) await close();
      fate = next;
      visits = 0;
      if (fate !== 'refuses') await listen(port);
    },
    stop: async () => {
      if (server.listening) await close();
    },
  };
};
