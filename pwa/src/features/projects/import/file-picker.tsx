import { fileEndings } from '@knotenblech/shared/files/document/file-endings.ts';
import { Trans } from '@lingui/react/macro';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';

/** Systems that do not know an ending offer a file by its kind. */
const acceptedFiles = [...fileEndings, 'application/zip', 'application/xml', 'text/xml', 'application/octet-stream'];

type FilePickerProps = {
  onFiles: (files: readonly File[]) => void;
  /** It is what the screen is there for. */
  isMain?: boolean;
};

export const FilePicker = ({ onFiles, isMain = true }: FilePickerProps) => (
  <FileTrigger allowsMultiple acceptedFileTypes={acceptedFiles} onSelect={(files) => onFiles([...(files ?? [])])}>
    <Button tone={isMain ? 'primary' : 'secondary'} icon={<Icon name="upload" />}>
      {isMain ? <Trans>Datei wählen</Trans> : <Trans>Weitere Datei</Trans>}
    </Button>
  </FileTrigger>
);
