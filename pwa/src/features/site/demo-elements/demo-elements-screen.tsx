import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../../../ui/layout/page.tsx';
import { ActionElements } from './action-elements.tsx';
import styles from './demo-elements.module.css';
import { FieldElements } from './field-elements.tsx';
import { FigureElements } from './figure-elements.tsx';
import { LayoutElements } from './layout-elements.tsx';
import { SignalElements } from './signal-elements.tsx';

/** Every part of the interface in each of its states. */
export const DemoElementsScreen = () => {
  const { t } = useLingui();
  return (
    <Page title={t`Bausteine der Oberfläche`} lead={<Trans>Jedes Element in seinen Zuständen, hell und dunkel.</Trans>}>
      <div className={styles.sections}>
        <ActionElements />
        <FieldElements />
        <SignalElements />
        <FigureElements />
        <LayoutElements />
      </div>
    </Page>
  );
};
