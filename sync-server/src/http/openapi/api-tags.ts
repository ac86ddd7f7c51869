import type { CallDescription } from '@knotenblech/shared/api/describe-call.ts';

const words: Record<string, string> = {
  users: 'Sign-in, users of the company, addresses, messages',
  account: 'The own account',
  register: 'Registration',
  session: 'Sessions of the app',
  project: 'Projects: upload, list, edit, pictures, certificates, costs set by hand',
  shoppingCart: 'The cart and the order',
  orders: 'Orders of the company',
  quotes: 'Quotes',
  baseData: 'Lists that forms offer',
  translation: 'Names in the asked language',
  handOver: 'Projects from design software',
  admin: 'For those who run the shop',
  files: 'Files in resumable chunks',
  sync: 'What the app and the server exchange',
  push: 'Notices of the browser',
  site: 'The public shop',
  content: 'Texts of the content pages',
  contact: 'The contact form',
  health: 'Operation',
  ready: 'Operation',
};

/** The first segments of paths that calls have, with what they are about. */
export const apiTags = (calls: readonly CallDescription[]) =>
  [...new Set(calls.map(({ path }) => path.split('/')[1] ?? ''))].map((name) => ({
    name,
    ...(words[name] && { description: words[name] }),
  }));
