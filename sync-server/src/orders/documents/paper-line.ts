import type { Amounts } from '@knotenblech/shared/orders/amounts/order-amounts.record.ts';
import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { describeProject } from './confirmation-mail.ts';
import { confirmationTexts, type Language } from './confirmation-texts.ts';
import { documentTexts } from './document-texts.ts';
import type { PaperLine } from './paper/line-table.ts';

type PaperOrder = Pick<Order, 'lines'> & {
  /** Not all of it comes with the document: how many and how heavy all are would mislead. */
  isPartial?: boolean;
};

/** A line of an order or a quote, as its document has it. */
export const paperLine = (
  { projectId, quantity, unitCents, lineCents }: Amounts['lines'][number],
  { lines, isPartial = false }: PaperOrder,
  language: Language,
): Omit<PaperLine, 'picture'> => {
  const words = documentTexts[language];
  const line = lines.find((each) => each.projectId === projectId);
  return {
    name: line?.projectName ?? '–',
    details: line
      ? [
          ...(isPartial ? [] : [describeProject(line, language)]),
          ...(isPartial && line.isUnwelded ? [confirmationTexts[language].unwelded] : []),
          ...(line.reference ? [`${words.reference}: ${line.reference}`] : []),
          ...(line.comment ? [`${words.comment}: ${line.comment}`] : []),
        ]
      : [],
    quantity,
    unitCents,
    lineCents,
  };
};
