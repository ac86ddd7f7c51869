import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { MessageFormView } from './send-message.tsx';

/** A message of the operator to everybody. */
export const GlobalMessageScreen = () => {
  const { t } = useLingui();
  return (
    <Page
      title={t`Nachricht an alle`}
      lead={<Trans>Sie erscheint bei jedem Benutzer jedes Kunden, auch wenn er gerade nicht angemeldet ist.</Trans>}
      width="text"
    >
      <MessageFormView
        about={{}}
        done={
          <LinkButton from="/$lang" to="/$lang/shop/overview">
            <Trans>Zur Übersicht</Trans>
          </LinkButton>
        }
      />
    </Page>
  );
};
