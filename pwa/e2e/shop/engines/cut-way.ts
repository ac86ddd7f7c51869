import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut, as a network is, without a change of its address. */
export const startCutWay = async (serverUrl: string) => {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setCut: (is: boolean) => {
      isCut = is;
      if (is) drop();
    },
    stop: async () => {
      drop();
      await new Promise((done) => server.close(done));
    },
  };
};
