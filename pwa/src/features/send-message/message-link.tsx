import { Trans, useLingui } from '@lingui/react/macro';
import type { LinkProps } from '@tanstack/react-router';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import type { MessageSearch } from './message-search.ts';

type MessageLinkProps = {
  about: MessageSearch;
  /** The popup below the screen that is shown. */
  to: Extract<LinkProps['to'], `${string}/message`>;
  /** What that screen shows. */
  params?: Record<string, string>;
  /** In a list: whom it writes to. */
  reader?: string | null;
};

/** Opens the popup that writes to whom the screen is about. */
export const MessageLink = ({ about, to, params = {}, reader = null }: MessageLinkProps) => {
  const { t } = useLingui();
  const look =
    reader === null
      ? ({ icon: <Icon name="messages" /> } as const)
      : ({ tone: 'quiet', 'aria-label': t`Nachricht an ${reader}` } as const);
  return (
    <LinkButton
      {...look}
      from="/$lang"
      to={to}
      params={(now) => ({ ...now, ...params })}
      search={(now) => ({ ...now, ...about })}
      state={overPage}
    >
      {reader === null ? <Trans>Nachricht senden</Trans> : <Trans>Nachricht</Trans>}
    </LinkButton>
  );
};
