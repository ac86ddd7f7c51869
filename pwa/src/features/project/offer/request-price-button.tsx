import { isWishDay } from '@knotenblech/shared/orders/freight/request-freight.change.ts';
import { isOtherFile, type Part } from '@knotenblech/shared/parts/part.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { isLanguage } from '@knotenblech/shared/values/language.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { todayAtShop } from '../../../sync/site/site.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FieldPair } from '../../../ui/forms/form-dialog.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useProject } from '../open/project-context.tsx';
import { useIsAdminMode } from '../use-is-admin-mode.ts';
import styles from './request-price.module.css';

type RequestPriceButtonProps = Pick<ButtonProps, 'tone' | 'isWide'>;

/** Asks for the price of the open project; says who may not. */
export const RequestPriceButton = (look: RequestPriceButtonProps) => {
  const { actor, isVisitors } = useShop();
  const [isOpen, setOpen] = useState(false);
  if (useIsAdminMode() || isVisitors) return null;
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
  const { source, figures, areChoicesOpen } = useProject();
  const { project } = source;
  const unread = figures.parts.find(({ facts }) => isOtherFile(facts));
  const [comment, setComment] = useState('');
  const [quantity, setQuantity] = useState(unread?.quantitySingle ?? 1);
  const [wishDay, setWishDay] = useState('');
  const isDayPossible = wishDay === '' || isWishDay(wishDay, todayAtShop());
  // Of a file that nobody reads his words are all there is.
  const isPossible = isDayPossible && (!unread || comment.trim() !== '');
  const language = isLanguage(i18n.locale) ? i18n.locale : 'de';
  const send = async () => {
    onClose();
    if (unread && quantity !== unread.quantitySingle)
      await change('setPartQuantity', quantityOf(project.id, unread, quantity));
    // What he wants stays to be read at the project.
    if (unread && project.comment === '')
      await change('setProjectTexts', { projectId: project.id, comment: comment.trim() });
    const asked = { projectId: project.id, comment: comment.trim(), language };
    await change('requestPrice', wishDay === '' ? asked : { ...asked, wishDay });
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
          <Button tone="primary" isDisabled={!isPossible} onPress={() => void send()}>
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
      <div className={styles.fields}>
        <TextField
          label={unread ? t`Was brauchen Sie?` : t`Bemerkung für uns`}
          value={comment}
          onChange={setComment}
          maxLength={2000}
          isMultiline
        />
        {unread ? (
          <FieldPair>
            <NumberField
              label={t`Wie viele?`}
              value={quantity}
              bounds={quantityBounds}
              isDisabled={!areChoicesOpen}
              onChange={setQuantity}
            />
            <TextField
              type="date"
              label={t`Bis wann? (freiwillig)`}
              value={wishDay}
              error={isDayPossible ? null : t`Ein Tag von heute bis in einem Jahr`}
              onChange={setWishDay}
            />
          </FieldPair>
        ) : null}
      </div>
    </Dialog>
  );
};

const quantityBounds = [1, 9999] as const;

/** The file is one part: as many as are asked for are ordered. */
const quantityOf = (projectId: ProjectId, { index: partIndex, quantitySingle: was }: Part, quantity: number) => ({
  projectId,
  partIndex,
  quantity,
  was,
});
