import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a form brought: its fields in their order, and its bytes as text of one byte each. */
export type Received = { path: string; fields: [name: string, value: string][]; raw: string };

const arrived = '<h1>Warenkorb angekommen</h1>';

const callOf = ({ action, fields }: { action: string; fields: Record<string, string> }) =>
  `<form method="post" action="${action}">${Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
    .join('')}<button>Shop</button></form>`;

/** A purchasing system of a customer: a page with the button that opens the shop, and an address that takes baskets. */
export const openTestErp = async () => {
  const received: Received[] = [];
  const shop = { action: '', fields: {} as Record<string, string> };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString('latin1');
      const isBasket = request.method === 'POST';
      if (isBasket) received.push({ path: request.url ?? '', fields: [...new URLSearchParams(raw)], raw });
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="de"><title>ERP</title>${isBasket ? arrived : callOf(shop)}`);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** What the button sends, and where to. */
    shop,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

export type TestErp = Awaited<ReturnType<typeof openTestErp>>;

type Line = { quantity: number; cents: number };

/** What the items of an OCI basket come to as a purchasing system counts them: quantity x price / price unit, to cents. */
export const ociLines = (fields: Received['fields']): Line[] => {
  const values = new Map(fields);
  const of = (name: string, n: number) => values.get(`NEW_ITEM-${name}[${n}]`) ?? '';
  const lines: Line[] = [];
  for (let n = 1; of('DESCRIPTION', n) !== ''; n++) {
    const [quantity, price, per] = [of('QUANTITY', n), of('PRICE', n), of('PRICEUNIT', n)].map(Number) as [
      number,
      number,
      number,
    ];
    lines.push({ quantity, cents: Math.round((quantity * Math.round(price * 100)) / per) });
  }
  return lines;
};

/** The same of a basket of IDS-Connect. */
export const idsLines = (xml: string): Line[] =>
  [...xml.matchAll(/<OrderItem>(.*?)<\/OrderItem>/gs)].map(([, item = '']) => {
    const of = (name: string) => Number(new RegExp(`<${name}>([^<]*)</${name}>`).exec(item)?.[1]);
    return {
      quantity: of('Qty'),
      cents: Math.round((of('Qty') * Math.round(of('NetPrice') * 100)) / of('PriceBasis')),
    };
  });
