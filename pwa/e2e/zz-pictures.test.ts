import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { it } from 'vitest';
import { dropFile, goToLastOrderStep, openProject, orderWithConsent, putInBasket, waitForSyncState } from './shop/act.ts';
import { openInstalled } from './shop/device.ts';

const samples = resolve(import.meta.dirname, '../../shared/samples');
const sizes = [[1280, 800], [1600, 1000], [390, 844]] as const;
it('pictures', { timeout: 400_000 }, async () => {
  const device = await openInstalled('werkstatt');
  const { page } = device;
  await waitForSyncState(page, 'aktuell');
  const shoot = async (name: string) => {
    for (const [width, height] of sizes)
      for (const scheme of ['light', 'dark'] as const) {
        if (scheme === 'dark' && width !== 1280) continue;
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `/tmp/w/pics/${name}-${width}-${scheme}.png` });
      }
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await dropFile(page, { name: 'podest.stws', mimeType: 'application/zip', buffer: readFileSync(resolve(samples, 'podest.stws')) });
  await page.getByRole('link', { name: 'Projekt öffnen' }).waitFor();
  await shoot('import');
  await page.getByRole('link', { name: 'Projekt öffnen' }).click();
  await page.getByRole('tree').waitFor();
  await shoot('question');
  await page.getByRole('link', { name: 'Assistent', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('navigation').waitFor();
  await dialog.getByRole('button', { name: /Weiter: Fertigung/ }).click();
  await shoot('assistant');
  await dialog.getByRole('button', { name: /Abschluss/ }).click();
  await shoot('finish');
  await page.keyboard.press('Escape');
  await shoot('draft-question');
  await dialog.getByRole('button', { name: 'Verwerfen' }).click();
  await openProject(page, 'Hallenrahmen Achse A bis C');
  await putInBasket(page);
  await page.goto('/de/shop/basket');
  await shoot('basket');
  await page.goto('/de/shop/order-step/1');
  await page.goto('/de/shop/order-step/2');
  await page.getByText('Spedition mit Kranentladung').waitFor();
  await shoot('delivery');
  await page.goto('/de/shop/order-step/3');
  await page.getByText('Vorkasse per Überweisung').waitFor();
  await shoot('payment');
  await page.getByText('Vorkasse per Überweisung').click();
  await page.goto('/de/shop/basket');
  await goToLastOrderStep(page);
  await shoot('review');
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  await page.getByText('Bitte überweisen Sie').waitFor();
  await shoot('completed');
  await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
  await page.getByText('Bitte überweisen Sie').waitFor();
  await shoot('order');
  await device.close();
});
