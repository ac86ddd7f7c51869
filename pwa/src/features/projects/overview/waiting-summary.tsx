import { Plural, Trans } from '@lingui/react/macro';
import { useConflicts, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { countWork } from '../../../sync/outbox/count-work.ts';
import { isToDecide, isWaiting } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Notice, type NoticeProps } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';

/** What of this device has not been answered, and what of its user's was overwritten; nothing when all is well. */
export const WaitingSummary = () => {
  const entries = useWaiting();
  const conflicts = useConflicts();
  const waiting = entries.filter(isWaiting);
  const refused = entries.filter(isToDecide);
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
        count={refused.length}
        tone="warn"
        title={
          <Trans>
            Nicht angenommen und zurückgenommen: <WorkText work={countWork(refused.length, refused)} />
          </Trans>
        }
      />
      <CountNotice
        count={waiting.length}
        tone="info"
        title={
          <Trans>
            Noch nicht übertragen: <WorkText work={countWork(waiting.length, waiting)} />
          </Trans>
        }
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
