import { Plural, Trans } from '@lingui/react/macro';
import type { WorkCount } from '../../../sync/outbox/count-work.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/work-text.tsx';

type DiscardNoticeProps = {
  lost: WorkCount;
  /** How much of it the server has refused. */
  refusedCount: number;
  /** How much of it the server may have all the same. */
  mayHaveArrived: number;
};

/** What is thrown away with a logout, once more before it is. */
export const DiscardNotice = ({ lost, refusedCount, mayHaveArrived }: DiscardNoticeProps) => (
  <Notice
    tone="error"
    title={
      <Trans>
        Verwerfen löscht: <WorkText work={lost} />
      </Trans>
    }
  >
    {refusedCount > 0 ? (
      <p>
        <Plural
          value={refusedCount}
          one="# davon hat der Server abgelehnt, sie steht noch in der Warteliste."
          other="# davon hat der Server abgelehnt, sie stehen noch in der Warteliste."
        />
      </p>
    ) : null}
    <p>
      {mayHaveArrived > 0 ? (
        <Plural
          value={mayHaveArrived}
          one="# davon kann schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
          other="# davon können schon auf dem Server sein, auch als Bestellung: Das nimmt Verwerfen nicht zurück."
        />
      ) : (
        <Trans>Auf dem Server ist davon nichts. Das lässt sich nicht zurücknehmen.</Trans>
      )}
    </p>
  </Notice>
);
