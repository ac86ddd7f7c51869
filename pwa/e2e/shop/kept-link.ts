import { mailListSchema } from '@knotenblech/shared/api/list-query.ts';
import { expect } from 'vitest';
import { ownShop } from './own-shop.ts';
import { viewServer } from './view-server.ts';

const linkIn = /\/de\/shop\/[\w/]+\/[\w-]{43}/;
const used = new Set<string>();

/** The address in the next mail to somebody about something; the shop keeps its mails while no mail server is set. */
export const keptLink = async (recipient: string, subject: string): Promise<string> => {
  const { url } = await ownShop();
  const { headers } = await viewServer(url, 'admin');
  const next = async () => {
    const answer = await fetch(`${url}/api/1.0/admin/mails`, { headers });
    const { mails } = mailListSchema.parse(await answer.json());
    const mail = mails.find(
      (each) => each.recipient === recipient && each.subject.includes(subject) && !used.has(each.id),
    );
    const link = mail && linkIn.exec(mail.body)?.[0];
    if (mail && link) used.add(mail.id);
    return link;
  };
  let link: string | undefined;
  await expect.poll(async () => (link = await next())).toBeDefined();
  return link ?? '';
};
