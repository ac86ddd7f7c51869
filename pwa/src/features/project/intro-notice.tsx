import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import { useProject } from './open/project-context.tsx';

const seenKey = 'projectIntroSeen';

/** How a project is worked on, where something can be changed: told on each device until it is put away, then never again. */
export const IntroNotice = () => {
  const [isShown, setIsShown] = useState(() => localStorage.getItem(seenKey) === null);
  const { areChoicesOpen } = useProject();
  if (!isShown || !areChoicesOpen) return null;
  const putAway = () => {
    setIsShown(false);
    localStorage.setItem(seenKey, 'yes');
  };
  return (
    <Notice
      title={<Trans>Tippen Sie ein Teil an, um es zu sehen und zu ändern. Der Preis rechnet sofort mit.</Trans>}
      action={
        <Button tone="quiet" onPress={putAway}>
          <Trans>Verstanden</Trans>
        </Button>
      }
    />
  );
};
