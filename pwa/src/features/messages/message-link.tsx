import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LinkProps, useSearch } from '@tanstack/react-router';
import { useShop } from '../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import type { MessageSearch } from './message-search.ts';
import styles from './send-message.module.css';

type MessageLinkProps = {
  about: MessageSearch;
  /** The popup below the screen that is shown. */
  to: Extract<LinkProps['to'], `${string}/message`>;
  /** What that screen shows. */
  params?: Record<string, string>;
  /** In a list: whom it writes to. */
  reader?: string | null;
  /** In a narrow head: without a frame, and on a phone without words to be seen. */
  isSlim?: boolean;
};

/** Opens the popup that writes to whom the screen is about. */
export const MessageLink = ({ about, to, params = {}, reader = null, isSlim = false }: MessageLinkProps) => {
  const { t } = useLingui();
  return (
    <LinkButton
      tone={isSlim || reader !== null ? 'quiet' : 'secondary'}
      icon={reader === null ? <Icon name="messages" /> : null}
      {...(reader === null ? {} : { 'aria-label': t`Nachricht an ${reader}` })}
      from="/$lang"
      to={to}
      params={(now) => ({ ...now, ...params })}
      search={(now) => ({ ...now, ...about })}
      state={overPage}
    >
      <span className={isSlim ? styles.slim : undefined}>
        {reader === null ? <Trans>Nachricht senden</Trans> : <Trans>Nachricht</Trans>}
      </span>
    </LinkButton>
  );
};

/** Writes about a customer's project that is open in admin mode; nothing for everybody else. */
export const ProjectMessageLink = ({ projectId }: { projectId: ProjectId }) => {
  const { actor } = useShop();
  const { admin } = useSearch({ strict: false });
  if (admin !== true || !may(actor, 'sendMessages')) return null;
  return (
    <MessageLink
      to="/$lang/shop/project/$projectId/message"
      params={{ projectId }}
      about={{ customer: actor.customerId, project: projectId }}
      isSlim
    />
  );
};
