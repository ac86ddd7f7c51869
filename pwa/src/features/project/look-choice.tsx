import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './look-choice.module.css';

/** How the picture is shown: as a drawing or in space. */
export type ViewMode = 'drawing' | '3d';

type LookChoiceProps = { look: ViewMode; onLook: (look: ViewMode) => void };

export const LookChoice = ({ look, onLook }: LookChoiceProps) => {
  const { t } = useLingui();
  return (
    <RadioGroup
      aria-label={t`Darstellung`}
      orientation="horizontal"
      value={look}
      onChange={(chosen) => onLook(chosen as ViewMode)}
      className={styles.looks ?? ''}
    >
      <Radio value="drawing" className={styles.look ?? ''}>
        <Trans>Zeichnung</Trans>
      </Radio>
      <Radio value="3d" className={styles.look ?? ''}>
        <Trans>3D</Trans>
      </Radio>
    </RadioGroup>
  );
};
