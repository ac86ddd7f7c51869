import { may } from '@knotenblech/shared/records/permissions.ts';
import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/icon-button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { waitingOrderOf } from '../../orders/public/order-queries.ts';
import { useCopyProject } from '../../projects/public/use-copy-project.ts';
import { useProject } from '../open/project-context.tsx';
import { useIsAdminMode } from '../use-is-admin-mode.ts';

/** Why nothing of the open project can be edited now, and both ways on: to the order that waits, and to a copy. */
export const WaitingOrderNotice = () => {
  const { project } = useProject().source;
  const orderId = waitingOrderOf(useWaiting(), project.id);
  if (orderId === null) return null;
  return (
    <Notice
      title={<Trans>Eine Bestellung dieses Projekts wartet</Trans>}
      action={
        <>
          <LinkButton from="/$lang" to="/$lang/shop/process-order" search={{ order: orderId }}>
            <Trans>Zur Bestellung</Trans>
          </LinkButton>
          <CopyButton />
        </>
      }
    >
      <p>
        <Trans>Bis zur Antwort bleibt es, wie es ist. Für eine Änderung ziehen Sie sie zurück.</Trans>
      </p>
    </Notice>
  );
};

/** Copies the open project and opens the copy. */
export const CopyButton = ({ children }: { children?: ReactNode }) => {
  const { actor } = useShop();
  const { project } = useProject().source;
  const copy = useCopyProject();
  const navigate = useNavigate({ from: '/$lang' });
  const isAdminMode = useIsAdminMode();
  if (isAdminMode || !may(actor, 'createProject')) return null;
  const copyAndOpen = async () => {
    const projectId = await copy(project);
    await navigate({ to: '/$lang/shop/project/$projectId', params: { projectId }, search: {} });
  };
  return <Button onPress={() => void copyAndOpen()}>{children ?? <Trans>Als neues Projekt kopieren</Trans>}</Button>;
};
