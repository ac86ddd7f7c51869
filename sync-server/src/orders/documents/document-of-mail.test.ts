import { type CustomerId, newId } from '@knotenblech/shared/values/ids.ts';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/test-database.ts';
import { connect } from '../../database/database.ts';
import { documentOfMail } from './order-document.ts';

const database = await testDatabase();
afterAll(() => database.stop());

const mail = {
  customerId: newId<CustomerId>(),
  id: crypto.randomUUID(),
  recipient: 'werkstatt@example.org',
  subject: 'Auftragsbestätigung 10001',
  body: 'Guten Tag',
  attachment: 'Auftragsbestätigung 10001.pdf',
};
const pictures = { give: () => Promise.reject(new Error('no pictures')) };
const papers = { give: () => Promise.reject(new Error('no papers')) };
const log = pino({ level: 'silent' });

test('while the database is away a mail waits for its document', async () => {
  const sql = connect(database.address, { max: 1, name: 'test' });
  await sql.end();
  await expect(documentOfMail({ sql, pictures, papers, log })(mail)).rejects.toThrow('CONNECTION_ENDED');
});

test('a mail whose document cannot be made goes out without it', async () => {
  expect(
    await documentOfMail({ sql: database.sql, pictures, papers, log })({ ...mail, customerId: 'no id' }),
  ).toBeNull();
});
