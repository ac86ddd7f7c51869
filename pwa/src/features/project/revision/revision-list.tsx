import type { Part } from '@knotenblech/shared/parts/part.ts';
import type { PartChoice } from '@knotenblech/shared/parts/part-choice.record.ts';
import type { RevisionRow, RowKind } from '@knotenblech/shared/revisions/match-revision.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Fold } from '../../../ui/layout/fold.tsx';
import { StateChip } from '../../../ui/signals/state-chip.tsx';
import { GivenName } from '../../../ui/words/given-name.tsx';
import type { ProjectSource } from '../open/project-source.ts';
import { differenceWords, keptWords } from './difference-words.ts';
import { OverlayDrawing } from './overlay-drawing.tsx';
import styles from './revision.module.css';
import { Delta } from './revision-summary.tsx';
import type { ShownRevision } from './use-revision.ts';

type RevisionListProps = { shown: ShownRevision; was: ProjectSource; isOldOrdered: boolean };

type Listed = { row: RevisionRow; place: number };

/** All parts by what became of them; what is the same is folded. */
export const RevisionList = ({ shown, was, isOldOrdered }: RevisionListProps) => {
  const listed = shown.revision.rows.map((row, place): Listed => ({ row, place }));
  const of = (...kinds: RowKind[]) => listed.filter(({ row }) => kinds.includes(row.kind));
  const around = { shown, choices: new Map(was.partChoices.map((choice) => [choice.index, choice])), isOldOrdered };
  return (
    <>
      <Group title={<Trans>Geändert</Trans>} rows={of('changed', 'quantity')} {...around} />
      <Group title={<Trans>Neu</Trans>} rows={of('new')} {...around} />
      <Group title={<Trans>Entfallen</Trans>} rows={of('gone')} {...around} />
      <Folded title={<Trans>Nur umbenannt oder anders nummeriert</Trans>} rows={of('renumbered')} {...around} />
      <Folded title={<Trans>Gleich geblieben</Trans>} rows={of('same')} {...around} />
    </>
  );
};

type Around = { shown: ShownRevision; choices: ReadonlyMap<number, PartChoice>; isOldOrdered: boolean };

type GroupProps = Around & { title: ReactNode; rows: readonly Listed[] };

const Group = ({ title, rows, ...around }: GroupProps) =>
  rows.length === 0 ? null : (
    <section className={styles.group}>
      <h2>
        {title} <span className={styles.count}>{formatCount(rows.length)}</span>
      </h2>
      <Rows rows={rows} {...around} />
    </section>
  );

const Folded = ({ title, rows, ...around }: GroupProps) =>
  rows.length === 0 ? null : (
    <Fold title={title} count={rows.length}>
      <Rows rows={rows} {...around} />
    </Fold>
  );

const atOnce = 50;

const Rows = ({ rows, ...around }: Omit<GroupProps, 'title'>) => {
  const [shownCount, setShownCount] = useState(atOnce);
  const more = rows.length - shownCount;
  return (
    <>
      <ul className={styles.rows}>
        {rows.slice(0, shownCount).map((each) => (
          <Row key={each.place} {...each} {...around} />
        ))}
      </ul>
      {more > 0 ? (
        <Button tone="quiet" onPress={() => setShownCount(shownCount + atOnce)}>
          <Plural value={more} one="# weiteres zeigen" other="# weitere zeigen" />
        </Button>
      ) : null}
    </>
  );
};

const Row = ({ row, place, shown, choices, isOldOrdered }: Listed & Around) => {
  const { i18n } = useLingui();
  const { kind, was, now, differences, shapes } = row;
  const [part] = now.length > 0 ? now : was;
  const cents = (shown.price?.rows.get(place) ?? []).reduce((sum, cause) => sum + cause.cents, 0);
  const kept = keptWords(i18n, row, { choices, pairs: shown.pairs.parts });
  const pieces =
    now.length > 0
      ? now.reduce((sum, { index, quantity }) => sum + (shown.quantityAt.get(index) ?? quantity), 0)
      : piecesOf(was);
  if (!part) return null;
  const isDrawn = kind === 'changed' && shapes.was && shapes.now && isAboutShape(row);
  return (
    <li className={`${styles.row} ${isDrawn ? styles.drawn : ''}`}>
      <div className={styles.words}>
        <p className={styles.head}>
          <Icon name={kindIcons[kind]} />
          <strong className={styles.name}>
            <GivenName>{part.name === '' ? '–' : part.name}</GivenName>
          </strong>
          <span className={styles.number}>{part.facts.drawingNumber}</span>
          <span className={styles.number}>
            <Plural value={pieces} one="# Stück" other="# Stück" />
          </span>
          {isOldOrdered && was.some(({ isTaken }) => isTaken) ? (
            <StateChip tone="active">
              <Trans>bereits bestellt: {formatCount(piecesOf(was))}</Trans>
            </StateChip>
          ) : null}
          {cents === 0 ? null : <Delta cents={cents} />}
        </p>
        {differences.length > 0 ? (
          <ol className={styles.differences}>
            {differences.map((difference, at) => (
              <li key={at}>{differenceWords(i18n, difference)}</li>
            ))}
          </ol>
        ) : null}
        <Instead row={row} shown={shown} />
        {kept.kept === '' ? null : (
          <p className={styles.kept}>
            <Icon name="check" /> <Trans>Bleibt: {kept.kept}</Trans>
          </p>
        )}
        {kept.dropped === '' ? null : (
          <p className={styles.kept}>
            <Icon name="warn" /> <Trans>Bitte neu wählen: {kept.dropped}</Trans>
          </p>
        )}
      </div>
      {isDrawn && shapes.was && shapes.now ? (
        <figure className={styles.figure}>
          <OverlayDrawing was={shapes.was} now={shapes.now} differences={differences} />
          <figcaption>
            <span className={styles.keyOld}>
              <Trans>alt</Trans>
            </span>
            <span className={styles.keyNew}>
              <Trans>neu</Trans>
            </span>
          </figcaption>
        </figure>
      ) : null}
    </li>
  );
};

const kindIcons = {
  changed: 'edit',
  quantity: 'edit',
  new: 'plus',
  gone: 'minus',
  renumbered: 'check',
  same: 'check',
} as const satisfies Record<RowKind, string>;

const piecesOf = (parts: readonly Part[]) => parts.reduce((sum, { quantity }) => sum + quantity, 0);

const aboutStatements = new Set(['number', 'name', 'grade', 'surface', 'quantity']);

const isAboutShape = ({ differences }: RevisionRow) => differences.some(({ kind }) => !aboutStatements.has(kind));

/** Of a part that is new or gone: the one on the other side that it may be instead of. */
const Instead = ({ row: { kind, insteadOf }, shown }: { row: RevisionRow; shown: ShownRevision }) => {
  if (insteadOf === null) return null;
  const side = kind === 'new' ? 'was' : 'now';
  const other = shown.revision.rows.flatMap((row) => row[side]).find(({ index }) => index === insteadOf);
  if (!other) return null;
  return (
    <p className={styles.kept}>
      {kind === 'new' ? <Trans>Vielleicht statt „{other.name}“</Trans> : <Trans>Vielleicht jetzt „{other.name}“</Trans>}
    </p>
  );
};
