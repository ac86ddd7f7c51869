import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';

type Row = { kind: string; data: { id: string } & Record<string, unknown> };

/** What the server holds of the customer of a user, asked as another device would. */
export const viewServer = async (shopUrl: string, userName: string) => {
  const login = await fetch(`${shopUrl}/api/1.0/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'Stahlbau-2026!', deviceName: 'check' }),
  });
  const { sessionKey, actor } = (await login.json()) as {
    sessionKey: string;
    actor: { userId: string; customerId: string };
  };
  const headers = {
    'content-type': 'application/json',
    'x-session-key': sessionKey,
    cookie: login.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
  const rows = async (space: string): Promise<Row[]> => {
    const pull = await fetch(`${shopUrl}/api/1.0/sync/pull`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        protocol: protocolVersion,
        schema: schemaVersion,
        userId: actor.userId,
        clientId: crypto.randomUUID(),
        epoch: null,
        spaces: { [space]: null },
        limit: 5000,
      }),
    });
    const answer = (await pull.json()) as { spaces: Record<string, { put: Row[] }> };
    return answer.spaces[space]?.put ?? [];
  };
  const records = async (kind: string) => (await rows(`c:${actor.customerId}`)).filter((row) => row.kind === kind);
  const projects = async () => (await records('project')).map(({ data }) => data);
  const partsOf = (projectId: string) => rows(`j:${projectId}`);
  return {
    actor,
    headers,
    rowsOf: rows,
    projects,
    savedCarts: () => records('savedCart'),
    orders: async () => (await records('order')).map(({ data }) => data),
    amounts: async () =>
      (await rows(`cp:${actor.customerId}`)).filter((row) => row.kind === 'orderAmounts').map(({ data }) => data),
    partsOf,
    /** How the parts of the project of a name stand, as programs are told. */
    checksIn: async (projectName: string) => {
      const project = (await projects()).find(({ name }) => name === projectName);
      const answer = await fetch(`${shopUrl}/api/1.0/project/whyNot/${project?.id}`, { headers });
      return ((await answer.json()) as { parts?: object[] }).parts;
    },
    /** Those that users have set in the project of a name. */
    quantitiesIn: async (projectName: string) => {
      const project = (await projects()).find(({ name }) => name === projectName);
      const choices = (await partsOf(project?.id ?? '')).filter(({ kind }) => kind === 'partChoice');
      return choices.flatMap(({ data }) => data.quantity ?? []);
    },
  };
};
