import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { VersionTrouble } from '../../database/watch-versions.ts';
import { isLanguage } from '../../i18n/languages.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Notice } from '../../ui/signals/notice.tsx';
import styles from './version-notice.module.css';

let root: Root | null = null;

const place = () => {
  const element = document.createElement('div');
  element.className = styles.place ?? '';
  document.body.append(element);
  return createRoot(element);
};

/** Says beside whatever is on the screen, also before any screen is there, that builds of two windows meet; null: no longer. */
export const showVersionNotice = async (trouble: VersionTrouble | null) => {
  const language = location.pathname.split('/')[1] ?? '';
  const i18n = await loadLanguage(isLanguage(language) ? language : 'de', 'site');
  root ??= place();
  root.render(trouble ? <I18nProvider i18n={i18n}>{notices[trouble]}</I18nProvider> : null);
};

const notices = {
  replaced: (
    <Notice
      tone="error"
      action={
        <Button onPress={() => location.reload()}>
          <Trans>Neu laden</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          In einem anderen Fenster läuft eine neue Version. Dieses Fenster speichert nichts mehr: Bitte laden Sie es
          neu.
        </Trans>
      </p>
    </Notice>
  ),
  blocked: (
    <Notice tone="error">
      <p>
        <Trans>Eine ältere Version ist noch offen. Bitte schließen Sie alle anderen Fenster dieser Seite.</Trans>
      </p>
    </Notice>
  ),
} satisfies Record<VersionTrouble, ReactNode>;
