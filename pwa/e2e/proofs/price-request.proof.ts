import { afterAll, beforeAll, expect, it } from 'vitest';
import { openProject, putInBasket, setChecked, signIn, waitForSyncState, waitUntilInstalled } from '../shop/act.ts';
import { type Device, openDevice } from '../shop/device.ts';
import { ownShop } from '../shop/own-shop.ts';
import { addPiece } from '../shop/part-quantity.ts';
import { openServerView } from '../shop/server-view.ts';

const plates = 'Knotenplatten Halle Nord';
const copy = `${plates} (Kopie)`;
let customer: Device;
let admin: Device;
beforeAll(async () => {
  [customer, admin] = await Promise.all([openDevice(), openDevice()]);
  await signIn(customer.page, 'werkstatt');
  await signIn(admin.page, 'admin');
});
afterAll(() => Promise.all([customer.close(), admin.close()]));

it('a price asked for offline waits, and says so', async () => {
  const { page } = customer;
  await openProject(page, plates);
  await waitForSyncState(page, 'aktuell');
  await waitUntilInstalled(page);
  await page.reload();
  await page.getByRole('tree').waitFor();
  await customer.setOffline(true);
  await page.getByRole('button', { name: 'Preis anfragen' }).click();
  await page.getByLabel('Bemerkung für uns').fill('Bitte bis Montag');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText('Preisanfrage wartet auf die Verbindung').waitFor();
  await page.getByText('Preisanfrage wartet', { exact: true }).waitFor();
  expect(await page.getByText('Angebot wird berechnet').count()).toBe(0);
  await waitForSyncState(page, /1 wartet/);
  await page.goto('/de/shop/projects');
  const row = page.getByRole('listitem').filter({ hasText: plates });
  await row.getByText('Preisanfrage wartet').waitFor();
  expect(await row.getByText('angefragt').count()).toBe(0);
  await page.goBack();
});

it('with the network it goes out by itself, with the time to answer, and the operator is told', async () => {
  const { page } = customer;
  await customer.setOffline(false);
  await page.getByText(/Angebot wird berechnet: Antwort bis/).waitFor();
  await admin.page.getByRole('link', { name: /Nachrichten, 1 ungelesen/ }).click();
  await admin.page.getByRole('heading', { name: `Preisanfrage: ${plates}` }).waitFor();
  await admin.page.getByRole('button', { name: 'Gelesen' }).click();
  await expect.poll(() => admin.page.getByRole('link', { name: /Nachrichten, / }).count()).toBe(0);
});

it('the operator who opens the project reads what becomes of the request, not what the customer reads', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminProjects');
  await page.getByRole('link', { name: plates, exact: true }).click();
  await page.getByText('Der Kunde bekommt mit der Antwort eine Nachricht und eine E-Mail.').waitFor();
  expect(await page.getByText('Sie bekommen eine Nachricht').count()).toBe(0);
});

it('the answer reaches the open project of the customer without a reload', async () => {
  const { page } = admin;
  await page.goto('/de/shop/adminProjects');
  await page.getByRole('button', { name: new RegExp(plates) }).click();
  await page.getByText('Bitte bis Montag').waitFor();
  await page.getByRole('textbox', { name: 'Preis netto' }).pressSequentially('5123.45');
  await setChecked(page.getByRole('checkbox', { name: /Fester Preis/ }));
  await page.getByLabel('Hinweis an den Kunden').fill('Edelstahl gebeizt statt verzinkt');
  await page.getByRole('button', { name: 'Preis senden' }).click();
  await page.getByText('Keine offenen Anfragen').waitFor();
  await customer.page.getByText('Fester Preis vereinbart').waitFor();
  await customer.page.getByText('Edelstahl gebeizt statt verzinkt').waitFor();
  await customer.page.getByRole('button', { name: /vereinbart.*5\.123,45/s }).waitFor();
});

it('the fixed price closes what it was set for, says why once, and leaves nothing on request', async () => {
  const { page } = customer;
  await page.getByRole('treeitem').nth(1).click();
  await expect.poll(() => page.getByRole('button', { name: /Menge.*: mehr/ }).isDisabled()).toBe(true);
  for (const field of [/^Menge/, /^Oberfläche/, /^Stahlsorte/]) {
    expect(await page.getByLabel(field).first().isDisabled()).toBe(true);
  }
  expect(await page.getByRole('button', { name: 'Nicht fertigen: auslassen' }).count()).toBe(0);
  expect(await page.getByText(/Material, Menge, Oberfläche, Farbe/).count()).toBe(1);
  expect(await page.getByRole('tree').getByText('auf Anfrage').count()).toBe(0);
  expect(await page.getByLabel('Bezeichnung').isEditable()).toBe(true);
});

it('an opened project shows its agreed price from the first moment, without counting up to it', async () => {
  const { page } = customer;
  await page.reload();
  const price = page.getByRole('button', { name: /vereinbart.*5\.123,45/s });
  await price.waitFor();
  expect(await price.innerText()).not.toMatch(/[+−]/);
});

it('a project with a price set by hand lies in the basket at it', async () => {
  const { page } = customer;
  await putInBasket(page);
  await page.goto('/de/shop/basket');
  await page.locator('main').getByText('5.123,45').first().waitFor();
});

it('without a network the operator reads that requests lie on the server', async () => {
  const { page } = admin;
  await waitUntilInstalled(page);
  await page.reload();
  await admin.setOffline(true);
  await page.reload();
  await page.getByText('Ohne Verbindung nicht zu bearbeiten').waitFor();
  await admin.setOffline(false);
});

it('a project is copied from the list without a network, and sent later', async () => {
  const { page } = customer;
  await page.goto('/de/shop/projects');
  await customer.setOffline(true);
  await page.getByRole('button', { name: `Mehr zu ${plates}` }).click();
  await page.getByRole('menuitem', { name: 'Als neues Projekt kopieren' }).click();
  await page.getByRole('link', { name: copy }).click();
  await page.getByRole('tree').waitFor();
  await page.getByText('Preis auf Anfrage').waitFor();
  await customer.setOffline(false);
  await waitForSyncState(page, 'aktuell');
});

const openCopy = async () => {
  const { page } = customer;
  await page.goto('/de/shop/projects');
  await page.getByRole('link', { name: copy }).click();
  await page.getByRole('tree').waitFor();
};

const copyOnServer = async () => (await (await openServerView('chef')).projects()).find(({ name }) => name === copy);

/** As a colleague does by the API. */
const trashCopy = async (inTrash: boolean) => {
  const { headers } = await openServerView('chef');
  const id = (await copyOnServer())?.id ?? '';
  const address = `${(await ownShop()).url}/api/1.0/project/trash/${id}`;
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ inTrash }) });
  expect(answer.status).toBe(200);
};

it('a request that was refused is sent once more from the waiting list, which says when that is in vain', async () => {
  const { page } = customer;
  await openCopy();
  await customer.setOffline(true);
  await page.getByRole('button', { name: 'Preis anfragen' }).click();
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await page.getByText('Preisanfrage wartet auf die Verbindung').waitFor();
  await trashCopy(true);
  await customer.setOffline(false);
  await page.getByText('Im Papierkorb und deshalb schreibgeschützt').first().waitFor();
  await page.goto('/de/shop/waiting');
  const refused = page
    .locator('main')
    .getByRole('listitem')
    .filter({ hasText: `Preis für „${copy}“ anfragen` });
  const again = refused.getByRole('button', { name: 'Noch einmal senden' });
  await again.click();
  await page.getByText('Auch dieses Mal geht es nicht.').waitFor();
  await trashCopy(false);
  const hasGone = async () => {
    await again.click({ timeout: 2000 }).catch(() => null);
    return (await refused.count()) === 0;
  };
  await expect.poll(hasGone).toBe(true);
  await page.getByRole('heading', { name: 'Alles ist gesendet' }).waitFor();
  expect((await copyOnServer())?.priceRequestedAt).toBeTruthy();
});

it('edits made offline while the price was fixed are told, and become a wish in the remark', async () => {
  const { page } = customer;
  await openCopy();
  await page.getByRole('treeitem').nth(1).click();
  await waitForSyncState(page, 'aktuell');
  await customer.setOffline(true);
  const wanted = await addPiece(page);

  await admin.page.goto('/de/shop/adminProjects');
  await admin.page.getByRole('button', { name: new RegExp(plates) }).click();
  await admin.page.getByRole('textbox', { name: 'Preis netto' }).fill('777,00');
  await setChecked(admin.page.getByRole('checkbox', { name: /Fester Preis/ }));
  await admin.page.getByRole('button', { name: 'Preis senden' }).click();
  await admin.page.getByText('Keine offenen Anfragen').waitFor();

  await customer.setOffline(false);
  const late = page.getByRole('region', { name: `Für „${copy}“ gilt inzwischen ein fester Preis` });
  await late.getByRole('button', { name: 'Als Wunsch an das Werk geben' }).click();
  await page.getByText('Ihr Wunsch steht jetzt in der Bemerkung an das Werk.').waitFor();
  await late.waitFor({ state: 'detached' });
  await waitForSyncState(page, 'aktuell');
  expect((await copyOnServer())?.comment).toMatch(new RegExp(`^Änderungswunsch: Menge von .* → ${wanted}$`));
});
