import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, waitForSyncState } from './shop/act.ts';
import { type Device, openDevice, openInstalled } from './shop/device.ts';
import { go, listenForComplaints } from './shop/route-walk.ts';
import { allScreens, belongsTo, type Walker, walkScreens } from './shop/walk-screens.ts';

const walkerOn = async (device: Device): Promise<Walker> => ({
  device,
  complaints: await listenForComplaints(device.page),
});
const screensOf = (role: 'nobody' | 'chef' | 'admin') => allScreens.filter(([, row]) => belongsTo(row) === role);

describe('every screen of a company', () => {
  let walker: Walker;
  beforeAll(async () => {
    walker = await walkerOn(await openInstalled('chef'));
    await waitForSyncState(walker.device.page, 'aktuell');
  });
  afterAll(() => walker.device.close());

  it('has the warnings, the service panel and the basket around it, and no button of what is not there', async () => {
    const { page } = walker.device;
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: 'Warenkorb, 0 Stück' }).waitFor();
    await page.getByText('Materialpreise freibleibend.').waitFor();
    await page.getByText('„Auf Anfrage“ heißt').waitFor();
    const service = page.getByRole('complementary', { name: 'Service' });
    await service.locator('a[href^="tel:"]').waitFor();
    await service.getByRole('link', { name: 'Kontaktformular' }).waitFor();
    expect(await banner.getByRole('link', { name: /^Nachrichten/ }).count()).toBe(0);
    expect(await banner.getByRole('button', { name: 'Verwaltung' }).count()).toBe(0);
  });

  it('is shown', async () =>
    expect(await walkScreens(walker, 'chef', screensOf('chef'), { language: 'de' })).toEqual([]));

  it('is shown without a network, after the app was loaded anew', async () => {
    await walker.device.setOffline(true);
    await walker.device.page.reload();
    expect(await walkScreens(walker, 'chef', screensOf('chef'), { language: 'de', isOffline: true })).toEqual([]);
  });
});

it('every screen of the operator is shown', async () => {
  const walker = await walkerOn(await openInstalled('admin'));
  expect(await walkScreens(walker, 'admin', screensOf('admin'), { language: 'de' })).toEqual([]);
  await walker.device.close();
});

it('every screen for everybody is shown', async () => {
  const walker = await walkerOn(await openDevice());
  await walker.device.page.goto('/de/home');
  expect(await walkScreens(walker, 'nobody', screensOf('nobody'), { language: 'de' })).toEqual([]);
  await walker.device.close();
});

it('a demo user reads in the basket that nothing is real', async () => {
  const { page, close } = await openDevice();
  await signIn(page, 'demo');
  await go(page, '/de/shop/basket');
  await page.getByText('Preise und Bestellungen sind nicht echt').waitFor();
  await close();
});

it('a page that cannot be shown offers to try again', async () => {
  const { page, close } = await openDevice();
  await page.goto('/de/shop/errorPage');
  await page.getByRole('heading', { level: 1, name: 'Beim Abruf der Daten ist ein Fehler aufgetreten!' }).waitFor();
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).waitFor();
  await close();
});
