import type { Order } from '@knotenblech/shared/orders/order.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useOneAtATime } from '../../../ui/actions/use-one-at-a-time.ts';
import { addToast } from '../../../ui/signals/toasts.ts';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';

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
