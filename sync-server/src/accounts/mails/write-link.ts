import { linkPath } from '@knotenblech/shared/accounts/link-paths.ts';
import type { Sql } from '../../database/database.ts';
import type { Mail } from '../../jobs/mail/mail.store.ts';
import { armLink } from '../one-time-link.store.ts';
import { linkMark } from './link-mark.ts';

export type LinkDeps = { owner: Sql; publicUrl: string; now: () => Date };

/** The mail as it goes out, its one-time link made in this moment: where mails are sent, no token is ever stored. Null: the link was ended meanwhile. */
export const writeLink =
  ({ owner, publicUrl, now }: LinkDeps) =>
  async (mail: Mail): Promise<Mail | null> => {
    const link = await armLink(owner, mail.id, now());
    if (link === 'none') return mail;
    if (link === 'void') return null;
    const address = new URL(linkPath(link.purpose, link.language, link.token), publicUrl);
    return { ...mail, body: mail.body.replace(linkMark(link.id), () => address.href) };
  };
