import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportedWork, WorkFileFault } from '../../../device/unsent-work/work-file.ts';
import { errorMessage } from '../../../i18n/words/error-messages.ts';
import { totalOf } from '../../../sync/outbox/count-work.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { WorkText } from '../../orders/public/state/work-text.tsx';

const faultWords = {
  not_a_work_file: msg`Das ist keine Datei mit gesicherter Arbeit. Ihr Name trägt Tag und Uhrzeit und endet auf .knbwork.`,
  newer_version: msg`Eine neuere Fassung der App hat diese Datei geschrieben. Laden Sie die App auf diesem Gerät neu und lesen Sie die Datei dann ein.`,
  cut_off: msg`Die Datei ist unvollständig, ihr Ende fehlt. Kopieren Sie sie noch einmal vom anderen Gerät.`,
  altered: msg`Die Datei ist beschädigt: Ihr Inhalt stimmt nicht mit der Prüfsumme überein. Kopieren Sie sie noch einmal vom anderen Gerät.`,
  other_user: msg`Diese Arbeit gehört zu einem anderen Benutzerkonto. Nur wer sie gesichert hat, kann sie einlesen.`,
  other_key: msg`Der Schlüssel Ihres Kontos öffnet diese Datei nicht. Verbinden Sie das Gerät mit dem Netz und versuchen Sie es noch einmal.`,
} satisfies Record<WorkFileFault, unknown>;

const isFileFault = (fault: WorkFileFault | ErrorCode): fault is WorkFileFault => fault in faultWords;

const wordsOf = (i18n: I18n, fault: WorkFileFault | ErrorCode) =>
  isFileFault(fault) ? i18n._(faultWords[fault]) : errorMessage(i18n, fault);

/** What came of reading a file with saved work. */
export const ReadWorkNotice = ({ read }: { read: ImportedWork | { ok: false; fault: ErrorCode } }) => {
  const { i18n } = useLingui();
  if (!read.ok)
    return (
      <Notice tone="error" title={<Trans>Nichts wurde eingelesen.</Trans>}>
        <p>{wordsOf(i18n, read.fault)}</p>
      </Notice>
    );
  const { added, known } = read;
  const isAnyAdded = totalOf(added) > 0;
  return (
    <div role="status">
      <Notice
        tone="good"
        title={
          isAnyAdded ? (
            <Trans>
              <WorkText work={added} /> eingelesen.
            </Trans>
          ) : (
            <Trans>Alles aus dieser Datei kennt dieses Gerät schon.</Trans>
          )
        }
      >
        {known > 0 && isAnyAdded ? (
          <p>
            <Plural
              value={known}
              one="# weitere kannte dieses Gerät schon; sie gilt einmal."
              other="# weitere kannte dieses Gerät schon; sie gelten einmal."
            />
          </p>
        ) : null}
      </Notice>
    </div>
  );
};
