/** A fault that a slip could make: a line as it stands, and as it is planted; and the tests that have to see it. */
export type PlantedLine = {
  file: string;
  line: string;
  planted: string;
  /** Projects of the tests, and the files of them that are enough to see it. */
  seenBy: { project: 'shared' | 'sync-server' | 'pwa*' | 'browser'; files: string[] };
};

const shared = (...files: string[]) => ({ project: 'shared' as const, files });
const server = (...files: string[]) => ({ project: 'sync-server' as const, files });
const app = (...files: string[]) => ({ project: 'pwa*' as const, files });
const browser = (...files: string[]) => ({ project: 'browser' as const, files });

export const plantedLines: Readonly<Record<string, PlantedLine>> = {
  // prices
  'a company abroad pays the VAT of its country': {
    file: 'shared/src/orders/amounts/vat-of.ts',
    line: "return { vatRate: 0, vatReason: 'intra-community' };",
    planted: "return { vatRate: there.rate, vatReason: 'intra-community' };",
    seenBy: shared('src/orders/amounts/vat-of.test.ts'),
  },
  'a minimum charge is taken whole': {
    file: 'shared/src/prices/project/project-charges.ts',
    line: 'Math.max(0, toCents(decimal(tariff[coat].minimumEur)) - paidCents)',
    planted: 'toCents(decimal(tariff[coat].minimumEur))',
    seenBy: shared('src/prices/project/price-project.test.ts'),
  },
  'an hour has a hundred minutes': {
    file: 'shared/src/prices/piece/price-row.ts',
    line: '.div(60)',
    planted: '.div(100)',
    seenBy: shared('src/prices/piece/price-part.test.ts'),
  },
  'a voucher takes off more than there is to pay': {
    file: 'shared/src/orders/vouchers/voucher-rules.ts',
    line: 'Math.max(0, Math.min(off, partsCents))',
    planted: 'Math.max(0, off)',
    seenBy: shared('src/orders/vouchers/voucher.schema.test.ts'),
  },
  'galvanising costs no surcharge': {
    file: 'shared/src/prices/piece/price-surface.ts',
    line: '.times(decimal(zinc.surchargePercent).plus(100))',
    planted: '.times(100)',
    seenBy: shared('src/prices/piece/price-part.test.ts'),
  },
  'a price list ends a day too early': {
    file: 'shared/src/prices/tariff-validity.ts',
    line: 'today <= lastTariffDay(received)',
    planted: 'today < lastTariffDay(received)',
    seenBy: shared('src/prices/tariff-validity.test.ts'),
  },
  // permissions
  'who may upload may order': {
    file: 'shared/src/records/permissions.ts',
    line: "order: ['ORDER_PERMISSION'],",
    planted: "order: ['ORDER_PERMISSION', 'UPLOAD_PERMISSION'],",
    seenBy: server('test/access/access.test.ts'),
  },
  'prices of a project reach who may see none': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: "if (space.startsWith('jp:')) return actor.seesPrices;",
    planted: "if (space.startsWith('jp:')) return true;",
    seenBy: server('src/sync/pull/may-join.test.ts'),
  },
  'prices of the company reach who may see none': {
    file: 'shared/src/records/space.ts',
    line: '...(actor.seesPrices ? [customerPriceSpace(actor.customerId)] : []),',
    planted: 'customerPriceSpace(actor.customerId),',
    seenBy: server('test/access/no-prices.test.ts'),
  },
  'a mailed link serves twice': {
    file: 'sync-server/src/accounts/one-time-link.store.ts',
    line: 'and purpose = ${purpose} and used_at is null and expires_at > ${now}',
    planted: 'and purpose = ${purpose} and expires_at > ${now}',
    seenBy: server('src/accounts/accounts.test.ts'),
  },
  "another site's page may change things": {
    file: 'sync-server/src/http/middleware.ts',
    line: "if (site !== undefined && site !== 'same-origin' && site !== 'none')",
    planted: "if (site === 'nowhere')",
    seenBy: server('src/http/security.test.ts', 'src/accounts/auth/session.test.ts'),
  },
  // sync
  'what was ordered and cancelled counts as ordered': {
    file: 'pwa/src/sync/status/covering-orders.ts',
    line: 'orders.filter(isInForce)',
    planted: '[...orders]',
    seenBy: app('src/sync/status/covering-orders.test.ts'),
  },
  'what the queue could not take is not counted as unsent': {
    file: 'pwa/src/sync/status/read-status.ts',
    line: 'waitingCount + unreadCount + replayCount + unqueuedCount;',
    planted: 'waitingCount + unreadCount + replayCount;',
    seenBy: app('src/sync/status/read-status.test.ts', 'src/features'),
  },
  'a clock that is set back wins time without contact': {
    file: 'pwa/src/device/lock/contact-limit.ts',
    line: 'elapsedMs + Math.max(0, nowMs - seenMs)',
    planted: 'elapsedMs + (nowMs - seenMs)',
    seenBy: app('src/device/lock'),
  },
  'a space that is taken away is not told': {
    file: 'sync-server/src/sync/pull/pull-records.ts',
    line: 'const gone = wanted.filter((space) => !mine.includes(space));',
    planted: 'const gone = wanted.filter(() => false);',
    seenBy: server(
      'src/sync/sync.routes.test.ts',
      'src/accounts/users/users.test.ts',
      'src/sync/admission/rights-taken.test.ts',
    ),
  },
  'a device that is asked to wait comes at once': {
    file: 'pwa/src/sync/transport/retry-pause.ts',
    line: '? askedMs + Math.random() * firstRetryMs',
    planted: '? Math.random() * firstRetryMs',
    seenBy: app('src/sync/transport/retry-pause.test.ts'),
  },
  'pages do not open without the network': {
    file: 'pwa/src/service-worker.ts',
    line: "registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: [/^\\/api\\//] }));",
    planted: 'void [NavigationRoute, createHandlerBoundToURL];',
    seenBy: browser('e2e/offline-order.test.ts'),
  },
  // reading
  'an encrypted archive is opened': {
    file: 'shared/src/files/document/zip-directory.ts',
    line: "if (flags & encrypted) refuse('E_ZIP_ENC', { name });",
    planted: '',
    seenBy: shared('src/files/document/refused-files.test.ts'),
  },
  'a file of any size is read': {
    file: 'shared/src/files/document/open-file.ts',
    line: 'if (upload.length > max)',
    planted: 'if (upload.length > 100 * max)',
    seenBy: shared('src/files/document/refused-files.test.ts', 'samples/hostile/hostile-files.test.ts'),
  },
  'pieces of equal parts are not added': {
    file: 'shared/src/files/grouping/merge-equal-parts.ts',
    line: 'equal.quantity += allotment.quantity;',
    planted: '',
    seenBy: shared('src/files', 'samples/knotenplatten.test.ts', 'samples/rahmen-hea-ipe.test.ts'),
  },
  'a quantity in a text is taken for one': {
    file: 'shared/src/files/btlx/infer-quantity.ts',
    line: 'if (count === 1 && part.pieces.length === 0)',
    planted: 'if (count === 1)',
    seenBy: shared('src/files/btlx/infer-quantity.test.ts'),
  },
  'a mesh larger than its box is followed': {
    file: 'shared/src/files/btlx/weigh-shape.ts',
    line: 'const isWithin = volumeMm3 <= mostMm3;',
    planted: 'const isWithin = volumeMm3 <= 10 * mostMm3;',
    seenBy: shared('src/files/btlx/weigh-shape.test.ts'),
  },
  // orders
  'production begins on the day of the order': {
    file: 'shared/src/orders/delivery-day.ts',
    line: 'daysOn(input.today, 1, isProductionDay)',
    planted: 'daysOn(input.today, 0, isProductionDay)',
    seenBy: shared('src/orders/delivery-day.test.ts'),
  },
  'the last step opens without a way to pay': {
    file: 'shared/src/orders/placing/step-guards.ts',
    line: 'return step === 4 && paymentBlocks(state).length > 0 ? 3 : null;',
    planted: 'return null;',
    seenBy: shared('src/orders/placing/step-guards.test.ts'),
  },
  'a sent order is new again': {
    file: 'shared/src/orders/status-table.ts',
    line: "step('SENT', 'CLOSED'),",
    planted: "step('SENT', 'NEW'),",
    seenBy: shared('src/orders/status-table.test.ts'),
  },
  'an order is made at a price that fell': {
    file: 'sync-server/src/orders/price-order.ts',
    line: 'if (isDeepStrictEqual(shown, now)) return;',
    planted: 'if (isDeepStrictEqual(shown, now) || shown.grossCents > now.grossCents) return;',
    seenBy: server('src/orders/refuse-other-price.test.ts'),
  },
  'a redeemed voucher is not counted': {
    file: 'sync-server/src/orders/vouchers/voucher.store.ts',
    line: 'set used_count = used_count + 1',
    planted: 'set used_count = used_count',
    seenBy: server('src/orders/vouchers/voucher-orders.test.ts'),
  },
  // screens
  'the basket adds up what cannot be ordered': {
    file: 'pwa/src/features/orders/cart/basket-totals.ts',
    line: 'entries.filter((entry) => entry.obstacle === null)',
    planted: '[...entries]',
    seenBy: app('src/features/orders/cart/basket-totals.test.ts'),
  },
  'a selected part stays selected at a second tap': {
    file: 'pwa/src/features/project/selection.ts',
    line: 'isSelected(row, selection) ? {} : selectionOf(row)',
    planted: 'selectionOf(row)',
    seenBy: app('src/features/project/selection.test.ts'),
  },
  'a comma in a number is lost': {
    file: 'pwa/src/ui/fields/decimal-text.ts',
    line: "withoutGroups(typed).replace(',', '.')",
    planted: "withoutGroups(typed).replace(',', '')",
    seenBy: app('src/ui/fields/decimal-text.test.ts'),
  },
  'a closed popup stays in the way back': {
    file: 'pwa/src/ui/layout/use-popup.ts',
    line: 'if (state.isOverPage) router.history.back();',
    planted: 'if (state.isOverPage) void navigate(page as never);',
    seenBy: browser('e2e/keyboard.test.ts'),
  },
};

/** The source with the fault; throws where the line does not stand in it once. */
export const plantLine = (source: string, { file, line, planted }: PlantedLine) => {
  const places = source.split(line).length - 1;
  if (places !== 1) throw new Error(`${file} has ${places} places that read: ${line}`);
  return source.replace(line, () => planted);
};
