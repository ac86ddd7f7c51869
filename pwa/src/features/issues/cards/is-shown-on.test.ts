import { newId, type OrderId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { expect, test } from 'vitest';
import { isShownOnScreen } from './refusal-notice.tsx';
import { projectsShown, showCardsOf } from './shown-projects.ts';

const [orderId, otherOrder] = [newId<OrderId>(), newId<OrderId>()];
const [projectId, otherProject] = [newId<ProjectId>(), newId<ProjectId>()];
const order = { name: 'submitOrder', args: { orderId } } as const;
const cancelling = { name: 'cancelOrder', args: { orderId } } as const;
const edit = { name: 'setPartQuantity', args: { projectId } } as const;

type Shown = { order?: string; cards?: ProjectId };
const at = (path: string, { order: named, cards }: Shown = {}) => {
  return { pathname: `/de/shop/${path}`, order: named, projects: new Set(cards ? [cards] : []) };
};

test('the waiting list shows every refusal', () =>
  expect([order, cancelling, edit].every((entry) => isShownOnScreen(at('waiting'), entry))).toBe(true));

test.each(['process-order', 'order-error'])('%s shows its own order and no other', (path) => {
  expect(isShownOnScreen(at(path, { order: orderId }), order)).toBe(true);
  expect(isShownOnScreen(at(path, { order: otherOrder }), order)).toBe(false);
  expect(isShownOnScreen(at(path), order)).toBe(false);
});

test('the list of orders shows those that were not taken', () =>
  expect(isShownOnScreen(at('account/orders'), order)).toBe(true));

test.each(['order-step/2', 'order-completed', 'basket', `account/orders/${otherOrder}`])('%s shows no order', (path) =>
  expect(isShownOnScreen(at(path, { order: otherOrder }), order)).toBe(false),
);

test('an order shows that it was not cancelled, and no other does', () => {
  expect(isShownOnScreen(at(`account/orders/${orderId}`), cancelling)).toBe(true);
  expect(isShownOnScreen(at(`account/orders/${otherOrder}`), cancelling)).toBe(false);
  expect(isShownOnScreen(at('account/orders'), cancelling)).toBe(false);
});

test('a change of a project is shown where its cards are, not where its address merely names it', () => {
  expect(isShownOnScreen(at(`project/${projectId}`, { cards: projectId }), edit)).toBe(true);
  expect(isShownOnScreen(at(`project/${otherProject}`, { cards: otherProject }), edit)).toBe(false);
  expect(isShownOnScreen(at(`project/${projectId}/report`), edit)).toBe(false);
  expect(isShownOnScreen(at(`assistent/${projectId}`), edit)).toBe(false);
});

test.each(['createProject', 'putSinglePart'] as const)('with a refused %s its screen goes', (name) =>
  expect(isShownOnScreen(at(`project/${projectId}`, { cards: projectId }), { name, args: { projectId } })).toBe(false),
);

test('cards that stand twice are shown until both are gone', () => {
  const [first, second] = [showCardsOf(projectId), showCardsOf(projectId)];
  first();
  expect(projectsShown().has(projectId)).toBe(true);
  second();
  expect(projectsShown().has(projectId)).toBe(false);
});
