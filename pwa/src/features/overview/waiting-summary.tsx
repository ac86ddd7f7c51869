import { Plural, Trans } from '@lingui/react/macro';
import { useWaiting } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';

/** What of this device has not been answered; nothing when all is. */
export const WaitingSummary = () => {
  const waiting = useWaiting();
  if (waiting.length === 0) return null;
  const hasRefused = waiting.some(({ state }) => state === 'refused' || state === 'failed');
  return (
    <Notice
      tone={hasRefused ? 'warn' : 'info'}
      title={<Plural value={waiting.length} one="# Änderung wartet" other="# Änderungen warten" />}
      action={
        <LinkButton from="/$lang" to="/$lang/shop/waiting">
          <Trans>Ansehen</Trans>
        </LinkButton>
      }
    />
  );
};
