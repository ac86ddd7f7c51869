import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/icon-button.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import type { MessageSearch } from './message-search.ts';
import { MessageFormView } from './send-message.tsx';

type SendMessagePopupProps = { about: MessageSearch; onClose: () => void };

/** An admin writes to the users of a customer. */
export const SendMessagePopup = ({ about, onClose }: SendMessagePopupProps) => {
  const { t } = useLingui();
  return (
    <Dialog title={t`Nachricht senden`} onClose={onClose}>
      <MessageFormView
        about={about}
        done={
          <Button onPress={onClose}>
            <Trans>Schließen</Trans>
          </Button>
        }
      />
    </Dialog>
  );
};
