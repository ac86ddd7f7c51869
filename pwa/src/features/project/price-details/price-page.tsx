import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './price-details.module.css';

/** The frame of both price screens: which project, the ways to it and to paper. */
export const PricePage = ({ links, children }: { links?: ReactNode; children: ReactNode }) => {
  const { t } = useLingui();
  const { source } = useProject();
  const { project } = source;
  const facts = [
    project.number === null ? t`noch ohne Nummer` : t`Projekt ${project.number}`,
    project.drawingId === '' ? '' : t`Zeichnung ${project.drawingId}`,
  ].filter((word) => word !== '');
  return (
    <Page
      title={t`Preis: ${project.name}`}
      documentTitle={t`Preis`}
      lead={facts.join(' · ')}
      actions={
        <div className={styles.links}>
          <LinkButton
            from="/$lang"
            to="/$lang/shop/project/$projectId"
            params={{ projectId: project.id }}
            tone="quiet"
            icon={<Icon name="back" />}
          >
            <Trans>Zum Projekt</Trans>
          </LinkButton>
          {links}
          <Button tone="quiet" onPress={() => window.print()}>
            <Trans>Drucken</Trans>
          </Button>
        </div>
      }
    >
      <div className={styles.screen}>{children}</div>
    </Page>
  );
};

/** In place of every amount for users who may see none. */
export const NoPrice = () => (
  <EmptyState title={<Trans>Kein Preis sichtbar</Trans>}>
    <p>
      <Trans>Ihr Zugang zeigt keine Preise. Wer sie in Ihrem Betrieb sieht, kann dieses Projekt bestellen.</Trans>
    </p>
  </EmptyState>
);
