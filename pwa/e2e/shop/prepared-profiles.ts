import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { signIn, waitForSyncState, waitUntilInstalled } from './act.ts';
import { launchBrowser } from './launch-browser.ts';

/** The name under which browsers know every shop of the tests: what a profile has stored holds at whichever port that shop is. */
export const shopOrigin = 'http://shop.localhost';

const preparedUsers = ['werkstatt', 'chef', 'admin'] as const;
export type PreparedUser = (typeof preparedUsers)[number];
export type Profiles = Record<PreparedUser, string>;

/** Of a browser that is closed: what it needs to find its users and their data again, and no cache that it can fill anew. */
const dispensable = [
  'Default/Cache',
  'Default/Code Cache',
  'Default/GPUCache',
  'Default/DawnGraphiteCache',
  'GrShaderCache',
  'ShaderCache',
  'GraphiteDawnCache',
  'component_crx_cache',
];

/** A profile of each user, signed in at the shop of an address, with the app installed and everything fetched. */
export const prepareProfiles = async (folder: string, servedAt: string): Promise<Profiles> => {
  const prepare = async (user: PreparedUser) => {
    const profile = join(folder, user);
    const context = await launchBrowser(profile, { baseURL: shopOrigin, servedAt });
    try {
      const page = context.pages()[0] ?? (await context.newPage());
      await signIn(page, user);
      await waitForSyncState(page, 'aktuell');
      await waitUntilInstalled(page);
    } finally {
      await context.close();
    }
    for (const name of dispensable) rmSync(join(profile, name), { recursive: true, force: true });
    return [user, profile] as const;
  };
  return Object.fromEntries(await Promise.all(preparedUsers.map(prepare))) as Profiles;
};
