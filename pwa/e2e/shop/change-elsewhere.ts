import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { ownShop } from './own-shop.ts';
import { viewServer } from './view-server.ts';

type Change = readonly [name: string, args: object];

/** What a user changes on another device meanwhile, which needs no screen. */
export const changeElsewhere = async (userName: string, ...changes: readonly Change[]) => {
  const { url } = await ownShop();
  const { actor, headers } = await viewServer(url, userName);
  const at = new Date().toISOString();
  const mutations = changes.map(([name, args], n) => ({
    id: n + 1,
    uid: crypto.randomUUID(),
    name,
    v: 1,
    args,
    at,
  }));
  const clientId = crypto.randomUUID();
  const request = { protocol: protocolVersion, schema: schemaVersion, userId: actor.userId, clientId, mutations };
  const answer = await fetch(`${url}/api/1.0/sync/push`, { method: 'POST', headers, body: JSON.stringify(request) });
  const { results } = (await answer.json()) as { results: { status: string }[] };
  if (results.some(({ status }) => status !== 'applied')) throw new Error(`refused: ${JSON.stringify(results)}`);
};

/** New projects of the file of another, by their names. */
export const copyElsewhere = async (userName: string, of: string, ...names: readonly string[]) => {
  const { url } = await ownShop();
  const projects = await (await viewServer(url, userName)).projects();
  const projectId = projects.find(({ name }) => name === of)?.id;
  const copies = names.map((name) => ['copyProject', { projectId, newProjectId: newId<ProjectId>(), name }] as const);
  await changeElsewhere(userName, ...copies);
};
