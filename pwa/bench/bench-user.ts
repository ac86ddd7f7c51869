import { createHash } from 'node:crypto';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { ArgsOf, ChangeName } from '@knotenblech/shared/sync/changes.ts';
import { type Cursor, type PullAnswer, protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { type FileHash, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { password } from './bench-password.ts';

const changesPerPush = 100;
const chunkBytes = 1024 * 1024;

/** A demo user over the shop's API, who fills it with data before anything is measured. */
export const openBenchUser = async (shopUrl: string, userName: string) => {
  const api = (path: string, init: RequestInit) => fetch(`${shopUrl}/api/1.0${path}`, init);
  const json = { 'Content-Type': 'application/json' };
  const session = await api('/session', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ userName, password, deviceName: 'bench' }),
  });
  const { sessionKey, actor } = (await session.json()) as { sessionKey: string; actor: Actor };
  const own = { 'X-Session-Key': sessionKey, Cookie: session.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  const clientId = crypto.randomUUID();
  const version = { protocol: protocolVersion, schema: schemaVersion, userId: actor.userId, clientId };
  let lastMid = 0;

  const post = async (path: string, body: unknown): Promise<unknown> => {
    const answer = await api(path, { method: 'POST', headers: { ...own, ...json }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const push = async <N extends ChangeName>(name: N, all: readonly ArgsOf<N>[]) => {
    for (let from = 0; from < all.length; from += changesPerPush) {
      const at = new Date().toISOString();
      const mutations = all
        .slice(from, from + changesPerPush)
        .map((args) => ({ id: ++lastMid, uid: crypto.randomUUID(), name, v: 1, args, at }));
      await post('/sync/push', { ...version, mutations });
    }
  };
  const upload = async (bytes: Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex') as FileHash;
    for (let offset = 0; offset < bytes.length; offset += chunkBytes) {
      await api(`/files/${hash}`, {
        method: 'PATCH',
        headers: { ...own, 'Upload-Offset': String(offset), 'Upload-Length': String(bytes.length) },
        body: bytes.slice(offset, offset + chunkBytes),
      });
    }
    return hash;
  };
  let epoch: PullAnswer['epoch'] | null = null;
  /** Cursors hold within the epoch that gave them. */
  const pull = async (spaces: Record<string, Cursor | null>) => {
    const answer = (await post('/sync/pull', { ...version, epoch, spaces, limit: 5000 })) as PullAnswer;
    epoch = answer.epoch;
    return answer;
  };
  const readProject = async (projectId: ProjectId) => {
    const space = customerSpace(actor.customerId);
    const answer = await pull({ [space]: null });
    const rows = answer.spaces[space]?.put ?? [];
    return rows.find(({ data }) => data.id === projectId)?.data as unknown as Project | undefined;
  };
  /** A project from a file; resolves when the server has read it. */
  const createProject = async (name: string, bytes: Uint8Array) => {
    const projectId = newId<ProjectId>();
    await push('createProject', [{ projectId, name, fileHash: await upload(bytes), fileName: `${name}.btlx` }]);
    for (;;) {
      const project = await readProject(projectId);
      if (project?.reading === 'read') return projectId;
      if (project?.reading === 'refused') throw new Error(`${name} was refused: ${project.readingRefusal}`);
      await new Promise((next) => setTimeout(next, 250));
    }
  };
  return { actor, push, pull, createProject };
};
