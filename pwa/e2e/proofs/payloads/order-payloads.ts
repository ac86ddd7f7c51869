import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { goToLastOrderStep, orderWithConsent, waitForSyncState } from '../../shop/act.ts';
import { linesOf, noteStored, nth, textsOf } from './payload-texts.ts';
import { plantCart } from './plant-cart.ts';
import type { Planted } from './plant-payloads.ts';

const makeSinglePart = async (page: Page, { stored }: Planted) => {
  const [name, drawing] = [nth(linesOf('singlePart', 250), 0), nth(linesOf('singleDrawing', 250), 0)];
  await page.goto('/de/shop/createSinglePart');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('textbox', { name: /^Zeichnungsnummer/ }).fill(drawing);
  await page.getByRole('button', { name: 'Teil anlegen' }).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).waitFor();
  noteStored(stored, name + drawing);
  return /project\/([\w-]{36})/.exec(page.url())?.[1] ?? '';
};

const orderBasket = async (page: Page, { boss }: Planted) => {
  await goToLastOrderStep(page);
  await orderWithConsent(page);
  await page.waitForURL(/order-completed/);
  await waitForSyncState(page, 'aktuell');
  for (;;) {
    const [order] = await boss.orders();
    if (order) return order.id;
    await wait(200);
  }
};

const idsOf = async ({ boss, operator, projects }: Planted) => {
  const { customerId } = boss.actor;
  const [company, amounts] = [await boss.rowsOf(`c:${customerId}`), await boss.rowsOf(`cp:${customerId}`)];
  const { customers } = (await operator.ask('GET', '/admin/customers?limit=100')) as {
    customers: { id: string; name: string }[];
  };
  const { vouchers } = (await operator.ask('GET', '/admin/listVouchers')) as {
    vouchers: { voucher: { id: string } }[];
  };
  const address = company.find(({ kind, data }) => kind === 'address' && String(data.fax).includes('¤'));
  return {
    $projectId: projects.many,
    $refusedId: projects.refused,
    $answeredId: projects.answered,
    $askedId: projects.asked,
    $quoteId: amounts.find(({ kind }) => kind === 'quote')?.data.id ?? '',
    $addressId: address?.data.id ?? '',
    $userId: company.find(({ kind }) => kind === 'user')?.data.id ?? '',
    $registeredId: customers.find(({ name }) => name.includes('companyName'))?.id ?? '',
    $customerId: customerId,
    $voucherId: vouchers[0]?.voucher.id ?? '',
    $step: '1',
    $token: 'x',
  };
};

/** What only the app makes of planted texts: a single part, a quote and an order of the basket, then cancelled. The ids for the walk. */
export const orderPayloads = async (page: Page, planted: Planted): Promise<Record<string, string>> => {
  const { boss, operator, projects } = planted;
  const $singleId = await makeSinglePart(page, planted);
  await page.goto('/de/shop/quote');
  await page.getByRole('button', { name: 'Verbindliches Angebot anfordern' }).click();
  await page.getByRole('heading', { name: /Angebot AN-/ }).waitFor();
  const $orderId = await orderBasket(page, planted);
  const reason = nth(textsOf('cancelReason', 500), 0);
  await operator.ask('POST', `/admin/orders/${$orderId}/status`, { status: 'CANCELED', reason });
  await plantCart(boss, projects.later);
  return { ...(await idsOf(planted)), $singleId, $orderId };
};
