import { Trans } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { overPage } from '../../ui/layout/use-popup.ts';
import type { MessageSearch } from './message-search.ts';

type MessageLinkProps = {
  about: MessageSearch;
  /** The order that is shown; without one it is the list of projects and requests. */
  orderId?: string;
};

/** Opens the popup that writes to whom the screen is about. */
export const MessageLink = ({ about, orderId }: MessageLinkProps) => {
  const look = { tone: 'secondary', icon: <Icon name="messages" />, state: overPage } as const;
  const words = <Trans>Nachricht senden</Trans>;
  return orderId === undefined ? (
    <LinkButton {...look} from="/$lang" to="/$lang/shop/adminProjects/message" search={about}>
      {words}
    </LinkButton>
  ) : (
    <LinkButton
      {...look}
      from="/$lang"
      to="/$lang/shop/adminOrders/$orderId/message"
      params={(now) => ({ ...now, orderId })}
      search={about}
    >
      {words}
    </LinkButton>
  );
};
