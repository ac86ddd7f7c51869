import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { projectStateLabels } from '../../i18n/words/project-labels.ts';
import { StateChip, type StateTone } from '../../ui/signals/state-chip.tsx';
import type { ProjectStage } from './project-stage.ts';

const tones: Record<ProjectStage, StateTone> = {
  ordered: 'good',
  'order-cancelled': 'quiet',
  unreadable: 'bad',
  unsent: 'quiet',
  'analysis-running': 'active',
  'nothing-taken': 'warn',
  'manual-price-fixed': 'active',
  'manual-price': 'active',
  'calculating-offer': 'active',
  'missing-data': 'warn',
  'on-request': 'warn',
  priced: 'active',
};

export const ProjectStageChip = ({ stage }: { stage: ProjectStage }) => {
  const { i18n } = useLingui();
  return (
    <StateChip tone={tones[stage]}>
      {stage === 'unsent' ? <Trans>nur auf diesem Gerät</Trans> : i18n._(projectStateLabels[stage])}
    </StateChip>
  );
};

/** What of it has not left the device. */
export const WaitsChip = ({ words }: { words: MessageDescriptor }) => {
  const { i18n } = useLingui();
  return <StateChip tone="warn">{i18n._(words)}</StateChip>;
};
