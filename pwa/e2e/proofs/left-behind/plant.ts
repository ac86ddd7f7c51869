import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dropFile, sampleAs, waitForSyncState, waitUntilInstalled } from '../../shop/act.ts';
import type { Device } from '../../shop/device.ts';

/** Invented, so that no other text shares a part of them; each stands for a kind of what a person leaves. */
export const words = {
  project: 'Vuxqorimpf',
  file: 'Zyqhaltwev',
  street: 'Nupqavyxit',
  extraText: 'Gjowkevaxq',
  remark: 'Bixuzjodrp',
  search: 'Hvoqjuxemy',
  name: 'Fwuqzigoxt',
  message: 'Kyjvomaxuq',
} as const;

/** What the demo data call the user. */
export const userWords = ['Peter Huber', 'werkstatt@example.org'] as const;

export const sought: readonly string[] = [...Object.values(words), ...userWords];

/** A file of its own name that holds words which no screen shows. */
export const plantedFile = (projectName: string) => {
  const { buffer, ...rest } = sampleAs('knotenplatten.btlx', projectName);
  const text = buffer.toString('utf8').replace('</BTLx>', `<!-- ${words.file} --></BTLx>`);
  expect(text).toContain(words.file);
  return { ...rest, buffer: Buffer.from(text) };
};

const plantAddress = async (page: Page) => {
  await page.goto('/de/shop/account/addresses/edit/new');
  await page.getByRole('textbox', { name: 'Straße und Hausnummer' }).fill(`${words.street} 17`);
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('86150');
  await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Augsburg');
  await page.getByRole('button', { name: 'Adresse speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** A day's work: an address where all is sent, a project from a file, its texts, a search, and a message to the shop that waits; the device is offline then. */
export const plant = async ({ page, setOffline }: Pick<Device, 'page' | 'setOffline'>, isUnsent: boolean) => {
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const projectName = `${words.project} ${crypto.randomUUID().slice(0, 4)}`;
  await waitUntilInstalled(page);
  if (!isUnsent) await plantAddress(page);
  await page.goto('/de/shop/projects');
  await dropFile(page, plantedFile(projectName));
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await waitForSyncState(page, 'aktuell');
  if (isUnsent) await setOffline(true);
  await page.goto('/de/shop/projects');
  await page
    .getByRole('button', { name: `Mehr zu ${projectName}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Angaben ändern' }).click();
  await field('Zusatztext').fill(`${words.extraText} 17`);
  await field('Bemerkung an das Werk').fill(words.remark);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await waitForSyncState(page, isUnsent ? /warte[nt]/ : 'aktuell');
  await page.getByRole('searchbox', { name: 'Projekte durchsuchen' }).fill(words.search);
  await page.getByText(`Zu „${words.search}“ wurde nichts gefunden.`).waitFor();
  await setOffline(true);
  await page.goto('/de/contact');
  await field('Name').fill(words.name);
  await field('Email-Adresse').fill(`${words.name}@example.org`);
  await field('Nachricht').fill(words.message);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await page.getByText('Ihre Nachricht wartet auf das Netz.').waitFor();
  await page.goto('/de/shop/projects');
  await page.getByText(projectName).first().waitFor();
};
