import { Trans } from '@lingui/react/macro';
import { useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { waitingOrderOf } from '../../orders/public/waiting-order-of.ts';
import { useProject } from '../open/project-context.tsx';
import { CopyButton } from './copy-button.tsx';

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
