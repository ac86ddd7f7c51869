import type { CartLine } from '@knotenblech/shared/orders/cart/cart-line.record.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

/** Lines of a refused order that lie in the basket as it had them, of the projects that are ordered without it. */
export const remainingLines = (
  basket: readonly CartLine[],
  { lines }: Pick<SubmitOrderArgs, 'lines'>,
  ordered: ReadonlySet<ProjectId>,
): CartLine[] =>
  basket.filter(
    ({ id, projectId, quantity }) =>
      ordered.has(projectId) && lines.some((line) => line.id === id && line.quantity === quantity),
  );
