import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { VersionProblem } from '../../../device/connection/connection-state.ts';
import { isLanguage } from '../../../i18n/languages.ts';
import { loadLanguage } from '../../../i18n/load-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './version-notice.module.css';

let root: Root | null = null;

const place = () => {
  const element = document.createElement('div');
  element.className = styles.place ?? '';
  document.body.append(element);
  return createRoot(element);
};

/** 'silent': the browser's storage does not answer; 'forbidden': it keeps nothing here. */
export type StorageProblem = 'silent' | 'forbidden';

/** Says beside whatever is on the screen, also before any screen is there, what is wrong with the storage below; null: nothing any more. */
export const showVersionNotice = async (trouble: VersionProblem | StorageProblem | null) => {
  const language = location.pathname.split('/')[1] ?? '';
  const i18n = await loadLanguage(isLanguage(language) ? language : 'de', 'site');
  root ??= place();
  root.render(trouble ? <I18nProvider i18n={i18n}>{notices[trouble]}</I18nProvider> : null);
};

const Reload = () => (
  <Button onPress={() => location.reload()}>
    <Trans>Neu laden</Trans>
  </Button>
);

const notices = {
  replaced: (
    <Notice tone="error" action={<Reload />}>
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
  silent: (
    <Notice tone="error" title={<Trans>Der Speicher dieses Browsers antwortet nicht.</Trans>} action={<Reload />}>
      <p>
        <Trans>
          Was Sie gespeichert haben, liegt weiter auf dem Gerät, auch Bestellungen, die noch warten; Neues wird gerade
          nicht gespeichert. Laden Sie die Seite neu; hilft das nicht, schließen Sie den Browser ganz und öffnen Sie ihn
          wieder.
        </Trans>
      </p>
    </Notice>
  ),
  forbidden: (
    <Notice
      tone="error"
      title={<Trans>Dieser Browser lässt die App nichts auf dem Gerät speichern.</Trans>}
      action={
        <>
          <Reload />
          <Button tone="quiet" onPress={() => void showVersionNotice(null)}>
            <Trans>Schließen</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          Ohne Speicher gehen Anmelden und Bestellen hier nicht. Öffnen Sie die Seite in einem gewöhnlichen Fenster,
          nicht in einem privaten, und erlauben Sie ihr in den Einstellungen des Browsers, Daten zu speichern.
        </Trans>
      </p>
    </Notice>
  ),
} satisfies Record<VersionProblem | StorageProblem, ReactNode>;
