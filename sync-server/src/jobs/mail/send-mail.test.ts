import { text } from 'node:stream/consumers';
import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import type { Database } from '../../database/database.ts';
import { addMail, type Mail } from './mail.store.ts';
import { openTransport, type SendDeps, sendMail, type Transport } from './send-mail.ts';

let database: Database;
let server: SMTPServer;
let transport: Transport;
let received: string[] = [];
let isBroken = false;
let rcptRefusal: string | null = null;
let mail: Mail;

beforeAll(async () => {
  database = await testDatabase();
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      const [code, ...words] = rcptRefusal?.split(' ') ?? [];
      done(code ? Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }) : undefined);
    },
    onData: async (stream, _session, done) => {
      received.push(await text(stream));
      done(isBroken ? new Error('mailbox full') : undefined);
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => resolve(listening.address().port));
  });
  transport = openTransport(`smtp://127.0.0.1:${port}`, 'shop@example.org') as Transport;
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((done) => server.close(done));
  await database.stop();
});
beforeEach(async () => {
  [received, isBroken, rcptRefusal] = [[], false, null];
  mail = {
    customerId: newId<CustomerId>(),
    id: crypto.randomUUID(),
    recipient: 'werkstatt@example.org',
    subject: 'Auftragsbestätigung 10001',
    attachment: null,
    body: 'Guten Tag,\n\nSumme 1.234,50 €',
  };
  await addMail(database.owner, mail);
});

const pdf = new TextEncoder().encode('%PDF-1.7 Größe');
const send = (by: Transport | null = transport, documentOf: SendDeps['documentOf'] = async () => pdf) =>
  sendMail(
    { owner: database.owner, transport: by, documentOf, writeLink: async (each) => each },
    { customerId: mail.customerId, mailId: mail.id },
  );
const state = async () =>
  (await database.owner`select state, sent_at is not null as "isSent" from mail where id = ${mail.id}`)[0];

it('a mail arrives as it was written, under its own id', async () => {
  await send();
  const parsed = await PostalMime.parse(received[0] ?? '');
  expect(parsed).toMatchObject({ subject: mail.subject, messageId: `<${mail.id}@example.org>` });
  expect(parsed.text?.trim()).toBe(mail.body);
  expect(parsed.to?.[0]?.address).toBe(mail.recipient);
  expect(await state()).toEqual({ state: 'sent', isSent: true });
});

it('a mail that has been sent is not sent again', async () => {
  await send();
  await send();
  expect(received).toHaveLength(1);
});

it('a mail that the server refuses is tried again later', async () => {
  isBroken = true;
  await expect(send()).rejects.toThrow('mailbox full');
  expect(await state()).toEqual({ state: 'failed', isSent: false });
  isBroken = false;
  await send();
  expect(await state()).toEqual({ state: 'sent', isSent: true });
});

it('an address that its mail server does not know is not tried again', async () => {
  rcptRefusal = '550 5.1.1 no such mailbox';
  await send();
  expect(received).toHaveLength(0);
  expect(await state()).toEqual({ state: 'failed', isSent: false });
});

it.each(['450 4.1.1 greylisted', '550 5.7.1 relaying denied', '554 sender refused'])(
  'a mail that is answered with "%s" is tried again',
  async (refusal) => {
    rcptRefusal = refusal;
    await expect(send()).rejects.toThrow(refusal.split(' ').slice(1).join(' '));
  },
);

it('a mail is kept where no mail server is set', async () => {
  await send(null);
  expect(received).toHaveLength(0);
  expect(await state()).toEqual({ state: 'kept', isSent: false });
});

const withAttachment = async () => {
  await database.owner`update mail set attachment = 'Auftragsbestätigung 10001.pdf' where id = ${mail.id}`;
};
const attachment = async () =>
  (await database.owner<{ attachment: string | null }[]>`select attachment from mail where id = ${mail.id}`)[0]
    ?.attachment;

it('a document goes with its mail, byte by byte, under its name', async () => {
  await withAttachment();
  await send();
  const { attachments } = await PostalMime.parse(received[0] ?? '');
  expect(attachments).toMatchObject([{ filename: 'Auftragsbestätigung 10001.pdf', mimeType: 'application/pdf' }]);
  expect(new Uint8Array(attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
  expect(await attachment()).toBe('Auftragsbestätigung 10001.pdf');
});

it('a mail whose document cannot be made goes out without it, and says so', async () => {
  await withAttachment();
  await send(transport, async () => null);
  expect((await PostalMime.parse(received[0] ?? '')).attachments).toEqual([]);
  expect(await state()).toEqual({ state: 'sent', isSent: true });
  expect(await attachment()).toBeNull();
});
