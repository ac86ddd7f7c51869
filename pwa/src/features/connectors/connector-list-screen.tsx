import { type ConnectorType, connectors, connectorTypes } from '@knotenblech/shared/connectors/connectors.ts';
import type { ConnectorValues } from '@knotenblech/shared/connectors/parts/define-connector.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { Page } from '../../ui/layout/page.tsx';
import styles from './connector.module.css';
import { ConnectorPicture } from './picture/connector-picture.tsx';
import { TemplateList } from './templates.tsx';
import { connectorLeads, connectorNames, upAxes } from './words/connector-words.ts';

/** The connectors that need no file, as pictures of what their usual inputs make. */
export const ConnectorListScreen = () => {
  const { t } = useLingui();
  return (
    <Page
      title={t`Verbinder ohne CAD`}
      lead={<Trans>Wenige Maße genügen: Zeichnung und Preis folgen jeder Eingabe.</Trans>}
    >
      <TemplateList />
      <ul className={styles.cards}>
        {connectorTypes.map((type) => (
          <li key={type}>
            <Card type={type} />
          </li>
        ))}
      </ul>
    </Page>
  );
};

/** Long bars are shown short, so that their ends are seen. */
const shownInputs: Partial<Record<ConnectorType, ConnectorValues>> = {
  steelPost: { systemMm: 500 },
  endPlate: { systemMm: 600 },
  holdDown: { lengthMm: 400 },
};

const Card = ({ type }: { type: ConnectorType }) => {
  const { i18n } = useLingui();
  const profiles = useCatalogue()?.profiles;
  const design = useMemo(
    () => (profiles ? connectors[type].design(shownInputs[type] ?? {}, profiles).design : null),
    [profiles, type],
  );
  return (
    <Link from="/$lang" to="/$lang/shop/connectors/$type" params={{ type }} className={styles.card ?? ''}>
      <span className={styles.cardPicture}>
        {design && profiles ? (
          <ConnectorPicture design={design} profiles={profiles} up={upAxes[type]} label="" />
        ) : null}
      </span>
      <span className={styles.cardName}>{i18n._(connectorNames[type])}</span>
      <span className={styles.cardLead}>{i18n._(connectorLeads[type])}</span>
    </Link>
  );
};
