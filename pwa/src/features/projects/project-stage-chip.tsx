import { Trans } from '@lingui/react/macro';
import { StateChip } from '../../ui/signals/state-chip.tsx';
import type { ProjectStage } from './project-stage.ts';

export const ProjectStageChip = ({ stage }: { stage: ProjectStage }) => {
  switch (stage) {
    case 'ordered':
      return (
        <StateChip tone="good">
          <Trans>bestellt</Trans>
        </StateChip>
      );
    case 'unreadable':
      return (
        <StateChip tone="bad">
          <Trans>Datei nicht lesbar</Trans>
        </StateChip>
      );
    case 'unsent':
      return (
        <StateChip>
          <Trans>nur auf diesem Gerät</Trans>
        </StateChip>
      );
    case 'being-read':
      return (
        <StateChip tone="active">
          <Trans>wird gelesen</Trans>
        </StateChip>
      );
    case 'nothing-taken':
      return (
        <StateChip tone="warn">
          <Trans>Teile wählen</Trans>
        </StateChip>
      );
    case 'on-request':
      return (
        <StateChip tone="warn">
          <Trans>noch ohne Preis</Trans>
        </StateChip>
      );
    case 'ready':
      return (
        <StateChip tone="active">
          <Trans>bestellbar</Trans>
        </StateChip>
      );
  }
};
