import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn, untilDetails, waitUntilInstalled } from './shop/act.ts';
import { axeFindings } from './shop/axe-findings.ts';
import { type Device, openDevice } from './shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
});
afterAll(() => device?.close());

const price = () =>
  device.page
    .getByRole('region', { name: 'Vorschau' })
    .getByText(/\d,\d\d\s*€/)
    .first();

it('a visitor makes a slotted-in plate from the home page without a network, and sees its price', async () => {
  const { page } = device;
  await page.goto('/de/home');
  await waitUntilInstalled(page);
  await page.getByRole('link', { name: 'Verbinder ohne CAD' }).click();
  await page.getByRole('heading', { name: 'Verbinder ohne CAD' }).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await device.setOffline(true);
  let actions = 1;
  const act = async (doing: Promise<unknown>) => {
    actions += 1;
    await doing;
  };
  await act(page.getByRole('link', { name: /^Schlitzblech/ }).click());
  await page.getByText('Ihr Statiker rechnet nach', { exact: false }).waitFor();
  await price().waitFor();
  const first = await price().textContent();
  await act(page.getByLabel('Höhe Holz').fill('300'));
  await act(page.getByLabel('Positionsnummer').fill('S1'));
  await expect.poll(() => price().textContent()).not.toBe(first);
  await expect.poll(() => page.url()).toContain('heightMm=300');
  const link = page.url();
  await act(page.getByRole('button', { name: 'Als Projekt anlegen' }).click());
  await untilDetails(page);
  await expect.poll(() => page.locator('main').textContent()).toContain('S1 Schlitzblech');
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  expect(actions).toBeLessThan(10);
  expect(sent).toEqual([]);

  await page.goto(`${link}&heightMm=x&thicknessMm=7`);
  await page.getByText('Der Link war nicht ganz zu lesen').waitFor();
  await page.goto(link);
  await expect.poll(() => page.getByLabel('Höhe Holz').inputValue()).toBe('300');
  await price().waitFor();
});

it('a link opens for somebody who has never been here', async () => {
  const other = await openDevice();
  await other.page.goto('/de/shop/connectors/splice?heightMm=300&fastener=bolt');
  await expect.poll(() => other.page.getByLabel('Höhe Holz').inputValue()).toBe('300');
  await other.close();
});

it('a template that one user keeps opens with its inputs for another of the company, and the screens are accessible', async () => {
  const [his, hers] = [await openDevice(), await openDevice()];
  await signIn(his.page, 'chef');
  await his.page.goto('/de/shop/connectors/columnBase?clearMm=180&position=7');
  await his.page.getByRole('button', { name: 'Als Vorlage merken' }).click();
  await his.page.getByLabel('Name der Vorlage').fill('Carport');
  await his.page.getByRole('button', { name: 'Merken', exact: true }).click();
  await his.page.getByText('Die Vorlage steht allen in Ihrer Firma bereit.').waitFor();
  expect(await axeFindings(his.page)).toEqual([]);
  await signIn(hers.page, 'werkstatt');
  await hers.page.goto('/de/shop/connectors');
  const template = hers.page.getByRole('link', { name: /Carport/ });
  await template.waitFor();
  expect(await axeFindings(hers.page)).toEqual([]);
  await template.click();
  await expect.poll(() => hers.page.getByLabel('Lichte Höhe').inputValue()).toBe('180');
  await expect.poll(() => hers.page.getByLabel('Positionsnummer').inputValue()).toBe('7');
  await hers.page.goBack();
  await hers.page.getByRole('button', { name: 'Vorlage Carport löschen' }).click();
  await his.page.goto('/de/shop/connectors');
  await his.page.getByRole('heading', { name: 'Verbinder ohne CAD' }).waitFor();
  await expect.poll(() => his.page.getByRole('link', { name: /Carport/ }).count()).toBe(0);
  await his.close();
  await hers.close();
});
