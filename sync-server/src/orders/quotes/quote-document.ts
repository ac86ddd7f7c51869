import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { CatalogPack } from '@knotenblech/shared/catalogue/catalog-pack.record.ts';
import { operatorPackId, readOperator } from '@knotenblech/shared/catalogue/operator.schema.ts';
import { optionNames } from '@knotenblech/shared/catalogue/option-names.ts';
import { translationsPackId } from '@knotenblech/shared/catalogue/translation.ts';
import type { Quote } from '@knotenblech/shared/orders/quotes/quote.record.ts';
import { readsGross } from '@knotenblech/shared/orders/reads-gross.ts';
import { catalogSpace, customerPriceSpace, customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, QuoteId } from '@knotenblech/shared/values/ids.ts';
import type { Sql } from '../../database/database.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { type PaperDeps, writePictured } from '../documents/project-pictures.ts';
import { type Quoted, quotePaper } from './quote-paper.ts';

type QuoteKey = { customerId: CustomerId; quoteId: QuoteId };

const findQuote = (sql: Sql, { customerId, quoteId }: QuoteKey): Promise<Quoted | null> =>
  readInCustomer(sql, customerId, async (tx) => {
    const rows = await readRecords(tx, customerId, [
      { space: customerPriceSpace(customerId), kind: 'quote', id: quoteId },
      { space: customerSpace(customerId), kind: 'customer', id: customerId },
      { space: catalogSpace, kind: 'catalogPack', id: operatorPackId },
      { space: catalogSpace, kind: 'catalogPack', id: translationsPackId },
    ]);
    const quote = rows.find((row) => row.kind === 'quote')?.data as Quote | undefined;
    const customer = rows.find((row) => row.kind === 'customer')?.data as Customer | undefined;
    const packs = rows.filter((row) => row.kind === 'catalogPack').map((row) => row.data as CatalogPack);
    if (!quote || !customer) return null;
    const names = optionNames(packs, quote.language);
    return { quote, isGross: readsGross(customer.kind), operator: readOperator(packs), names };
  });

/** A quote as PDF, by the amounts it was made at; null when the customer has none such. */
export const quoteDocument = async (deps: PaperDeps, key: QuoteKey) => {
  const found = await findQuote(deps.sql, key);
  if (!found) return null;
  const projectIds = found.quote.amounts.lines.map((line) => line.projectId);
  const pdf = await writePictured(deps, { customerId: key.customerId, projectIds }, (pictures) =>
    quotePaper(found, pictures.projects),
  );
  return { number: found.quote.number, pdf };
};
