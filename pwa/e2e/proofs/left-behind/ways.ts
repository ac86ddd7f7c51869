import type { Page } from 'playwright';
import { expect } from 'vitest';
import { password } from '../../shop/act.ts';
import { ownShop } from '../../shop/own-shop.ts';
import { viewServer } from '../../shop/view-server.ts';
import { findInStorage } from './find-in-storage.ts';
import { sought, words } from './plant.ts';

type Leaving = { page: Page; setOffline: (isOffline: boolean) => Promise<void> };

/** How somebody's time at a device ends, and how the browser does. */
type Way = {
  name: string;
  /** 'private': whoever signed in did not say that others use it too. */
  device: 'shared' | 'private';
  isUnsent: boolean;
  end: 'closed' | 'killed';
  leave: (leaving: Leaving) => Promise<void>;
};

type Entering = { typed?: string; device?: Way['device'] };

export const enterAs = async (page: Page, userName: string, { typed = userName, device = 'shared' }: Entering = {}) => {
  await page.goto('/de/shop/login');
  await page.getByLabel('Benutzername oder E-Mail').fill(typed);
  await page.getByLabel('Passwort').fill(password);
  if (device === 'shared')
    await page.getByRole('checkbox', { name: 'Dieses Gerät benutzen auch andere' }).check({ force: true });
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Benutzer ${userName}` }).waitFor();
};

export const openLogOut = async (page: Page) => {
  await page.goto('/de/shop/projects/logout');
  return page.getByRole('dialog').getByRole('button', { name: 'Abmelden', exact: true });
};

const logOut = async ({ page }: Leaving) => {
  await (await openLogOut(page)).click();
  await page.waitForURL(/\/de\/home$/);
};

const logOutOnline = async (leaving: Leaving) => {
  await leaving.setOffline(false);
  await logOut(leaving);
};

const logOutBesideAnother = async (leaving: Leaving) => {
  const other = await leaving.page.context().newPage();
  await other.goto('/de/shop/projects');
  await other.getByText(words.project).first().waitFor();
  await logOutOnline(leaving);
  await other.getByLabel('Benutzername oder E-Mail').waitFor();
  expect(await other.evaluate(findInStorage, sought)).toEqual([]);
};

const discard = async ({ page }: Leaving) => {
  await page.goto('/de/shop/projects/logout');
  await page.getByText('1 Nachricht an uns ist noch nicht gesendet.').waitFor();
  await page.getByRole('button', { name: 'Verwerfen …' }).click();
  await page.getByRole('button', { name: 'Verwerfen und abmelden' }).click();
  await page.waitForURL(/\/de\/home$/);
};

/** Without a network or a PIN: it is asked about. */
const lock = async ({ page }: Leaving) => {
  await page.getByRole('button', { name: /^Benutzer / }).click();
  await page.getByRole('menuitem', { name: 'Gerät sperren' }).click();
  await page.getByRole('button', { name: 'Trotzdem sperren' }).click();
  await page.getByRole('heading', { name: 'Dieses Gerät ist gesperrt' }).waitFor();
};

const letAnotherIn = async ({ page, setOffline }: Leaving) => {
  await setOffline(false);
  await enterAs(page, 'chef');
};

const heardOfByServer = async ({ page, setOffline }: Leaving, tell: () => Promise<void>) => {
  await tell();
  await setOffline(false);
  await page.getByText('Dieses Gerät ist gesperrt.').waitFor({ timeout: 80_000 });
};

/** Of `werkstatt`, as he does it from another device. */
export const endSessions = async () => {
  const { url } = await ownShop();
  const { headers } = await viewServer(url, 'werkstatt');
  const answer = await fetch(`${url}/api/1.0/account/sessions`, { method: 'DELETE', headers });
  expect(answer.status).toBe(200);
};

/** The company's admin switches the user off, or on again. */
const setActive = async (active: boolean) => {
  const { url } = await ownShop();
  const { actor, headers, rowsOf } = await viewServer(url, 'chef');
  const users = (await rowsOf(`c:${actor.customerId}`)).filter(({ kind }) => kind === 'user');
  const { id, ...user } = users.find(({ data }) => data.userName === 'werkstatt')?.data ?? { id: '' };
  const body = JSON.stringify({ ...user, active });
  const answer = await fetch(`${url}/api/1.0/users/${id}?language=de`, { method: 'PUT', headers, body });
  expect(answer.status).toBe(200);
};

export const ways: readonly Way[] = [
  { name: 'signed out', device: 'shared', isUnsent: false, end: 'closed', leave: logOutOnline },
  { name: 'signed out', device: 'private', isUnsent: false, end: 'closed', leave: logOutOnline },
  {
    name: 'signed out while another window was open',
    device: 'shared',
    isUnsent: false,
    end: 'closed',
    leave: logOutBesideAnother,
  },
  {
    name: 'signed out with unsent work, which is sealed',
    device: 'shared',
    isUnsent: true,
    end: 'killed',
    leave: logOut,
  },
  { name: 'signed out and discarded unsent work', device: 'shared', isUnsent: true, end: 'closed', leave: discard },
  { name: 'was followed by another', device: 'shared', isUnsent: false, end: 'closed', leave: letAnotherIn },
  {
    name: 'was signed out from elsewhere',
    device: 'shared',
    isUnsent: true,
    end: 'closed',
    leave: (leaving) => heardOfByServer(leaving, endSessions),
  },
  { name: 'locked the device', device: 'shared', isUnsent: true, end: 'killed', leave: lock },
  { name: 'is still at work', device: 'shared', isUnsent: true, end: 'killed', leave: async () => {} },
  {
    name: 'was switched off',
    device: 'shared',
    isUnsent: true,
    end: 'closed',
    leave: async (leaving) => {
      await heardOfByServer(leaving, () => setActive(false));
      await setActive(true);
    },
  },
];
