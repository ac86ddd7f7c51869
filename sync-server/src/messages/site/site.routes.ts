import { createHash } from 'node:crypto';
import { siteCalls } from '@knotenblech/shared/api/calls.ts';
import { readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import type { SiteFacts } from '@knotenblech/shared/messages/site-facts.ts';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { readOpenPacks } from '../../base-data/read-open-packs.ts';
import type { Sql } from '../../database/database.ts';
import type { ShopEnv } from '../../http/answer-error.ts';
import { readJsonForm } from '../../http/read-json.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { checkContactFields } from './check-contact-fields.ts';
import { readContent } from './read-content.ts';
import { limitMessages, sendContactMessage } from './send-contact-message.ts';

export type SiteSettings = Pick<SiteFacts, 'launchAt' | 'unavailableRegions'> & {
  /** Where the texts are, the operator's own before those that the shop comes with. */
  contentFolders: string[];
};
type SiteDeps = { owner: Sql; sql: Sql; now: () => Date; enqueue: Enqueue; site: SiteSettings };

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

/** What everybody may read of the shop, and the contact form. */
export const siteRoutes = ({ owner, sql, now, enqueue, site }: SiteDeps) => {
  const operator = async () => readOperator(await readOpenPacks(sql, 'operator'));
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
      const text = JSON.stringify(await readContent(site.contentFolders, language, await operator()));
      const etag = etagOf(text);
      c.header('Cache-Control', 'no-cache');
      c.header('ETag', etag);
      if (c.req.header('If-None-Match')?.replace(/^W\//, '') === etag) return c.body(null, 304);
      c.header('Content-Type', 'application/json; charset=utf-8');
      return c.body(text);
    })
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
