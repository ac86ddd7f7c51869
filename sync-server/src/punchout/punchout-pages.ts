import { createHash } from 'node:crypto';
import type { PunchoutSettings } from '@knotenblech/shared/accounts/punchout.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { isLanguage, type Language } from '@knotenblech/shared/values/language.ts';
import { germanCents, germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { type Html, html } from '../http/html.ts';
import type { PunchoutRefusal } from '../jobs/texts/text-shapes.ts';
import { texts } from '../jobs/texts/texts.ts';
import { formatLongDay } from '../orders/documents/confirmation-mail.ts';
import type { BasketItem } from './basket-items.ts';
import type { BasketField } from './write-basket.ts';

/** The colours are those of the shop. */
const style = `
:root { color-scheme: light dark; --ground: light-dark(#f6f5f1, #15181c); --surface: light-dark(#ffffff, #1c2025);
  --ink: light-dark(#1a1f24, #efede8); --soft: light-dark(#474f57, #b9bec3); --line: light-dark(#d8d5cc, #30363c);
  --steel: light-dark(#1b587f, #86bfe4);
  --timber: light-dark(#97571b, #dea166); --on-timber: light-dark(#ffffff, #24160a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 400 1rem/1.5 "IBM Plex Sans", system-ui, sans-serif; }
main { max-width: 48rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: anywhere; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 1rem; }
p { margin: .5rem 0; }
.total { font-size: 1.25rem; font-weight: 600; margin: 1rem 0; }
form { margin: 1rem 0; }
a { color: var(--steel); display: inline-flex; align-items: center; min-height: 3rem; }
:focus-visible { outline: 2px solid var(--steel); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0; background: var(--surface); border: 1px solid var(--line); }
th, td { text-align: left; vertical-align: top; padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
thead th { font-size: .875rem; color: var(--soft); }
tbody th { font-weight: 400; }
.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
.about { display: block; color: var(--soft); font-size: .875rem; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 600; }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1.5rem; border: 0; border-radius: .1875rem;
  background: var(--timber); color: var(--on-timber); cursor: pointer; }
@media (width < 30rem) { main { padding: 1rem; } th, td { padding: .5rem; } button { width: 100%; } }
`;

const styleHash = createHash('sha256').update(style).digest('base64');

/** The pages run nothing; a form goes to the shop and from there to `receiver`, and nowhere else. */
const policy = (receiver: string | null) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "base-uri 'none'",
    receiver === null ? "form-action 'none'" : `form-action 'self' ${receiver}`,
    "frame-ancestors 'none'",
  ].join('; ');

const page = (language: Language, title: string, content: readonly Html[]): string =>
  html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width" />
<title>${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup;

/** The first language of `Accept-Language` that the shop has; German for none of them. */
export const browserLanguage = (accepted = ''): Language =>
  accepted
    .split(',')
    .map((word) => word.trim().slice(0, 2).toLowerCase())
    .find(isLanguage) ?? 'de';

const statuses = {
  credentials: 403,
  tries: 429,
  address: 403,
  'oci-function': 400,
  'ids-action': 400,
  over: 410,
  'handed-over': 409,
} as const satisfies Record<PunchoutRefusal, number>;

/** A page as it is answered. */
export type PunchoutPage = { text: string; policy: string; status: 200 | (typeof statuses)[PunchoutRefusal] };

/** Why the shop does not go on. */
export const refusalPage = (why: PunchoutRefusal, language: Language): PunchoutPage => {
  const words = texts[language].punchout;
  const isWithin = why === 'over' || why === 'handed-over';
  const text = page(language, words.refusedTitle, [
    html`<p>${words.refused[why]}</p>`,
    ...(isWithin ? [html`<p><a href="/${language}/shop/basket">${words.toBasket}</a></p>`] : []),
  ]);
  return { text, policy: policy(null), status: statuses[why] };
};

type Shown = {
  quote: Quote;
  items: readonly BasketItem[];
  fields: readonly BasketField[];
  encoding: PunchoutSettings['encoding'];
  receiver: URL;
};

/** The page from which a person hands a basket over. */
export const basketPage = ({ quote, items, fields, encoding, receiver }: Shown): PunchoutPage => {
  const { language, number, amounts } = quote;
  const words = { ...texts[language].confirmation, ...texts[language].punchout };
  const text = page(language, words.title, [
    ...(quote.isDemo ? [html`<p><strong>${texts[language].quote.quoteDemo}</strong></p>`] : []),
    html`<p>${words.lead(receiver.host, words.send)}</p>`,
    html`<p>${words.offer(number, formatLongDay(words.locale, quote.validUntil))}</p>`,
    html`<p class="total">${words.net}: ${germanCents(amounts.netCents)} €</p>`,
    html`<form method="post" action="/api/punchout/basket/${quote.id}" accept-charset="${encoding}">
${fields.map(({ name, value }) => html`<input type="hidden" name="${name}" value="${value}" />`)}
<button>${words.send}</button>
</form>`,
    html`<p>${words.notOrdered(number)}</p>`,
    html`<table>
<thead><tr><th scope="col">${words.item}</th><th scope="col" class="number">${words.pieces}</th><th scope="col" class="number">€</th></tr></thead>
<tbody>${items.map(itemRow)}</tbody>
<tfoot><tr><th scope="row" colspan="2">${words.net}</th><td class="number">${germanCents(amounts.netCents)}</td></tr></tfoot>
</table>`,
    html`<p><a href="/${language}/shop/basket">${words.toBasket}</a></p>`,
  ]);
  return { text, policy: policy(receiver.origin), status: 200 };
};

const itemRow = ({ name, details, pieces, cents }: BasketItem) => html`<tr>
<th scope="row">${name}<span class="about">${details.join(', ')}</span></th>
<td class="number">${germanNumber(pieces, 0)}</td>
<td class="number">${germanCents(cents)}</td>
</tr>`;
