import { Plural, Trans } from '@lingui/react/macro';
import { isWaiting } from '../../sync/read-waiting.ts';
import { useConflicts, useWaiting } from '../../sync/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Notice, type NoticeProps } from '../../ui/signals/notice.tsx';

/** What of this device has not been answered, and what of its user's was overwritten; nothing when all is well. */
export const WaitingSummary = () => {
  const entries = useWaiting();
  const conflicts = useConflicts();
  const waitingCount = entries.filter(isWaiting).length;
  const refusedCount = entries.length - waitingCount;
  return (
    <>
      <CountNotice
        count={conflicts.length}
        tone="warn"
        title={
          <Plural
            value={conflicts.length}
            one="Eine Ihrer Eingaben wurde überschrieben"
            other="# Ihrer Eingaben wurden überschrieben"
          />
        }
      />
      <CountNotice
        count={refusedCount}
        tone="warn"
        title={
          <Plural
            value={refusedCount}
            one="# Änderung wurde nicht angenommen und ist zurückgenommen."
            other="# Änderungen wurden nicht angenommen und sind zurückgenommen."
          />
        }
      />
      <CountNotice
        count={waitingCount}
        tone="info"
        title={<Plural value={waitingCount} one="# Änderung wartet" other="# Änderungen warten" />}
      />
    </>
  );
};

type CountNoticeProps = Pick<NoticeProps, 'tone' | 'title'> & { count: number };

const CountNotice = ({ count, ...props }: CountNoticeProps) =>
  count > 0 ? (
    <Notice
      {...props}
      action={
        <LinkButton from="/$lang" to="/$lang/shop/waiting">
          <Trans>Ansehen</Trans>
        </LinkButton>
      }
    />
  ) : null;
