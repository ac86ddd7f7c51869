import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { contentPages, contentSchema, siteFactsSchema } from '@knotenblech/shared/messages/site-facts.ts';
import { newId } from '@knotenblech/shared/values/ids.ts';
import { languages } from '@knotenblech/shared/values/language.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/test-shop.ts';
import { readContent } from './read-content.ts';

const ownTexts = fileURLToPath(new URL('../../../content', import.meta.url));
let shop: TestShop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
  shop = await testShop({ contentFolders: [folder, ownTexts] });
});
afterAll(async () => {
  await shop.stop();
  await rm(folder, { recursive: true });
});

const message = (fields: object = {}) => ({
  id: newId(),
  name: 'Anna Zimmerer',
  email: 'anna@zimmerei.example',
  message: 'Guten Tag',
  language: 'de',
  website: '',
  ...fields,
});
const write = (body: object, address = '192.0.2.1') =>
  shop.request('/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
const mails = () => shop.database.owner<{ recipient: string; subject: string; body: string; reply_to: string }[]>`
  select recipient, subject, body, reply_to from mail order by created_at`;

test('every page has a text in every language, and no place of it stays open', async () => {
  const open: string[] = [];
  for (const language of languages) {
    const { pages } = await readContent([ownTexts], language, seedOperator());
    const german = await readContent([ownTexts], 'de', seedOperator());
    for (const page of contentPages) {
      if (!pages[page].startsWith('# ') || pages[page].includes('{{')) open.push(`${language}/${page}`);
      if (language !== 'de' && pages[page] === german.pages[page]) open.push(`${language}/${page} is German`);
    }
  }
  expect(open).toEqual([]);
});

test('a text that the operator puts into his folder is shown at once, with his data', async () => {
  await mkdir(join(folder, 'fr'), { recursive: true });
  await writeFile(join(folder, 'fr/about.md'), '# Chez nous\n\n{{name}}, {{constructor}}');
  const { pages } = contentSchema.parse(await (await shop.request('/content/fr')).json());
  expect(pages.about).toBe('# Chez nous\n\nKnotenblech Stahlbau GmbH, {{constructor}}');
  expect(pages.imprint).toContain('# ');
});

test('what the operator is called cannot be taken for Markdown', async () => {
  await writeFile(join(folder, 'about.md'), '');
  const { pages } = await readContent([folder], 'fr', { ...seedOperator(), name: '[Stahl](x) <b>' });
  expect(pages.about).toContain('\\[Stahl\\](x) \\<b\\>');
});

test('the imprint names register, managing directors and tax number, and has no line for what is not told', async () => {
  const imprint = async (more: object) =>
    (await readContent([ownTexts], 'de', { ...seedOperator(), ...more })).pages.imprint;
  const told = { registerNumber: 'HRB 12345', managingDirectors: 'Martina Muster', taxNumber: '103/123' };
  for (const value of Object.values(told)) expect(await imprint(told)).toContain(value);
  const bare = await imprint({ registerCourt: '', registerNumber: '', managingDirectors: '', taxNumber: '' });
  for (const words of ['Handelsregister', '## Register', '## Vertreten durch', 'Steuernummer'])
    expect(bare).not.toContain(words);
  expect(bare).toContain('## Umsatzsteuer');
});

test('texts that the browser has are not sent again', async () => {
  for (const encoding of ['identity', 'gzip']) {
    const first = await shop.request('/content/de', { headers: { 'Accept-Encoding': encoding } });
    const headers = { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await shop.request('/content/de', { headers })).status).toBe(304);
  }
});

test('who runs the shop is told without a sign-in', async () => {
  const facts = siteFactsSchema.parse(await (await shop.request('/site')).json());
  expect(facts).toMatchObject({ launchAt: null, unavailableRegions: [], operator: { email: 'shop@example.org' } });
});

test('a message goes to the operator once, and an answer to whoever wrote it', async () => {
  const sent = message();
  expect((await write(sent)).status).toBe(204);
  expect((await write(sent)).status).toBe(204);
  expect(await mails()).toMatchObject([
    { recipient: 'shop@example.org', subject: 'Kontaktformular: Anna Zimmerer', reply_to: 'anna@zimmerei.example' },
  ]);
});

test('a program that fills in every field is not told that nothing was sent', async () => {
  const before = (await mails()).length;
  expect((await write(message({ website: 'http://spam.example' }))).status).toBe(204);
  expect(await mails()).toHaveLength(before);
});

test.each([{ name: 'Anna\r\nBcc: all@example.org' }, { message: 'x'.repeat(5001) }, { recipient: 'all@example.org' }])(
  'a message with %j is refused',
  async (fields) => expect((await write(message(fields), '192.0.2.2')).status).toBe(400),
);

test.each([
  [
    'de',
    { name: ' ', email: '', message: '' },
    [
      ['nameEmpty', 'Das Feld Name muss ausgefüllt werden!'],
      ['emailEmpty', 'Das Feld Email-Adresse muss ausgefüllt werden!'],
      ['messageEmpty', 'Das Feld Nachricht muss ausgefüllt werden!'],
    ],
  ],
  ['de', { email: 'anna@' }, [['emailInvalid', 'Bitte geben Sie eine gültige Email-Adresse an!']]],
  [
    'de',
    { email: 'anna@example.org\nBcc: all@example.org' },
    [['emailInvalid', 'Bitte geben Sie eine gültige Email-Adresse an!']],
  ],
  ['de', { email: 'anna..z@example.org' }, [['emailInvalid', 'Bitte geben Sie eine gültige Email-Adresse an!']]],
  ['en', { email: 'anna@' }, [['emailInvalid', 'Please give a valid e-mail address.']]],
])('in %s a message with %j is refused field by field', async (language, fields, errors) => {
  const answer = await write(message({ ...fields, language }), '192.0.2.5');
  const told = (await answer.json()) as { errors: { errorCode: string; errorMessageTranslated: string }[] };
  expect(answer.status).toBe(422);
  expect(told.errors.map((each) => [each.errorCode, each.errorMessageTranslated])).toEqual(errors);
});

test('a sixth message of a quarter of an hour from one address is refused', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await write(message(), '192.0.2.3')).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  expect((await write(message(), '192.0.2.4')).status).toBe(204);
});
