import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSyncStatus } from '../../sync/hooks/use-shop.tsx';
import { Button, IconButton } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formatMegabytes } from '../../ui/figures/format-figure.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { EmptyState, Page } from '../../ui/layout/page.tsx';
import { GivenName } from '../../ui/words/given-name.tsx';
import styles from './create-project.module.css';
import type { ChosenFile, ChosenFiles } from './use-chosen-files.ts';

export type CreateProjectScreenProps = {
  files: ChosenFiles;
  /** Makes projects of the chosen files; null where the user may not. */
  onCreate: (() => void) | null;
  /** Opens the file picker: the main action while nothing is chosen. */
  renderPicker: (isMain: boolean) => ReactNode;
  /** Which files are taken. */
  limits: ReactNode;
  /** Imports under way. */
  imports: ReactNode;
};

/** A project made of a file and its name; several files become several projects. */
export const CreateProjectScreen = ({ files, onCreate, renderPicker, limits, imports }: CreateProjectScreenProps) => {
  const { t } = useLingui();
  const { chosen } = files;
  const isOffline = useSyncStatus().state === 'offline';
  if (!onCreate) {
    return (
      <Page title={t`Projekt anlegen`} width="text">
        <EmptyState title={t`Keine Berechtigung`}>
          <Trans>
            Zum Anlegen von Projekten fehlt Ihnen das Recht. Der Administrator Ihrer Firma kann es erteilen.
          </Trans>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t`Projekt anlegen`} width="text" lead={limits}>
      {imports}
      {chosen.length === 0 ? (
        <section className={styles.place}>
          <Icon name="upload" size={40} />
          <p>
            {isOffline ? (
              <Trans>Datei hierher ziehen oder wählen. Sie wird auf dem Gerät gelesen und später übertragen.</Trans>
            ) : (
              <Trans>Datei aus dem Abbundprogramm hierher ziehen oder wählen.</Trans>
            )}
          </p>
          {renderPicker(true)}
        </section>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            onCreate();
          }}
        >
          <ul className={styles.rows}>
            {chosen.map((each) => (
              <ChosenFileRow
                key={each.id}
                chosen={each}
                onName={(name) => files.setName(each.id, name)}
                onRemove={() => files.remove(each.id)}
              />
            ))}
          </ul>
          <div className={styles.actions}>
            {renderPicker(false)}
            <Button type="submit" tone="primary">
              <Plural value={chosen.length} one="Projekt anlegen" other="# Projekte anlegen" />
            </Button>
          </div>
        </form>
      )}
      <section className={styles.without}>
        <h2>
          <Trans>Keine Datei?</Trans>
        </h2>
        <p>
          <Trans>Bleche und Profile lassen sich auch aus Maßen anlegen.</Trans>
        </p>
        <div className={styles.links}>
          <LinkButton from="/$lang" to="/$lang/shop/createSinglePart" icon={<Icon name="plus" />}>
            <Trans>Einzelteil anlegen</Trans>
          </LinkButton>
          <LinkButton from="/$lang" to="/$lang/shop/connectors">
            <Trans>Verbinder ohne CAD</Trans>
          </LinkButton>
          <LinkButton from="/$lang" to="/$lang/shop/singleParts" tone="quiet">
            <Trans>Vorhandene Einzelteile</Trans>
          </LinkButton>
        </div>
      </section>
    </Page>
  );
};

type ChosenFileRowProps = { chosen: ChosenFile; onName: (name: string) => void; onRemove: () => void };

/** A file with the name of the project it becomes. */
const ChosenFileRow = ({ chosen: { file, name }, onName, onRemove }: ChosenFileRowProps) => {
  const { t } = useLingui();
  return (
    <li className={styles.row}>
      <span className={styles.file}>
        <Icon name="file" />
        <span className={styles.fileName}>
          <GivenName>{file.name}</GivenName>
        </span>
        <span className={styles.size}>{formatMegabytes(file.size)}</span>
      </span>
      <TextField
        label={t`Name des Projekts`}
        placeholder={t`wie in der Datei`}
        value={name}
        onChange={onName}
        maxLength={256}
      />
      <IconButton label={t`${file.name} weglassen`} onPress={onRemove}>
        <Icon name="close" />
      </IconButton>
    </li>
  );
};
