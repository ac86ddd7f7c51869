import { createHash } from 'node:crypto';
import { checkEmail } from '@knotenblech/shared/accounts/forms/check-user-form.ts';
import { siteCalls } from '@knotenblech/shared/api/calls.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { type ContactError, type ContactMessage, checkContact } from '@knotenblech/shared/messages/contact-message.ts';
import type { SiteFacts } from '@knotenblech/shared/messages/site-facts.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { CustomerId } from '@knotenblech/shared/values/ids.ts';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { publicBaseData, publicCapabilities } from '../../base-data/public-base-data.ts';
import { readOpenPacks } from '../../base-data/read-open-packs.ts';
import type { Sql } from '../../database/database.ts';
import { nobody } from '../../database/in-customer.ts';
import { type FormCheck, readJsonForm } from '../../http/read-json.ts';
import type { ShopEnv } from '../../http/shop-env.ts';
import { keyOf, refuseTooMany } from '../../http/token-buckets.ts';
import { addMail } from '../../jobs/mail/mail.store.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { readContent } from './read-content.ts';

export type SiteSettings = Pick<SiteFacts, 'launchAt' | 'unavailableRegions'> & {
  /** Where the texts are, the operator's own before those that the shop comes with. */
  contentFolders: string[];
};

type SiteDeps = { owner: Sql; sql: Sql; now: () => Date; enqueue: Enqueue; site: SiteSettings };

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** Whoever has it already is answered that nothing changed. `packed`: the same by gzip, where the browser takes it. */
const answerTagged = (c: Context<ShopEnv>, text: string, packed: Uint8Array<ArrayBuffer> | null = null) => {
  const etag = etagOf(text);
  c.header('Cache-Control', 'no-cache');
  c.header('ETag', etag);
  if (c.req.header('If-None-Match')?.replace(/^W\//, '') === etag) return c.body(null, 304);
  c.header('Content-Type', 'application/json; charset=utf-8');
  if (packed === null) return c.body(text);
  c.header('Content-Encoding', 'gzip');
  return c.body(packed);
};

const answerPacked = (c: Context<ShopEnv>, { text, packed }: { text: string; packed: Uint8Array<ArrayBuffer> }) => {
  c.header('Vary', 'Accept-Encoding');
  return answerTagged(c, text, c.req.header('Accept-Encoding')?.includes('gzip') ? packed : null);
};

/** What everybody may read of the shop, and the contact form. */
export const siteRoutes = ({ owner, sql, now, enqueue, site }: SiteDeps) => {
  const operator = async () => readOperator(await readOpenPacks(sql, 'operator'));
  const baseData = publicBaseData(owner);
  const capabilities = publicCapabilities(owner);
  return new Hono<ShopEnv>()
    .get('/site', async (c) => {
      const { launchAt, unavailableRegions } = site;
      const facts: SiteFacts = {
        serverTime: now().toISOString(),
        launchAt,
        unavailableRegions,
        operator: await operator(),
      };
      return c.json(facts);
    })
    .get('/content/:language', compress(), async (c) => {
      const { language } = siteCalls.content.pathSchema.parse(c.req.param());
      return answerTagged(c, JSON.stringify(await readContent(site.contentFolders, language, await operator())));
    })
    .get('/site/baseData', async (c) => answerPacked(c, await baseData(now())))
    .get('/site/capabilities', async (c) => answerPacked(c, await capabilities(now())))
    .post('/contact', async (c) => {
      const message = await readJsonForm(c, {
        schema: siteCalls.contact.request,
        check: checkContactFields,
        form: 'contact',
      });
      await limitMessages(owner, c.get('address'), now());
      const { email } = await operator();
      await sendContactMessage({ owner, enqueue, recipient: email }, message);
      return c.body(null, 204);
    });
};

type ContactDeps = { owner: Sql; enqueue: Enqueue; recipient: string };

const bodyOf = ({ name, email, message, language }: ContactMessage) =>
  `${message}\n\n-- \nName: ${name}\nE-Mail: ${email}\nSprache: ${language}\n`;

/** Mails a message of the contact form to the operator; who fills in the field that people do not see is not told that nothing was sent. */
const sendContactMessage = async ({ owner, enqueue, recipient }: ContactDeps, message: ContactMessage) => {
  if (message.website !== '') return;
  const customerId = nobody as CustomerId;
  await owner.begin(async (tx) => {
    await addMail(tx, {
      customerId,
      id: message.id,
      recipient,
      subject: `Kontaktformular: ${message.name}`,
      body: bodyOf(message),
      attachment: null,
      replyTo: message.email,
    });
    await enqueue(tx, 'send-mail', { customerId, mailId: message.id });
  });
};

/** In a quarter of an hour. */
const mostPerAddress = 5;

const mostOfAll = 200;

/** Refuses a message where too many came from one address, or from everywhere, in a quarter of an hour. */
const limitMessages = (owner: Sql, address: string, now: Date) =>
  refuseTooMany(
    owner,
    [
      { key: keyOf('contact', address), most: mostPerAddress },
      { key: 'contact', most: mostOfAll },
    ],
    now,
  );

const errors: Record<ContactError, { field: string; code: ErrorCode }> = {
  'name-missing': { field: 'name', code: 'nameEmpty' },
  'email-missing': { field: 'email', code: 'emailEmpty' },
  'email-invalid': { field: 'email', code: 'emailInvalid' },
  'message-missing': { field: 'message', code: 'messageEmpty' },
};

/** What is wrong with the contact form, as it says itself. */
const checkContactFields: FormCheck = ({ text }) => {
  const email = text('email');
  // An address that cannot be answered is none, whatever its shape.
  const readable = checkEmail(email) === 'emailInvalid' ? '@' : email;
  return checkContact({ name: text('name'), email: readable, message: text('message') }).map((each) => errors[each]);
};
