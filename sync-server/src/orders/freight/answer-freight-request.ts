import type { FreightAnswer } from '@knotenblech/shared/api/orders/freight-request-calls.ts';
import type { PaymentType } from '@knotenblech/shared/orders/cart/cart-option.ts';
import { paymentOptions } from '@knotenblech/shared/orders/cart/price-cart.ts';
import {
  type RequestFreightArgs,
  requestFreightArgs,
} from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import type { Tariff } from '@knotenblech/shared/prices/tariff.record.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import {
  type CartId,
  type CustomerId,
  type FreightRequestId,
  newId,
  type QuoteId,
  type UserId,
} from '@knotenblech/shared/values/ids.ts';
import { operatorIn } from '../../base-data/operator-in.ts';
import { shopDay } from '../../base-data/put-base-version.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { priceOrder, projectsOf } from '../price-order.ts';
import { bookQuote } from '../quotes/make-quote.ts';
import { orderReads } from '../submit-order.job.ts';
import { askerOfRequest, claimFreightRequest, loadMarkOf } from './freight-request.store.ts';

export type FreightDeps = { owner: Sql; enqueue: Enqueue; now: () => Date; quoteDays: number };
type Answer = FreightAnswer & { requestId: FreightRequestId; adminId: UserId };
type Answering = Answer & { customerId: CustomerId };
type Asked = { args: RequestFreightArgs; userId: UserId };

/**
 * Answers a request for freight with a quote of all that was asked for, its freight at the operator's amount; whoever asked is
 * told. Throws DomainError where it is not open or could not be ordered at all, or where the load became another one.
 */
export const answerFreightRequest = async (deps: FreightDeps, answer: Answer) => {
  const asker = await askerOfRequest(deps.owner, answer.requestId);
  if (!asker) throw new DomainError('not_found', { record: 'freightRequest' });
  const { customerId } = asker;
  return withCustomer(deps.owner, customerId, async (tx) => {
    const answering = { ...answer, customerId };
    const taken = await claimFreightRequest(tx, answering);
    if (!taken) throw new DomainError('not_found', { record: 'freightRequest' });
    return offer(tx, deps, { answering, asked: { ...taken, args: requestFreightArgs.parse(taken.args) } });
  });
};

const offer = async (
  tx: Transaction,
  { enqueue, now, quoteDays }: FreightDeps,
  { answering, asked }: { answering: Answering; asked: Asked },
) => {
  const { customerId, adminId, requestId, netCents, shippingType } = answering;
  const { args, userId } = asked;
  const spaces = [customerSpace(customerId), customerPriceSpace(customerId), userSpace(userId)];
  const book = await openUnitOfWork(tx, customerId, spaces);
  await book.read([
    ...orderReads(args, customerId, userId),
    { space: userSpace(userId), kind: 'cart', id: args.cartId },
    ...args.lines.map(({ projectId }) => {
      return { space: customerPriceSpace(customerId), kind: 'projectPrice' as const, id: projectId };
    }),
  ]);
  const overlay = book.overlay();
  const { rows } = overlay;
  refuseOtherLoad(rows, answering, args);
  const at = now();
  const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
  if (!tariff) throw new DomainError('not_found', { record: 'tariff' });
  const { requestId: _asked, wishDay: _wish, netWeightG: _load, ...contents } = args;
  const wanted = { ...contents, shippingType, paymentType: paymentTypeOf(rows, { args, answering, tariff }) };
  const priced = priceOrder(rows, {
    args: { ...wanted, shown: { tariffNumber: tariff.number } },
    customerId,
    today: shopDay(at),
    voucher: null,
    freightCents: netCents,
  });
  const { termsVersion } = operatorIn(rows);
  const quoted = { ...wanted, quoteId: newId<QuoteId>(), cartId: newId<CartId>(), shown: priced.amounts, termsVersion };
  const made = await bookQuote(
    { rows, tx, enqueue, now: at, quoteDays },
    {
      args: quoted,
      actor: {
        userId,
        customerId,
        permissions: rows.get(customerSpace(customerId), 'user', userId)?.permissions ?? [],
      },
      projects: projectsOf(rows, { args: quoted, customerId }),
      priced,
      freightNote: answering.note.trim(),
    },
  );
  noteAtCart(rows, asked, { requestId, quoteId: made.quoteId });
  const words = texts[args.language].freight.answered(made.number, answering.note);
  const telling = { ...words, customerId, userId, severity: 'GREEN' as const, projectId: null, hasMail: false };
  await notifyUser({ rows, tx, enqueue, now: at }, telling);
  const details = { number: made.number, netCents };
  await noteAudit(tx, { at, actorId: adminId, action: 'freight_answered', customerId, subject: made.quoteId, details });
  book.keep(overlay);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
  return made;
};

/** An amount is made for a load: for another one it is not offered. */
const refuseOtherLoad = (rows: Rows, { customerId, loadMark }: Answering, { lines }: RequestFreightArgs) => {
  const load = lines.map(({ projectId, quantity }) => {
    const shipment = rows.get(customerPriceSpace(customerId), 'projectPrice', projectId)?.shipment;
    return { quantity, netWeightG: shipment?.netWeightG ?? 0, unweighedCount: shipment?.unweighedCount };
  });
  if (loadMarkOf(load) !== loadMark) throw new DomainError('project_changed', { project: '' });
};

type Paying = { args: RequestFreightArgs; answering: Answering; tariff: Tariff };

/** As he chose, where that can be had; else as he may pay. */
const paymentTypeOf = (rows: Rows, { args, answering, tariff }: Paying): PaymentType => {
  const { customerId, shippingType } = answering;
  const space = customerSpace(customerId);
  const customer = rows.get(space, 'customer', customerId);
  const address = rows.get(space, 'address', args.shippingAddressId);
  if (!customer) throw new DomainError('not_found', { record: 'customer' });
  if (!address) throw new DomainError('address_missing');
  const options = paymentOptions({ shippingType, countryIso: address.countryIso, customer, tariff });
  const active = options.filter((option) => option.active);
  const chosen = active.find(({ type }) => type === args.paymentType) ?? active[0];
  if (!chosen) throw new DomainError('option_gone', { step: 'payment', type: args.paymentType ?? '' });
  return chosen.type;
};

/** The cart that still names the request names the quote from here on. */
const noteAtCart = (rows: Rows, { args, userId }: Asked, { requestId, quoteId }: Answered) => {
  const cart = rows.get(userSpace(userId), 'cart', args.cartId);
  if (cart?.freightRequest?.requestId !== requestId) return;
  rows.put(userSpace(userId), 'cart', { ...cart, freightRequest: { ...cart.freightRequest, quoteId } });
};
type Answered = { requestId: FreightRequestId; quoteId: QuoteId };
