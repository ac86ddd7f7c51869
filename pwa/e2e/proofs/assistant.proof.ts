import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dropFile, sampleAs, settledAmount, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';

let device: Device;
beforeAll(async () => {
  device = await openDevice();
  await signIn(device.page, 'werkstatt');
  await waitForSyncState(device.page, 'aktuell');
  await waitUntilInstalled(device.page);
  await device.page.reload();
  await device.page.getByRole('heading', { name: 'Projekte', exact: true }).waitFor();
});
afterAll(() => device.close());

const samples = resolve(import.meta.dirname, '../../../shared/samples');
const dialog = () => device.page.getByRole('dialog');
const tabs = async () => (await dialog().getByRole('navigation').getByRole('button').allInnerTexts()).map(wordOf);
const wordOf = (text: string) => text.split('\n').at(-1);
const next = (word: string) =>
  dialog()
    .getByRole('button', { name: `Weiter: ${word}` })
    .click();
const atStep = (word: string) => dialog().getByRole('region', { name: word, exact: true }).waitFor();
const price = () => settledAmount(dialog().getByRole('strong').first());
const priceOtherThan = async (before: string) => {
  await expect.poll(price).not.toBe(before);
  return price();
};
/** What moves has no colours of its own yet: it is looked at once it stands. */
const untilStill = () =>
  device.page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => {
      const lasts = effect?.getComputedTiming().endTime;
      return playState !== 'running' || lasts === Number.POSITIVE_INFINITY;
    }),
  );
const findings = async () => {
  await untilStill();
  const { violations } = await new AxeBuilder({ page: device.page }).include('[role=dialog]').analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};
const openAssistant = async (file: Parameters<typeof dropFile>[1]) => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, file);
  await page.getByRole('link', { name: 'Assistent', exact: true }).first().click({ timeout: 180_000 });
  await dialog().getByRole('navigation').waitFor();
};

it('a new project goes through all steps without a network: welding changes its price', async () => {
  const { page } = device;
  await device.setOffline(true);
  const podest = readFileSync(resolve(samples, 'podest.stws'));
  await openAssistant({ name: 'podest.stws', mimeType: 'application/zip', buffer: podest });
  expect(await tabs()).toEqual(['Datei', 'Fertigung', 'Oberfläche', 'EN 1090', 'Abschluss']);
  expect(await findings()).toEqual([]);
  const welded = await price();
  await next('Fertigung');
  await atStep('Fertigung');
  await expect
    .poll(() =>
      dialog()
        .getByRole('radio', { name: /fertig geschweißt/ })
        .isChecked(),
    )
    .toBe(true);
  expect(await findings()).toEqual([]);
  await dialog().getByText('Nur Einzelteile').click();
  await dialog().getByText('Baugruppen bleiben ungeschweißt und sind verzinkt').waitFor();
  await priceOtherThan(welded);
  await dialog().getByText('Baugruppen fertig geschweißt').click();
  await expect.poll(price).toBe(welded);
  await next('Oberfläche');
  await atStep('Oberfläche');
  await dialog()
    .getByRole('button', { name: /Oberfläche/ })
    .last()
    .click();
  await page.getByRole('option', { name: 'grundiert' }).click();
  await next('EN 1090');
  await atStep('EN 1090');
});

it('welds are proven by formula, or by documents that are kept until the network is back', async () => {
  const { page } = device;
  await dialog().getByRole('textbox', { name: 'Kraft' }).first().fill('40');
  await dialog().getByText('nachgewiesen', { exact: true }).first().waitFor();
  expect(await findings()).toEqual([]);
  await dialog().getByText('EXC2, Nachweis durch Ihre Zeichnungen').click();
  const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles([
      file('Naht.pdf', '%PDF-1.4\n%%EOF\n'),
      file('Plan.pdf', '%PDF-1.7\n%%EOF\n'),
      file('Falsch.pdf', 'MZ'),
    ]);
  await dialog().getByText('Das ist keine Datei der Art, die ihr Name sagt.').waitFor();
  await dialog().getByRole('button', { name: 'Plan.pdf', exact: true }).waitFor();
  await expect.poll(() => dialog().getByText('gespeichert, wartet auf das Netz').count()).toBe(2);
  await dialog().getByRole('button', { name: 'Plan.pdf löschen' }).click();
  await dialog().getByRole('button', { name: 'Plan.pdf', exact: true }).waitFor({ state: 'detached' });
  expect(await findings()).toEqual([]);
});

it('the step stands in the address: a reload keeps it, back closes the popup, forward opens it there again', async () => {
  const { page } = device;
  await page.reload();
  await atStep('EN 1090');
  await dialog().getByRole('button', { name: 'Naht.pdf', exact: true }).waitFor();
  await next('Abschluss');
  await atStep('Abschluss');
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await page.goForward();
  await atStep('Abschluss');
});

it('finishing opens the details, and everything reaches the server', async () => {
  const { page } = device;
  await dialog().getByRole('textbox', { name: 'Name des Projekts' }).fill('Podest West');
  await expect
    .poll(() =>
      dialog()
        .getByRole('checkbox', { name: /Einzelheiten/ })
        .isChecked(),
    )
    .toBe(true);
  await dialog().getByRole('button', { name: 'Fertigstellen' }).click();
  await page.getByRole('tree').waitFor();
  await page.getByRole('heading', { name: 'Podest West', level: 1 }).waitFor();
  await device.setOffline(false);
  await waitForSyncState(page, 'aktuell');
  await page.getByRole('link', { name: 'Assistent', exact: true }).click();
  await dialog()
    .getByRole('button', { name: /EN 1090/ })
    .click();
  await dialog().getByText('beim Werk').waitFor();
  await dialog().getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('tree').waitFor();
});

it('plates alone have nothing to weld: production offers single parts, the certificate asks for no proof', async () => {
  await openAssistant(sampleAs('knotenplatten.btlx', 'Platten im Assistenten'));
  expect(await tabs()).toEqual(['Datei', 'Fertigung', 'Oberfläche', 'EN 1090', 'Abschluss']);
  await next('Fertigung');
  await expect
    .poll(() =>
      dialog()
        .getByRole('radio', { name: /fertig geschweißt/ })
        .isDisabled(),
    )
    .toBe(true);
  await next('Oberfläche');
  await next('EN 1090');
  await dialog().getByText('In diesem Projekt schweißen wir nichts.').waitFor();
  await next('Abschluss');
  await dialog().getByText('Danach die Einzelheiten des Projekts öffnen').click();
  await dialog().getByRole('button', { name: 'Fertigstellen' }).click();
  await dialog().waitFor({ state: 'detached' });
});

const withoutGrade = (projectName: string) => ({
  name: `${projectName}.btlx`,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(
    `<BTLx Version="2.3.1"><Project Name="${projectName}"><Parts>
      <Part Designation="Lasche" Material="Stahl" Length="300" Height="10" Width="200"/>
      <Part Designation="HEA 200" Material="" Length="3000" Height="190" Width="200"/>
    </Parts></Project></BTLx>`,
  ),
});

it('where the file names no grade of steel it is asked for in place of the details, until it is answered', async () => {
  const { page } = device;
  await page.goto('/de/shop/projects');
  await dropFile(page, withoutGrade('Ohne Sorte'));
  await page.getByRole('link', { name: 'Projekt öffnen' }).click({ timeout: 180_000 });
  const question = page.getByRole('heading', { name: 'Angaben zu „Ohne Sorte“' });
  await question.waitFor();
  await page.getByRole('button', { name: /Stahlsorte von BL 10/ }).waitFor();
  await page.getByRole('button', { name: /Stahlsorte von HEA 200/ }).waitFor();
  expect(await page.getByRole('tree').count()).toBe(0);
  await page.getByRole('button', { name: /Später/ }).click();
  await page.getByRole('treeitem', { name: /Lasche/ }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Projekte' }).click();
  await page.getByRole('link', { name: 'Ohne Sorte' }).click();
  await page.getByRole('treeitem', { name: /Lasche/ }).waitFor();
  await page.reload();
  await question.waitFor();
  await page.getByRole('button', { name: 'Alle Vorschläge übernehmen' }).click();
  await page.getByRole('treeitem', { name: /Lasche/ }).waitFor();
  await page.getByRole('button', { name: /Projekt netto.*€/s }).waitFor();
  await waitForSyncState(page, 'aktuell');
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: 'Ohne Sorte' }).first().click();
  await page.getByRole('treeitem', { name: /Lasche/ }).waitFor();
  expect(await question.count()).toBe(0);
});
