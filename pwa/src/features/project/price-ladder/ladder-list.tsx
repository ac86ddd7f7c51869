import { type LadderRow, rowDifference } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import type { LadderShare } from '@knotenblech/shared/prices/ladder/price-ladder.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { formatCents, formatCount, formatEuro } from '../../../ui/figures/format-figure.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './ladder.module.css';

type LadderListProps = {
  rows: readonly LadderRow[];
  present: LadderRow;
  isWhole: boolean;
  mostQuantity: number;
  choose: ((quantity: number) => void) | null;
};

/** A row for each quantity: its price per piece as a bar in two tones, and on demand why it differs from the present one. */
export const LadderList = ({ rows, present, isWhole, mostQuantity, choose }: LadderListProps) => {
  const { t } = useLingui();
  const [open, setOpen] = useState<number | null>(
    () => rows.find((row) => row.quantity > present.quantity)?.quantity ?? null,
  );
  const most = Math.max(1, ...rows.map(barOf));
  return (
    <div>
      <p className={styles.legend} aria-hidden>
        <span className={styles.pieceKey}>{t`Material und Arbeit`}</span>
        <span className={styles.onceKey}>{t`Rüsten und Zuschläge`}</span>
      </p>
      <ul aria-label={isWhole ? t`Preis je Projekt` : t`Preis je Stück bei Menge`}>
        {rows.map((row) => (
          <li key={row.quantity} className={styles.row} aria-current={row.isPresent ? 'true' : undefined}>
            <Step
              row={row}
              most={most}
              isWhole={isWhole}
              onChoose={choose && row.quantity <= mostQuantity ? () => choose(row.quantity) : null}
            />
            {row.isPresent ? (
              <p className={styles.now}>{t`jetzt gewählt`}</p>
            ) : (
              <Why
                row={row}
                present={present}
                isWhole={isWhole}
                isOpen={open === row.quantity}
                onToggle={() => setOpen(open === row.quantity ? null : row.quantity)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

const onceShares = ['setup', 'projectCharge', 'surfaceMinimum'] as const;
const pieceShares = ['material', 'work', 'surface'] as const;
const sumOf = ({ shares }: LadderRow, names: readonly LadderShare[]) =>
  names.reduce((sum, name) => sum + Math.max(0, shares[name]), 0);
const barOf = (row: LadderRow) => sumOf(row, onceShares) + sumOf(row, pieceShares);

type StepProps = { row: LadderRow; most: number; isWhole: boolean; onChoose: (() => void) | null };

const Step = ({ row, most, isWhole, onChoose }: StepProps) => {
  const { t } = useLingui();
  const { quantity, pieces, eachCents, withProjectCents, priceCents, isPresent } = row;
  const percent = (names: readonly LadderShare[]) => `${(sumOf(row, names) / most) * 100}%`;
  const content = (
    <>
      <span className={styles.quantity}>
        {isWhole ? t`${formatCount(quantity)} ×` : t`${plural(quantity, { one: '# Stück', other: '# Stück' })}`}
        {pieces === quantity ? null : <small>{t`${formatCount(pieces)} im Projekt`}</small>}
      </span>
      <span className={styles.bar} aria-hidden>
        <span className={styles.piece} style={{ inlineSize: percent(pieceShares) }} />
        <span className={styles.once} style={{ inlineSize: percent(onceShares) }} />
      </span>
      <span className={styles.amounts}>
        <strong>
          {formatCents(eachCents)}
          <span className={styles.unit}>{isWhole ? t`\u00a0€ je Projekt` : t`\u00a0€ je Stück`}</span>
        </strong>
        <small>
          {withProjectCents === eachCents
            ? t`zusammen ${formatEuro(priceCents)}`
            : t`mit Zuschlägen ${formatEuro(withProjectCents)}`}
        </small>
      </span>
    </>
  );
  return onChoose ? (
    <button type="button" className={styles.step} aria-pressed={isPresent} onClick={onChoose}>
      {content}
    </button>
  ) : (
    <div className={styles.step}>{content}</div>
  );
};

const rounded = msg`nur gerundet`;

/** What each part of a difference is called, and why it differs. */
const shareWords: Record<LadderShare, { name: MessageDescriptor; why: MessageDescriptor }> = {
  setup: { name: msg`Rüsten`, why: msg`fällt einmal an, für alle Stücke` },
  material: { name: msg`Material`, why: rounded },
  work: { name: msg`Arbeit`, why: rounded },
  surface: { name: msg`Oberfläche`, why: msg`Preis je kg nach dem Gewicht im Projekt` },
  projectCharge: { name: msg`Zuschläge des Projekts`, why: msg`fallen einmal an, für das Projekt` },
  surfaceMinimum: { name: msg`Mindestbetrag der Oberfläche`, why: msg`bis der Mindestbetrag erreicht ist` },
  others: { name: msg`Andere Positionen`, why: msg`werden mit der Menge billiger oder teurer` },
};

const ofPosition: readonly LadderShare[] = ['setup', 'material', 'work', 'surface'];

type PartsProps = { row: LadderRow; present: LadderRow; isWhole: boolean };
type WhyProps = PartsProps & { isOpen: boolean; onToggle: () => void };

/** The difference of a piece to what it costs now, part by part; what the project pays beside it stands below its sum. */
const Why = ({ isOpen, onToggle, ...parts }: WhyProps) => {
  const { t } = useLingui();
  const id = useId();
  const { row, present } = parts;
  const less = present.eachCents - row.eachCents;
  const amount = formatEuro(Math.abs(less));
  const words = less === 0 ? t`gleich teuer` : less > 0 ? t`${amount} weniger` : t`${amount} mehr`;
  return (
    <div className={styles.why}>
      <button type="button" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
        <Trans>{words} – warum?</Trans>
        <Icon name={isOpen ? 'up' : 'down'} size={16} />
      </button>
      {isOpen ? <Parts id={id} {...parts} /> : <div id={id} hidden />}
    </div>
  );
};

const Parts = ({ id, row, present, isWhole }: PartsProps & { id: string }) => {
  const { t, i18n } = useLingui();
  const parts = rowDifference(present, row);
  const isIn = ({ share }: { share: LadderShare }) => ofPosition.includes(share);
  const [own, beside] = [parts.filter(isIn), parts.filter((part) => !isIn(part))];
  const withProject = row.withProjectCents - present.withProjectCents;
  const line = ({ share, cents }: { share: LadderShare; cents: number }) => (
    <Line
      key={share}
      words={i18n._(shareWords[share].name)}
      why={i18n._(Math.abs(cents) === 1 ? rounded : shareWords[share].why)}
      cents={cents}
    />
  );
  return (
    <dl id={id} className={styles.parts}>
      {own.map(line)}
      {isWhole ? beside.map(line) : null}
      <Line
        words={isWhole ? t`je Projekt zusammen` : t`je Stück zusammen`}
        cents={row.eachCents - present.eachCents}
        isSum
      />
      {isWhole || beside.length === 0 ? null : (
        <>
          {beside.map(line)}
          <Line words={t`mit Zuschlägen`} cents={withProject} isSum />
        </>
      )}
    </dl>
  );
};

type LineProps = { words: string; why?: string; cents: number; isSum?: boolean };

const Line = ({ words, why, cents, isSum = false }: LineProps) => (
  <div className={isSum ? styles.sum : styles.part}>
    <dt>
      {words}
      {why === undefined ? null : <small>{why}</small>}
    </dt>
    <dd>{`${cents > 0 ? '+' : ''}${formatEuro(cents)}`}</dd>
  </div>
);
