import { specificityOptions } from '@knotenblech/shared/parts/materials/missing-specs.ts';
import type { Stock } from '@knotenblech/shared/parts/materials/stock-of.ts';
import type { Specificity } from '@knotenblech/shared/prices/tariff-stock.schema.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { specificityWords } from '../../../../i18n/words/part-labels.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import { offeredGrades } from '../../choices/offered-grades.ts';
import { useProject } from '../../open/project-context.tsx';
import styles from '../assistant.module.css';

/** Parts of one stock, and what is asked of them. */
export type SpecRow = {
  key: string;
  name: string;
  stock: Stock;
  partIndexes: readonly number[];
  pieceCount: number;
  asksMaterial: boolean;
  asksSpecificity: boolean;
  grade: string | null;
  specificity: Specificity | null;
  proposal: { grade: string | null; specificity: Specificity } | null;
};

export type SpecChange = { grade?: string; specificity?: Specificity };

type SpecRowsProps = { rows: readonly SpecRow[]; onChange: (row: SpecRow, change: SpecChange) => void };

/** One row for each stock: its material and how it was made, as far as they are asked. */
export const SpecRows = ({ rows, onChange }: SpecRowsProps) => {
  const { t, i18n } = useLingui();
  const { source } = useProject();
  return (
    <ul className={styles.specs}>
      {rows.map((row) => (
        <li key={row.key} className={styles.spec}>
          <div className={styles.specName}>
            <strong>{row.name}</strong>
            <span className={styles.note}>
              <Plural value={row.pieceCount} one="# Teil" other="# Teile" />
              {row.proposal ? (
                <>
                  {' · '}
                  <Trans>Vorschlag:</Trans> {proposalWords(row, (each) => i18n._(specificityWords[each]))}
                </>
              ) : null}
            </span>
          </div>
          {row.asksMaterial ? (
            <Select
              label={t`Stahlsorte von ${row.name}`}
              choices={offeredGrades(source, row.stock).map((grade) => ({ value: grade, label: grade }))}
              value={row.grade}
              placeholder={t`Stahlsorte wählen`}
              onChange={(grade) => onChange(row, { grade })}
            />
          ) : null}
          {row.asksSpecificity ? (
            <Select
              label={t`Herstellung von ${row.name}`}
              choices={specificityOptions.map(({ specificity }) => ({
                value: specificity,
                label: i18n._(specificityWords[specificity]),
              }))}
              value={row.specificity}
              placeholder={t`Herstellung wählen`}
              onChange={(specificity) => onChange(row, { specificity })}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
};

const proposalWords = ({ proposal, asksMaterial, asksSpecificity }: SpecRow, wordOf: (each: Specificity) => string) =>
  [asksMaterial ? proposal?.grade : null, asksSpecificity && proposal ? wordOf(proposal.specificity) : null]
    .filter((word) => typeof word === 'string')
    .join(', ');

/** Takes over what is proposed for a row, as far as it is asked. */
export const proposedFor = ({ proposal, asksMaterial, asksSpecificity }: SpecRow): SpecChange => ({
  ...(asksMaterial && proposal?.grade ? { grade: proposal.grade } : {}),
  ...(asksSpecificity && proposal ? { specificity: proposal.specificity } : {}),
});
