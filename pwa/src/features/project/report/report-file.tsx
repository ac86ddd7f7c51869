import type { ReadingHead } from '@knotenblech/shared/files/document/reading.schema.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Notice } from '../../../ui/signals/notice.tsx';
import { FileContents } from '../public/file-contents.tsx';
import styles from './report-file.module.css';

const formatNames: Record<ReadingHead['format'], string> = { btlx: 'BTLx', stwx: 'STWX', nc1: 'NC1' };

/** The file in figures, and what was noticed about it as a whole. */
export const ReportFile = ({ head, fileName }: { head: ReadingHead; fileName: string }) => {
  const { i18n } = useLingui();
  return (
    <section className={styles.file}>
      <dl className={styles.figures}>
        <div>
          <dt>
            <Trans>Datei</Trans>
          </dt>
          <dd className={styles.text}>{fileName}</dd>
        </div>
        <div>
          <dt>
            <Trans>Format</Trans>
          </dt>
          <dd>{`${formatNames[head.format]} ${head.formatVersion}`}</dd>
        </div>
        {head.program === '' ? null : (
          <div>
            <dt>
              <Trans>Programm</Trans>
            </dt>
            <dd className={styles.text}>{head.program}</dd>
          </div>
        )}
        <div>
          <dt>
            <Trans>Positionen in der Datei</Trans>
          </dt>
          <dd>{formatCount(head.filePartCount)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Davon verschieden</Trans>
          </dt>
          <dd>{formatCount(head.positionCount)}</dd>
        </div>
      </dl>
      {head.findings.map((finding) => (
        <Notice key={JSON.stringify(finding)} tone="warn">
          {remarkText(i18n, finding)}
        </Notice>
      ))}
      <FileContents head={head} />
    </section>
  );
};
