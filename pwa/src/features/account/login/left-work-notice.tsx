import { Trans } from '@lingui/react/macro';
import type { SealedWorkInfo } from '../../../device/unsent-work/holds-work.ts';
import { Notice } from '../../../ui/signals/notice.tsx';

/** That somebody who has left forgets nothing here; who he is and what he made is not said. */
export const LeftWorkNotice = ({ left }: Pick<SealedWorkInfo, 'left'>) => {
  if (left === 'no') return null;
  return (
    <Notice
      title={
        left === 'yes' ? (
          <Trans>Auf diesem Gerät liegt Arbeit, die noch nicht gesendet ist.</Trans>
        ) : (
          <Trans>Auf diesem Gerät kann Arbeit liegen, die noch nicht gesendet ist.</Trans>
        )
      }
    >
      <p>
        <Trans>
          Sie ist verschlüsselt und geht hinaus, sobald sich der anmeldet, von dem sie ist. Bis dahin ist davon nichts
          bestellt.
        </Trans>
      </p>
    </Notice>
  );
};
