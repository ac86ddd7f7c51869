import { createHash } from 'node:crypto';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { viewServer } from '../../shop/view-server.ts';
import { noteStored, type Stored } from './payload-texts.ts';

type Change = readonly [name: string, args: object];

let addresses = 0;
/** Nobody is one of too many who comes from an address of his own. */
const newAddress = () => ({ 'X-Forwarded-For': `10.9.${addresses >> 8}.${addresses++ & 255}` });

/** Somebody who stores texts without the app, and notes which; whatever is refused is an error. */
export const payloadClient = async (shopUrl: string, userName: string, stored: Stored) => {
  const view = await viewServer(shopUrl, userName);
  const { userId } = view.actor;
  const clientId = crypto.randomUUID();
  let lastMid = 0;

  const ask = async (method: string, path: string, body?: unknown, headers: Record<string, string> = view.headers) => {
    const answer = await fetch(`${shopUrl}/api/1.0${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...newAddress(), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text.slice(0, 500)}`);
    noteStored(stored, JSON.stringify(body ?? ''));
    return (text === '' ? null : JSON.parse(text)) as unknown;
  };
  const push = async (...changes: readonly Change[]) => {
    const at = new Date().toISOString();
    const mutations = changes.map(([name, args]) => ({
      id: ++lastMid,
      uid: crypto.randomUUID(),
      name,
      v: 1,
      args,
      at,
    }));
    const request = { protocol: protocolVersion, schema: schemaVersion, userId, clientId, mutations };
    const { results } = (await ask('POST', '/sync/push', request)) as { results: { status: string }[] };
    const refused = results.filter(({ status }) => status !== 'applied');
    if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused.slice(0, 3))}`);
  };
  const upload = async (bytes: Buffer) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const answer = await fetch(`${shopUrl}/api/1.0/files/${hash}`, {
      method: 'PATCH',
      headers: { ...view.headers, 'Upload-Offset': '0', 'Upload-Length': String(bytes.length) },
      body: new Uint8Array(bytes),
    });
    if (!answer.ok) throw new Error(`a file was not taken: ${answer.status}`);
    noteStored(stored, bytes.toString('utf8'));
    return hash;
  };
  return { ...view, ask, push, upload };
};

export type PayloadClient = Awaited<ReturnType<typeof payloadClient>>;
/** Who asks without a session. */
export const asNobody = {};
