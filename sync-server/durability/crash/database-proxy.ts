import { connect, createServer, type Socket } from 'node:net';
import { createStatementNames } from './statement-names.ts';

/** Where the server dies: at the n-th statement of this name, before PostgreSQL gets it, or when it is done and its answer is held back. */
export type CrashPoint = { name: string; nth: number; when: 'before' | 'after' };

type Armed = { point: CrashPoint; crash: () => void };

const appName = 'application_name\0knotenblech app\0';

const isAt = ({ name, nth }: CrashPoint, passed: readonly string[]) =>
  passed.at(-1) === name && passed.filter((each) => each === name).length === nth;

/** Stands between a server and its PostgreSQL and counts the statements of the app's own connections. */
export const startDatabaseProxy = async (target: number) => {
  let armed: Armed | null = null;
  const passed: string[] = [];
  const sockets = new Set<Socket>();

  const serve = (client: Socket) => {
    const database = connect(target, '127.0.0.1');
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    const cut = () => {
      client.destroy();
      database.destroy();
    };
    client.on('close', cut);
    database.on('close', cut);
    const nameOf = createStatementNames();
    let isApp = false;
    let isHeld = false;
    let rest = Buffer.alloc(0);
    let hasStarted = false;
    client.on('data', (data) => {
      rest = Buffer.concat([rest, data]);
      for (;;) {
        const head = hasStarted ? 1 : 0;
        if (rest.length < head + 4) return;
        const length = head + rest.readUInt32BE(head);
        if (rest.length < length) return;
        const message = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (!hasStarted) {
          hasStarted = true;
          isApp = message.includes(appName);
        } else if (isApp) {
          const executed = nameOf(message);
          if (executed !== null && armed) {
            passed.push(executed);
            if (isAt(armed.point, passed)) {
              const { point, crash } = armed;
              armed = null;
              if (point.when === 'before') {
                crash();
                return cut();
              }
              isHeld = true;
              database.once('data', () => {
                crash();
                cut();
              });
            }
          }
        }
        database.write(message);
      }
    });
    database.on('data', (data) => {
      if (!isHeld) client.write(data);
    });
  };

  const server = createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    arm: (point: CrashPoint, crash: () => void) => {
      passed.length = 0;
      armed = { point, crash };
    },
    /** The statements that were executed since it was armed. */
    disarm: () => {
      armed = null;
      return [...passed];
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};
