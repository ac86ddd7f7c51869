import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { contentsChanges } from '@knotenblech/shared/orders/placing/order-contents.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { paymentTypeLabels, productionTypeLabels, shippingTypeLabels } from '../../../i18n/words/order-labels.ts';
import { formatDay } from '../../../ui/figures/format-time.ts';
import { type ContentsChangeRow, contentsChangeRows } from './contents-change.ts';
import type { ShownOrder } from './use-shown-order.ts';

/** What of an order is another than was shown, but for its amounts: lines, contents, addresses, options, day and texts. */
export const orderChangeRows = (
  i18n: I18n,
  { was, now, orderOf }: { was: ShownOrder; now: ShownOrder; orderOf: (projectId: ProjectId) => Order | null },
): ContentsChangeRow[] => [
  ...lineRows(i18n, was, now),
  ...contentsChangeRows(i18n, contentsChanges(was.args.shownContents, now.args.shownContents), {
    shown: was.args.shownContents,
    here: now.draft,
    orderOf,
  }),
  ...factRows(i18n, was.args, now.args),
];

type Fact = { what: MessageDescriptor; text: (args: SubmitOrderArgs, i18n: I18n) => string };

const facts: Record<string, Fact> = {
  productionType: {
    what: msg`Fertigung`,
    text: ({ productionType }, i18n) => i18n._(productionTypeLabels[productionType]),
  },
  shippingType: { what: msg`Lieferung`, text: ({ shippingType }, i18n) => i18n._(shippingTypeLabels[shippingType]) },
  deliveryDay: {
    what: msg`Lieferung voraussichtlich`,
    text: ({ shownDeliveryDay }, i18n) => formatDay(shownDeliveryDay, i18n.locale),
  },
  paymentType: { what: msg`Zahlung`, text: ({ paymentType }, i18n) => i18n._(paymentTypeLabels[paymentType]) },
  voucherCode: { what: msg`Gutschein`, text: ({ voucherCode }, i18n) => textOr(i18n, voucherCode) },
  phone: { what: msg`Telefon`, text: ({ phone }, i18n) => textOr(i18n, phone) },
  reference: { what: msg`Ihr Bestellzeichen`, text: ({ reference }, i18n) => textOr(i18n, reference) },
  terms: { what: msg`Fassung der Geschäftsbedingungen`, text: ({ consent }) => consent.termsVersion },
};

const factRows = (i18n: I18n, was: SubmitOrderArgs, now: SubmitOrderArgs) =>
  Object.entries(facts).flatMap(([key, { what, text }]) =>
    changedRow({ key, what: i18n._(what), project: null, was: text(was, i18n), now: text(now, i18n) }),
  );

type Line = SubmitOrderArgs['lines'][number];

const lineRows = (i18n: I18n, was: ShownOrder, now: ShownOrder): ContentsChangeRow[] => {
  const ids = new Set([...was.args.lines, ...now.args.lines].map(({ projectId }) => projectId));
  return [...ids].flatMap((id) => {
    const [before, after] = [was, now].map(({ args }) => args.lines.find(({ projectId }) => projectId === id));
    const entry = [now, was].flatMap(({ draft }) => draft.entries).find(({ project }) => project?.id === id);
    const row = (key: string, what: MessageDescriptor, text: (line: Line | undefined) => string) =>
      changedRow({
        key: `${id} ${key}`,
        what: i18n._(what),
        project: entry?.project ?? null,
        was: text(before),
        now: text(after),
      });
    return [
      row('quantity', msg`Stückzahl`, (line) => (line ? `${line.quantity}` : i18n._(msg`nicht dabei`))),
      before && after ? row('reference', msg`Kommission`, (line) => textOr(i18n, line?.reference)) : [],
      before && after ? row('comment', msg`Bemerkung`, (line) => textOr(i18n, line?.comment)) : [],
    ].flat();
  });
};

const changedRow = (row: Omit<ContentsChangeRow, 'order'>) => (row.was === row.now ? [] : [{ ...row, order: null }]);

const textOr = (i18n: I18n, text = '') => (text === '' ? i18n._(msg`leer`) : text);
