import { readFileSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestShop, type TestUser, testShop } from '../../test/test-shop.ts';
import { nobody } from '../database/in-customer.ts';
import { hashOfBytes, storeWholeFile } from '../files/receive-chunk.ts';
import { applyRetention, usualRetention } from './retention.ts';

let shop: TestShop;
let user: TestUser;
beforeAll(async () => {
  shop = await testShop();
  user = await shop.addUser('eva', []);
});
afterAll(() => shop.stop());

const now = new Date('2026-11-23T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const apply = () => applyRetention({ owner: shop.database.owner, blobs: shop.blobs }, usualRetention, now);

const addMail = (
  subject: string,
  days: number,
  more: { customerId?: string; attachment?: string; state?: string } = {},
) =>
  shop.database.owner`
    insert into mail (customer_id, id, recipient, subject, body, attachment, state, created_at)
    values (${more.customerId ?? user.customerId}, ${newId()}, 'eva@example.org', ${subject}, '',
      ${more.attachment ?? null}, ${more.state ?? 'sent'}, ${daysAgo(days)})`;

it('mails, business letters, messages of the contact form and the audit log go by their rules; what waits stays', async () => {
  const { owner } = shop.database;
  await addMail('mail old', 366);
  await addMail('mail', 364);
  await addMail('mail waits', 400, { state: 'waiting' });
  await addMail('letter old', 2600, { attachment: 'Auftragsbestätigung.pdf' });
  await addMail('letter', 2500, { attachment: 'Auftragsbestätigung.pdf' });
  await addMail('contact old', 181, { customerId: nobody });
  await addMail('contact', 179, { customerId: nobody });
  for (const days of [1096, 1094])
    await owner`
      insert into audit_entry (at, actor_id, action, subject, details)
      values (${daysAgo(days)}, ${user.userId}, 'base_data', ${days}, '{}')`;
  await apply();
  const mails = await owner<{ subject: string }[]>`select subject from mail order by 1`;
  expect(mails.map(({ subject }) => subject)).toEqual(['contact', 'letter', 'mail', 'mail waits']);
  expect([...(await owner`select subject from audit_entry`)]).toEqual([{ subject: '1094' }]);
});

/** A file that was sent so many days ago. */
const addFile = async (text: string, days: number, owner = user) => {
  const bytes = new TextEncoder().encode(text);
  const { sql, owner: database } = shop.database;
  await storeWholeFile({ sql, blobs: shop.blobs }, owner, bytes);
  const hash = hashOfBytes(bytes);
  await database`
    update customer_file set uploaded_at = ${daysAgo(days)} where hash = ${hash} and customer_id = ${owner.customerId}`;
  const path = await shop.blobs.pathOf(hash);
  await utimes(path ?? '', daysAgo(days), daysAgo(days));
  return hash;
};
const nameFile = (hash: string) => {
  const id = newId<ProjectId>();
  const { owner } = shop.database;
  return owner`
    insert into record (customer_id, space_id, kind, id, version, schema_version, data)
    values (${user.customerId}, ${`c:${user.customerId}`}, 'project', ${id}, 1, 1, ${owner.json({ id, name: 'Halle', fileHash: hash, changedAt: '' })})`;
};

it('a file goes that nothing of its customer has named for a month, and from the disk when nobody else has it', async () => {
  const other = await shop.addUser('jan', []);
  const [lost, fresh, named, shared] = [
    await addFile('lost', 31),
    await addFile('fresh', 29),
    await addFile('named', 31),
    await addFile('shared', 31),
  ];
  await addFile('shared', 29, other);
  await nameFile(named);
  await apply();
  const rows = await shop.database.owner<{ hash: string }[]>`
    select hash from customer_file where customer_id = ${user.customerId}`;
  expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set([fresh, named]));
  const there = await Promise.all(
    [lost, fresh, named, shared].map(async (hash) => (await shop.blobs.pathOf(hash)) !== null),
  );
  expect(there).toEqual([false, true, true, true]);
});

it('a file that was sent anew within the day stays on the disk', async () => {
  const hash = await addFile('again', 31);
  await utimes((await shop.blobs.pathOf(hash)) ?? '', daysAgo(0.5), daysAgo(0.5));
  await apply();
  expect(await shop.blobs.pathOf(hash)).not.toBeNull();
});

it('of many customers none is passed over', async () => {
  const { owner } = shop.database;
  await owner`
    insert into customer_file (customer_id, hash, size, user_id, uploaded_at)
    select gen_random_uuid(), repeat(md5(n::text), 2), 1, ${user.userId}, ${daysAgo(31)} from generate_series(1, 120) n`;
  await apply();
  expect(await owner`select 1 from customer_file where user_id = ${user.userId} and size = 1`).toHaveLength(0);
});

it.each(languages)('the privacy text in %s says how long things stay', (language) => {
  const { mailDays, contactDays, unnamedFileDays, auditDays } = usualRetention;
  const text = readFileSync(new URL(`../../content/${language}/privacy.md`, import.meta.url), 'utf8');
  const [, said = ''] = /\n## (?:Wie lange|How long|Durée|Per quanto tempo)\n\n(.+)\n/.exec(text) ?? [];
  const days = [...said.matchAll(/(\d+) (?:Tage|days|jours|giorni)/g)].map(([, count]) => Number(count));
  expect(days.slice(0, 3)).toEqual([mailDays, contactDays, unnamedFileDays]);
  expect([auditDays, said]).toEqual([3 * 365, expect.stringMatching(/drei Jahre|three years|trois ans|tre anni/)]);
});
