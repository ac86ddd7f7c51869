import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { protocolVersion, schemaVersion } from '@knotenblech/shared/sync/wire.ts';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { password, sampleAs } from '../act.ts';
import { viewServer } from '../view-server.ts';

const corpus = JSON.parse(readFileSync(new URL('./script-payloads.json', import.meta.url), 'utf8')) as {
  source: string;
  payload: string;
}[];
export const payloads = corpus.map(({ payload }) => payload);

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\t', '&#9;');

/** A file of one kind of part a payload: in its name, its attributes, and the project's own name. */
const fileOfPayloads = () => {
  const text = sampleAs('knotenplatten.btlx', 'Nutzlasten').buffer.toString('utf8');
  const part = /<Part SingleMemberNumber="1"[\s\S]*?<\/Part>/.exec(text)?.[0] ?? '';
  const parts = payloads.map((payload, n) =>
    part
      .replace('SingleMemberNumber="1"', `SingleMemberNumber="${n + 1}"`)
      .replace('Designation="Knotenblech 300x200x10"', () => `Designation="${escaped(payload)}"`)
      .replace('Value="KP-101"', () => `Value="${escaped(payload)}"`)
      .replace('Length="300"', `Length="${300 + n}"`),
  );
  return Buffer.from(text.replace(/<Parts>[\s\S]*<\/Parts>/, () => `<Parts>${parts.join('\n')}</Parts>`));
};

const most = (length: number, start = 0) => {
  let text = '';
  for (const payload of [...payloads.slice(start), ...payloads.slice(0, start)])
    if (text.length + payload.length < length) text += `${payload} `;
  return text.trim();
};

/** Forms of one line take no tabs. */
const oneLine = (text: string | undefined) => (text ?? '').replaceAll('\t', ' ');

/** Stores the corpus in every text that the customer of 'chef' and the operator can store. */
export const plantPayloads = async (shopUrl: string) => {
  const view = await viewServer(shopUrl, 'chef');
  const operator = await viewServer(shopUrl, 'admin');
  const post = async (path: string, body: unknown, headers: Record<string, string> = view.headers) => {
    const answer = await fetch(`${shopUrl}/api/1.0${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
  };
  const session = (await (await fetch(`${shopUrl}/api/1.0/session`, { headers: view.headers })).json()) as {
    actor: { userId: string; customerId: string };
  };
  const { userId, customerId } = session.actor;
  const clientId = crypto.randomUUID();
  let lastMid = 0;
  const push = async (changes: readonly (readonly [name: string, args: object])[]) => {
    const at = new Date().toISOString();
    const mutations = changes.map(([name, args]) => ({
      id: ++lastMid,
      uid: crypto.randomUUID(),
      name,
      v: 1,
      args,
      at,
    }));
    const { body } = await post('/sync/push', {
      protocol: protocolVersion,
      schema: schemaVersion,
      userId,
      clientId,
      mutations,
    });
    const { results } = body as { results: { status: string }[] };
    const refused = results.filter(({ status }) => status !== 'applied');
    if (refused.length > 0) throw new Error(`not planted: ${JSON.stringify(refused.slice(0, 3))}`);
  };

  const bytes = fileOfPayloads();
  const fileHash = createHash('sha256').update(bytes).digest('hex');
  await fetch(`${shopUrl}/api/1.0/files/${fileHash}`, {
    method: 'PATCH',
    headers: { ...view.headers, 'Upload-Offset': '0', 'Upload-Length': String(bytes.length) },
    body: bytes,
  });
  const projectId = newId<ProjectId>();
  const documentHash = createHash('sha256').update('%PDF-1.4 x').digest('hex');
  await fetch(`${shopUrl}/api/1.0/files/${documentHash}`, {
    method: 'PATCH',
    headers: { ...view.headers, 'Upload-Offset': '0', 'Upload-Length': '10' },
    body: '%PDF-1.4 x',
  });
  const fileName = `${most(240)}.btlx`;
  await push([['createProject', { projectId, name: most(250), fileHash, fileName }]]);
  const isRead = async () => (await view.projects()).find(({ id }) => id === projectId)?.reading !== 'waiting';
  while (!(await isRead())) await new Promise((next) => setTimeout(next, 200));

  const lineId = newId();
  const cart = (await view.rowsOf(`u:${userId}`)).find(({ kind, data }) => kind === 'cart' && data.state === 'open');
  const cartId = cart?.data.id ?? newId();
  await push([
    ['setProjectTexts', { projectId, drawingId: most(250, 5), comment: most(1990), additionalText: most(1990, 30) }],
    ...[10, 20, 30, 40, 50].map(
      (start, n) => ['setPartName', { projectId, partIndex: n + 1, name: most(250, start), was: '' }] as const,
    ),
    [
      'addWeldCertFile',
      {
        projectId,
        fileId: crypto.randomUUID(),
        fileNameOriginal: `${most(240)}.pdf`,
        fileHash: documentHash,
        type: 'pdf',
        byteCount: 10,
      },
    ],
    ['putCartLine', { lineId, cartId, projectId }],
    ['setCartLine', { lineId, comment: most(1990), reference: most(195, 20) }],
    ...payloads.map(
      (payload) =>
        [
          'putAddress',
          {
            address: {
              id: newId(),
              salutation: 'COMPANY',
              name: payload,
              nameAdd: payload,
              contactFirstName: payload,
              contactName: payload,
              street: payload,
              zip: '80331',
              city: payload,
              countryIso: 'DE',
              email: 'a@example.org',
              phone: '1',
              fax: '',
              vatId: '',
              isShippingAddress: true,
              isBillingAddress: true,
            },
          },
        ] as const,
    ),
  ]);

  const statuses: number[] = [];
  for (const start of [0, 15, 30, 45]) {
    const message = { subject: oneLine(most(195, start)), text: most(7000, start), userId, projectId };
    statuses.push((await post('/users/createMessage/x', message, operator.headers)).status);
    const user = {
      userName: `nutzer${start}<img/src=x/onerror=xss()>`,
      email: `n${start}@example.org`,
      firstName: oneLine(payloads[start]),
      name: oneLine(payloads[start + 1]),
      permissions: [],
      seesPrices: false,
      active: true,
    };
    statuses.push((await post('/users', user)).status);
    const device = { userName: 'chef', password, deviceName: oneLine(most(75, start)) };
    statuses.push((await post('/session', device, { 'Content-Type': 'application/json' })).status);
    const contact = {
      id: newId(),
      name: oneLine(payloads[start]),
      email: 'a@example.org',
      message: most(1900, start),
      language: 'de',
      website: '',
    };
    statuses.push((await post('/contact', contact, { 'Content-Type': 'application/json' })).status);
  }
  if (statuses.some((status) => status >= 300)) throw new Error(`not planted: ${statuses.join(' ')}`);
  const voucher = {
    type: 'ALL_CUSTOMERS',
    discount: { kind: 'fixed', cents: 100 },
    minimumCents: 0,
    customerId: null,
    note: most(490),
    validFrom: null,
    validTo: null,
    useLimit: null,
    perCustomerLimit: null,
    isActive: true,
  };
  const voucherStatuses: number[] = [];
  for (const code of ['OSTERN', ...payloads])
    voucherStatuses.push((await post('/admin/createVoucher', { ...voucher, code }, operator.headers)).status);
  return { projectId, userId, customerId, lineId, voucherStatuses, view };
};
