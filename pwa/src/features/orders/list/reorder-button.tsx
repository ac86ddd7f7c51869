import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type CartLineId, newId, type ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';
import { useOpenCart } from '../public/amounts/use-shown-price.ts';

/** Puts the projects of an order into the basket, as often as they were ordered, and says which ones it did not. */
export const ReorderButton = ({ order }: { order: Order }) => {
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  const { isPending, runAlone } = useOneAtATime();
  const open = useOpenCart();
  const projects = useRecords('project', customerSpace(shop.actor.customerId));
  if (!open || !projects) return null;
  const { cart, entries } = open;
  const inBasket = new Set(entries.map((entry) => entry.line.projectId));
  const { lines, lying, gone } = reorderOf(order, { projects, inBasket });
  const reorder = async () => {
    for (const { projectId, quantity, comment, reference } of lines) {
      const lineId = newId<CartLineId>();
      await shop.change('putCartLine', { lineId, cartId: cart.id, projectId });
      await shop.change('setCartLine', { lineId, quantity, comment, reference });
    }
    tellLeftOut({ lying, gone });
    await navigate({ to: '/$lang/shop/basket' });
  };
  if (lines.length + lying.length === 0) return null;
  return (
    <Button isPending={isPending} onPress={() => void runAlone(reorder)}>
      <Trans>Wieder in den Warenkorb</Trans>
    </Button>
  );
};

const tellLeftOut = ({ lying, gone }: Pick<ReturnType<typeof reorderOf>, 'lying' | 'gone'>) => {
  if (lying.length > 0) {
    const names = namesOf(lying);
    addToast({ words: <Trans>Schon im Warenkorb und deshalb nicht noch einmal hineingelegt: {names}</Trans> });
  }
  if (gone.length > 0) {
    const names = namesOf(gone);
    addToast({ tone: 'bad', words: <Trans>Nicht mehr vorhanden und deshalb ausgelassen: {names}</Trans> });
  }
};

const namesOf = (lines: Order['lines']) => lines.map((line) => line.projectName).join(', ');

type Here = { projects: readonly Project[]; inBasket: ReadonlySet<ProjectId> };

/** The lines of an order that can be ordered again, those whose project lies in the basket, and those whose project is gone or could not be read. */
export const reorderOf = (order: Pick<Order, 'lines'>, { projects, inBasket }: Here) => {
  const there = new Set(
    projects.filter((project) => project.trashedAt === null && project.reading !== 'refused').map(({ id }) => id),
  );
  const found = order.lines.filter((line) => there.has(line.projectId));
  return {
    lines: found.filter((line) => !inBasket.has(line.projectId)),
    lying: found.filter((line) => inBasket.has(line.projectId)),
    gone: order.lines.filter((line) => !there.has(line.projectId)),
  };
};

/** Of a cancelled order: copies its projects, which stay read-only, and opens the copy or the list they are in. */
export const CopyOrderedButton = ({ order }: { order: Order }) => {
  const { actor } = useShop();
  const copy = useCopyProject();
  const navigate = useNavigate({ from: '/$lang' });
  const { isPending, runAlone } = useOneAtATime();
  const known = useRecords('project', customerSpace(actor.customerId));
  const ordered = new Set(order.lines.map((line) => line.projectId));
  const projects = known?.filter((project) => ordered.has(project.id)) ?? [];
  const [first, ...others] = projects;
  if (!first || !may(actor, 'createProject')) return null;
  const copyAndOpen = async () => {
    const projectId = await copy(first);
    if (others.length === 0) return navigate({ to: '/$lang/shop/project/$projectId', params: { projectId } });
    for (const project of others) await copy(project);
    const { length } = projects;
    await navigate({ to: '/$lang/shop/projects' });
    addToast({ words: <Plural value={length} one="# Projekt kopiert" other="# Projekte kopiert" /> });
  };
  return (
    <Button isPending={isPending} onPress={() => void runAlone(copyAndOpen)}>
      {ordered.size === 1 ? <Trans>Kopie anlegen</Trans> : <Trans>Kopien anlegen</Trans>}
    </Button>
  );
};
