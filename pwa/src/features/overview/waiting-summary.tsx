import { Plural, Trans } from '@lingui/react/macro';
import { useConflicts, useWaiting } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';

/** What of this device has not been answered, and what of its user's was overwritten; nothing when all is well. */
export const WaitingSummary = () => {
  const waiting = useWaiting();
  const conflicts = useConflicts();
  const hasRefused = waiting.some(({ state }) => state === 'refused' || state === 'failed');
  return (
    <>
      {conflicts.length > 0 ? (
        <Notice
          tone="warn"
          title={
            <Plural
              value={conflicts.length}
              one="Eine Ihrer Eingaben wurde überschrieben"
              other="# Ihrer Eingaben wurden überschrieben"
            />
          }
          action={<WaitingLink />}
        />
      ) : null}
      {waiting.length > 0 ? (
        <Notice
          tone={hasRefused ? 'warn' : 'info'}
          title={<Plural value={waiting.length} one="# Änderung wartet" other="# Änderungen warten" />}
          action={<WaitingLink />}
        />
      ) : null}
    </>
  );
};

const WaitingLink = () => (
  <LinkButton from="/$lang" to="/$lang/shop/waiting">
    <Trans>Ansehen</Trans>
  </LinkButton>
);
