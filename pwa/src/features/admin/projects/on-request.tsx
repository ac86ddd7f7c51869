import type { RequestedProject } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import type { PictureSubject } from '@knotenblech/shared/exports/pictures/order-picture.ts';
import type { Remark } from '@knotenblech/shared/parts/part-facts.schema.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { formatDueTime } from '../../../ui/figures/format-time.ts';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { FileTile, isUnreadFile } from '../../project/public/file-tile.tsx';
import { ServerPicture } from '../../project/public/server-picture.tsx';
import styles from './price-requests.module.css';

type OnRequestProps = { project: Project; requested: RequestedProject };

/** The parts and welded assemblies without a price, each with its picture, its quantity and the reason. */
export const OnRequest = ({ project, requested }: OnRequestProps) => {
  const { t } = useLingui();
  const { partsOnRequest, partsOnRequestCount, assembliesOnRequest } = requested;
  const rest = partsOnRequestCount - partsOnRequest.length;
  if (partsOnRequestCount + assembliesOnRequest.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className={styles.parts} aria-label={t`Ohne Preis`} tabIndex={0}>
      <ul>
        {assembliesOnRequest.map((assembly) => (
          <Piece key={`assembly-${assembly.index}`} project={project} kind="assembly" {...assembly} />
        ))}
        {partsOnRequest.map((part) => (
          <Piece key={`part-${part.index}`} project={project} kind="part" {...part} />
        ))}
      </ul>
      {rest > 0 ? (
        <p>
          <Plural value={rest} one="und # weiteres Teil" other="und # weitere Teile" />
        </p>
      ) : null}
    </section>
  );
};

type PieceProps = {
  project: Project;
  kind: Exclude<PictureSubject['kind'], 'project'>;
  index: number;
  name: string;
  quantity: number;
  reasons: readonly Remark[];
};

/** Twice as many pixels as the picture is wide, for fine screens. */
const pictureWidthPx = 256;

const Piece = ({ project, kind, index, name, quantity, reasons }: PieceProps) => {
  const { t, i18n } = useLingui();
  return (
    <li className={styles.piece}>
      <span className={styles.picture}>
        {isUnreadFile(project) ? (
          <FileTile {...project} />
        ) : (
          <ServerPicture
            projectId={project.id}
            subject={{ kind, index }}
            changedAt={project.changedAt}
            widthPx={pictureWidthPx}
            label={t`Zeichnung von ${name}`}
          />
        )}
      </span>
      <span>
        <strong className={styles.name}>
          {formatCount(quantity)} × {name}
        </strong>
        <span className={styles.reasons}>{reasons.map((reason) => remarkText(i18n, reason)).join(' ')}</span>
      </span>
    </li>
  );
};

/** Until when a request is to be answered, or since when it is late. */
export const DueChip = ({ dueAt, isLate }: { dueAt: string; isLate: boolean }) => {
  const { i18n } = useLingui();
  return (
    <StateChip tone={isLate ? 'bad' : 'quiet'}>
      {isLate ? (
        <Trans>überfällig seit {formatDueTime(dueAt, i18n.locale)}</Trans>
      ) : (
        <Trans context="Frist">bis {formatDueTime(dueAt, i18n.locale)}</Trans>
      )}
    </StateChip>
  );
};
