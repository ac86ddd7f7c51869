import { Trans } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { LogoLink } from '../theme-button.tsx';
import styles from './sema-header.module.css';

/** A window that the design software opened closes; one that a person opened goes back. */
const leave = () => {
  window.close();
  history.back();
};

/** In place of the header when the shop was opened from inside the design software. */
export const SemaHeader = () => (
  <header className={styles.bar}>
    <LogoLink />
    <Button icon={<Icon name="back" />} onPress={leave}>
      <Trans>Zurück zur Konstruktion</Trans>
    </Button>
  </header>
);
