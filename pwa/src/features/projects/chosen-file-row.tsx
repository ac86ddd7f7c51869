import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { formatMegabytes } from '../../ui/figures/format-figure.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { GivenName } from '../../ui/words/given-name.tsx';
import styles from './create-project.module.css';
import type { ChosenFile } from './use-chosen-files.ts';

type ChosenFileRowProps = { chosen: ChosenFile; onName: (name: string) => void; onRemove: () => void };

/** A file with the name of the project it becomes. */
export const ChosenFileRow = ({ chosen: { file, name }, onName, onRemove }: ChosenFileRowProps) => {
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
