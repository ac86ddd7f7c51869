import type { PriceAnswer, RequestedProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import { shownVatRate } from '@knotenblech/shared/orders/amounts/shown-vat-rate.ts';
import { openCartOf } from '@knotenblech/shared/orders/cart/open-cart.ts';
import { priceBasisOf } from '@knotenblech/shared/prices/project/effective-price.ts';
import type { ProjectPricing } from '@knotenblech/shared/prices/project/price-project.ts';
import {
  joinStoredProject,
  priceStoredProject,
  type StoredProject,
} from '@knotenblech/shared/prices/project/stored-project.ts';
import { proposePrice, summaryReads } from '@knotenblech/shared/prices/project/summarise-project.ts';
import { currentTariff } from '@knotenblech/shared/prices/tariff-validity.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { closedBy } from '@knotenblech/shared/projects/project-state.ts';
import type { ReadKey, Rows } from '@knotenblech/shared/records/define-change.ts';
import { customerPriceSpace, customerSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import { withVat } from '@knotenblech/shared/values/decimal.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import type { Enqueue } from '../../jobs/queues.ts';
import { texts } from '../../jobs/texts/texts.ts';
import { findRequesters, type Requester } from '../../messages/message.store.ts';
import { notifyUser } from '../../messages/notify-user.ts';
import { pokeAtCommit } from '../../sync/rows/pokes.ts';
import { openUnitOfWork } from '../../sync/rows/unit-of-work.ts';
import { closePriceRequests } from './price-request.store.ts';

export type AnswerDeps = { owner: Sql; enqueue: Enqueue; now: () => Date };

export type Answering = PriceAnswer & { projectId: ProjectId; adminId: UserId };

/**
 * Sets the price of a customer's project by hand and closes its requests; whoever asked is told, all devices follow.
 * Throws DomainError when the project is not there, not read, ordered, in the trash bin, or not the one the price was made for.
 */
export const answerPriceRequest = (deps: AnswerDeps, answering: Answering) =>
  withCustomer(deps.owner, answering.customerId, (tx) => answerInside(tx, deps, answering));

const answerInside = async (tx: Transaction, { enqueue, now }: AnswerDeps, answering: Answering) => {
  const { customerId, projectId, adminId, netCents, isFixed } = answering;
  const [space, priceSpace] = [customerSpace(customerId), customerPriceSpace(customerId)];
  const book = await openUnitOfWork(tx, customerId, [space, priceSpace]);
  const asked = await findRequesters(tx, answering);
  await book.read(summaryReads({ projectId, customerId, withPrice: true }));
  const overlay = book.overlay();
  const at = now();
  const project = putManualPrice(overlay.rows, answering, at.toISOString());
  book.keep(overlay);
  await book.summarise(new Map([[projectId, at.toISOString()]]));
  await closePriceRequests(tx, { customerId, projectId, netCents, isFixed, answeredAt: at, answeredBy: adminId });
  await noteAudit(tx, {
    at,
    actorId: adminId,
    action: 'price_answered',
    customerId,
    subject: projectId,
    details: { netCents, isFixed },
  });
  await book.lockMore(asked.map(({ userId }) => userSpace(userId)));
  await book.read([
    { space, kind: 'customer', id: customerId },
    { space, kind: 'address', all: true },
    ...asked.flatMap(({ userId }): ReadKey[] => [
      { space, kind: 'user', id: userId },
      { space: userSpace(userId), kind: 'cart', all: true },
    ]),
  ]);
  const afterwards = book.overlay();
  for (const each of asked)
    await tellAnswer({ rows: afterwards.rows, tx, enqueue, now: at }, { project, asked: each, answering });
  book.keep(afterwards);
  await book.flush();
  await pokeAtCommit(tx, customerId, await book.close());
};

const putManualPrice = (rows: Rows, answering: Answering, answeredAt: string): Project => {
  const { customerId, projectId, netCents, isFixed, note, basis } = answering;
  const project = rows.get(customerSpace(customerId), 'project', projectId);
  if (!project) throw new DomainError('not_found', { record: 'project' });
  const closed = closedBy(project);
  if (closed !== null) throw new DomainError(closed, { project: project.name });
  const stored = joinStoredProject(rows, project);
  if (!stored) throw new DomainError('project_not_read', { project: project.name });
  if (priceBasisOf(project, stored.parts) !== basis)
    throw new DomainError('project_changed', { project: project.name });
  const price = { id: projectId, netCents, isFixed, note, answeredAt, basis };
  rows.put(customerPriceSpace(customerId), 'manualPrice', price);
  rows.put(customerSpace(customerId), 'project', { ...project, priceRequestedAt: null });
  return project;
};

type AnswerNotice = { project: Project; asked: Requester; answering: Answering };

/** The amount as who asked reads prices in the shop. */
const amountText = (rows: Rows, { asked, answering: { customerId, netCents } }: Omit<AnswerNotice, 'project'>) => {
  const space = customerSpace(customerId);
  const customer = rows.get(space, 'customer', customerId);
  const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
  const cart = openCartOf(rows.all(userSpace(asked.userId), 'cart'));
  const rate = customer && tariff && shownVatRate({ customer, tariff, addresses: rows.all(space, 'address'), cart });
  const { amount } = texts[asked.language].priceRequest;
  return typeof rate === 'number' ? amount(withVat(netCents, rate), true) : amount(netCents, false);
};

/** The message carries no amount, for it may be read by one who may not see prices; the mail does where he may. */
const tellAnswer = (telling: Parameters<typeof notifyUser>[0], { project, asked, answering }: AnswerNotice) => {
  const { customerId, isFixed, note } = answering;
  const user = telling.rows.get(customerSpace(customerId), 'user', asked.userId);
  const words = texts[asked.language].priceRequest;
  const { subject, text } = words.answered({ project: project.name, isFixed, note });
  const amount = user?.seesPrices ? `\n\n${amountText(telling.rows, { asked, answering })}` : '';
  return notifyUser(telling, {
    customerId,
    userId: asked.userId,
    severity: 'GREEN',
    subject,
    text,
    mailText: `${text}${amount}`,
    projectId: project.id,
  });
};

type Key = { customerId: CustomerId; projectId: ProjectId };

/** As many parts as somebody looks at one by one. */
const mostParts = 100;

/** Why a project is on request, part by part, what the rest costs, and the mark of the project as it stands. Throws DomainError. */
export const describeRequested = (owner: Sql, { customerId, projectId }: Key) =>
  withCustomer(owner, customerId, async (tx): Promise<RequestedProject> => {
    const book = await openUnitOfWork(tx, customerId, []);
    await book.read(summaryReads({ projectId, customerId, withPrice: true }));
    const { rows } = book.overlay();
    const project = rows.get(customerSpace(customerId), 'project', projectId);
    if (!project) throw new DomainError('not_found', { record: 'project' });
    const stored = joinStoredProject(rows, project);
    if (!stored) throw new DomainError('project_not_read', { project: project.name });
    const tariff = currentTariff(rows.all(customerPriceSpace(customerId), 'tariff'));
    const pricing = tariff && priceStoredProject(rows, customerId, { ...stored, tariff }).pricing;
    const onRequest = partsOnRequest(stored, pricing);
    return {
      basis: priceBasisOf(project, stored.parts),
      partsOnRequest: onRequest.slice(0, mostParts),
      partsOnRequestCount: onRequest.length,
      assembliesOnRequest: assembliesOnRequest(stored, pricing).slice(0, mostParts),
      proposal: pricing && proposePrice(pricing),
    };
  });

type Pricing = ProjectPricing | null;

const partsOnRequest = ({ parts }: StoredProject, pricing: Pricing) =>
  parts.flatMap(({ index, name, quantity, facts }) => {
    const reasons = pricing?.parts.get(index)?.onRequest ?? [];
    return reasons.length > 0 ? [{ index, name, drawingNumber: facts.drawingNumber, quantity, reasons }] : [];
  });

const assembliesOnRequest = ({ assemblies }: StoredProject, pricing: Pricing) =>
  assemblies.flatMap(({ index, name, totalQuantity }) => {
    const reasons = pricing?.assemblyPrices.get(index)?.onRequest ?? [];
    return reasons.length > 0 ? [{ index, name, quantity: totalQuantity, reasons }] : [];
  });
