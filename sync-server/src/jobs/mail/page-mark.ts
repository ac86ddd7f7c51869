import type { Mail } from './mail.store.ts';

const mark = /\[App (\/(?:de|en|fr|it)\/shop\/account\/(?:orders|quotes)\/[0-9a-f-]{36})\]/g;

/** Stands in a stored mail for the address of a page of the app. Written by a user it leads there too, and nowhere else. */
export const pageMark = (path: string) => `[App ${path}]`;

type Write = (mail: Mail) => Promise<Mail | null>;

/** Mails with the addresses of pages, as people reach the shop. */
export const withPages =
  ({ publicUrl }: { publicUrl: string }, write: Write): Write =>
  async (stored) => {
    const mail = await write(stored);
    return mail && { ...mail, body: mail.body.replace(mark, (_, path: string) => new URL(path, publicUrl).href) };
  };
