import { Trans } from '@lingui/react/macro';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../../ui/actions/button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';

export const FilePicker = ({ onFiles }: { onFiles: (files: readonly File[]) => void }) => (
  <FileTrigger allowsMultiple onSelect={(files) => onFiles([...(files ?? [])])}>
    <Button tone="primary" icon={<Icon name="upload" />}>
      <Trans>Datei wählen</Trans>
    </Button>
  </FileTrigger>
);
