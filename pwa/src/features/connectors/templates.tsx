import { readConnectorInputs } from '@knotenblech/shared/connectors/connector-inputs.ts';
import { type ConnectorType, connectorTypes } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorValues } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import type { ConnectorTemplate } from '@knotenblech/shared/connectors/templates/connector-template.record.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { type ConnectorTemplateId, newId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useRecords, useShop } from '../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Dialog } from '../../ui/layout/dialog.tsx';
import { addToast } from '../../ui/signals/toasts.ts';
import { GivenName } from '../../ui/words/given-name.tsx';
import styles from './connector.module.css';
import { connectorNames } from './words/connector-words.ts';

type KeepTemplateProps = { type: ConnectorType; given: ConnectorValues; isDisabled: boolean };

/** Keeps the inputs under a name that all users of the company find. */
export const KeepTemplate = ({ type, given, isDisabled }: KeepTemplateProps) => {
  const { t } = useLingui();
  const shop = useShop();
  const [name, setName] = useState<string | null>(null);
  const close = () => setName(null);
  const keep = async () => {
    const trimmed = name?.trim() ?? '';
    if (trimmed === '') return;
    const template = { id: newId<ConnectorTemplateId>(), name: trimmed, type, inputs: given };
    await shop.change('addConnectorTemplate', { template });
    close();
    addToast({ words: <Trans>Die Vorlage steht allen in Ihrer Firma bereit.</Trans> });
  };
  return (
    <>
      <Button isDisabled={isDisabled} onPress={() => setName('')}>
        <Trans>Als Vorlage merken</Trans>
      </Button>
      {name === null ? null : (
        <Dialog
          title={<Trans>Als Vorlage merken</Trans>}
          onClose={close}
          hasNoRoute
          actions={
            <>
              <Button onPress={close}>
                <Trans>Abbrechen</Trans>
              </Button>
              <Button tone="primary" isDisabled={name.trim() === ''} onPress={() => void keep()}>
                <Trans>Merken</Trans>
              </Button>
            </>
          }
        >
          <TextField label={t`Name der Vorlage`} value={name} onChange={setName} maxLength={80} />
        </Dialog>
      )}
    </>
  );
};

/** The templates of the company, each opening its connector with its inputs. */
export const TemplateList = () => {
  const { t } = useLingui();
  const { actor } = useShop();
  const templates = useRecords('connectorTemplate', customerSpace(actor.customerId));
  if (!templates || templates.length === 0) return null;
  return (
    <section className={styles.templates}>
      <h2 className={styles.heading}>
        <Trans>Vorlagen Ihrer Firma</Trans>
      </h2>
      <ul aria-label={t`Vorlagen Ihrer Firma`}>
        {templates
          .toSorted((a, b) => a.name.localeCompare(b.name))
          .map((template) => (
            <TemplateRow key={template.id} template={template} />
          ))}
      </ul>
    </section>
  );
};

const TemplateRow = ({ template }: { template: ConnectorTemplate }) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { id, name, inputs } = template;
  const type = connectorTypes.find((each) => each === template.type);
  // A newer app may know more connectors than this one.
  if (!type) return null;
  return (
    <li className={styles.template}>
      <Link
        from="/$lang"
        to="/$lang/shop/connectors/$type"
        params={{ type }}
        search={readConnectorInputs(type, inputs).given}
        className={styles.templateLink ?? ''}
      >
        <GivenName>{name}</GivenName>
        <span className={styles.source}>{i18n._(connectorNames[type])}</span>
      </Link>
      {may(shop.actor, 'createProject') ? (
        <IconButton
          label={t`Vorlage ${name} löschen`}
          onPress={() => void shop.change('removeConnectorTemplate', { templateId: id })}
        >
          <Icon name="trash" />
        </IconButton>
      ) : null}
    </li>
  );
};
