import { fileEndings } from '@knotenblech/shared/files/file-endings.ts';
import { Trans } from '@lingui/react/macro';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Systems that do not know an ending offer a file by its kind. */
const acceptedFiles = [...fileEndings, 'application/zip', 'application/xml', 'text/xml', 'application/octet-stream'];

export const FilePicker = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <FileTrigger allowsMultiple acceptedFileTypes={acceptedFiles} onSelect={(files) => onFiles([...(files ?? [])])}>
    <Button tone="primary" icon={<Icon name="upload" />}>
      <Trans>Datei wählen</Trans>
    </Button>
  </FileTrigger>
);
