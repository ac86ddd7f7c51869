import { isOtherFile } from '@knotenblech/shared/parts/part.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { isLanguage } from '@knotenblech/shared/values/language.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useProject } from '../open/project-context.tsx';
import { useIsAdminMode } from '../use-is-admin-mode.ts';

type RequestPriceButtonProps = Pick<ButtonProps, 'tone' | 'isWide'>;

/** Asks for the price of the open project; says who may not. */
export const RequestPriceButton = (look: RequestPriceButtonProps) => {
  const { actor } = useShop();
  const [isOpen, setOpen] = useState(false);
  if (useIsAdminMode()) return null;
  if (!may(actor, 'order')) {
    return (
      <span>
        <Trans>Sie haben keine Bestellrechte zugewiesen und können keinen Preis anfragen.</Trans>
      </span>
    );
  }
  return (
    <>
      <Button {...look} onPress={() => setOpen(true)}>
        <Trans>Preis anfragen</Trans>
      </Button>
      {isOpen ? <RequestDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const RequestDialog = ({ onClose }: { onClose: () => void }) => {
  const { t, i18n } = useLingui();
  const { change } = useShop();
  const { source, figures } = useProject();
  const { project } = source;
  const isUnread = figures.parts.some(({ facts }) => isOtherFile(facts));
  const [comment, setComment] = useState('');
  const language = isLanguage(i18n.locale) ? i18n.locale : 'de';
  const send = async () => {
    onClose();
    await change('requestPrice', { projectId: project.id, comment: comment.trim(), language });
  };
  return (
    <Dialog
      title={<Trans>Preis anfragen</Trans>}
      onClose={onClose}
      hasNoRoute
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            <Trans>Abbrechen</Trans>
          </Button>
          <Button tone="primary" onPress={() => void send()}>
            <Trans>Anfrage senden</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Wir kalkulieren „{project.name}“ von Hand und antworten innerhalb von 48 Stunden, hier und per E-Mail. Ohne
          Netz geht die Anfrage hinaus, sobald es wieder da ist.
        </Trans>
      </p>
      <TextField
        label={isUnread ? t`Was, wie viele, bis wann?` : t`Bemerkung für uns`}
        value={comment}
        onChange={setComment}
        maxLength={2000}
        isMultiline
      />
    </Dialog>
  );
};
