import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type NetworkKind = { name: string; roundTripMs: number; cutShare: number };

/** Deterministic, so that every peer's connections are cut at the same places. */
const cuts = (share: number) => {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 4_294_967_296 < share;
  };
};

/** A TCP proxy before a server: counts bytes, HTTP and WebSocket headers included, delays, cuts and can be switched off. */
export const openNetwork = async (targetPort: number, { roundTripMs, cutShare }: NetworkKind) => {
  const counted = { up: 0, down: 0 };
  const open = new Set<Socket>();
  const isCut = cuts(cutShare);
  let isOnline = true;
  const later = (work: () => void) => (roundTripMs > 0 ? setTimeout(work, roundTripMs / 2) : work());
  const server = createServer((client) => {
    if (!isOnline) return void client.destroy();
    const target = connect(targetPort, '127.0.0.1');
    const end = () => {
      for (const socket of [client, target]) open.delete(socket.destroy());
    };
    for (const socket of [client, target]) {
      open.add(socket);
      socket
        .setNoDelay(true)
        .on('error', end)
        .on('close', () => later(end));
    }
    client.on('data', (bytes) => {
      counted.up += bytes.length;
      if (isCut()) end();
      else later(() => target.writable && target.write(bytes));
    });
    target.on('data', (bytes) => {
      counted.down += bytes.length;
      later(() => client.writable && client.write(bytes));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes since the last call. */
    take: () => {
      const taken = { ...counted };
      Object.assign(counted, { up: 0, down: 0 });
      return taken;
    },
    setOnline: (isOn: boolean) => {
      isOnline = isOn;
      if (!isOn) destroyAll();
    },
    close: () => {
      destroyAll();
      server.close();
    },
  };
};
