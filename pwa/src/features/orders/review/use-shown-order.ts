import type { SubmitOrderArgs } from '@knotenblech/shared/orders/submit-order.schema.ts';
import { useLive } from '../../../sync/hooks/use-live.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import type { OrderDraft } from '../steps/order-draft.ts';
import { hashChoices, localContents, projectsOfLines } from './contents-here.ts';
import type { ShownOrder } from './shown-order.ts';

/** The order as it stands on the screen, to the last choice in its projects; null while it cannot be ordered or is still looked up. */
export const useShownOrder = (draft: OrderDraft | null, args: SubmitOrderArgs | null): ShownOrder | null => {
  const { database } = useShop();
  const projects = draft && args ? projectsOfLines(draft, args.lines) : [];
  const key = projects.map(({ id, number }) => `${id} ${number}`).join();
  const choices = useLive(`${database.name} choices ${key}`, () => hashChoices(database, projects));
  if (!draft || !args || !choices) return null;
  const shownContents = localContents(draft, args.lines, choices);
  return shownContents && { args: { ...args, shownContents }, draft };
};
