import type { DrawingUnit } from '@knotenblech/shared/files/dxf/content/units.ts';
import type { DrawingAnswers } from '@knotenblech/shared/files/dxf/drawing-answers.ts';
import {
  type AskedPart,
  answersOf,
  type DrawingQuestions,
  type Filled,
  proposedGrade,
  shownParts,
  sizeIn,
} from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCatalogue } from '../../../../sync/hooks/use-catalogue.ts';
import { MeasureField } from '../../../../ui/fields/measure-field.tsx';
import { RadioCards } from '../../../../ui/fields/radio-cards.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { formatCount } from '../../../../ui/figures/format-figure.ts';
import { FormDialog } from '../../../../ui/forms/form-dialog.tsx';
import { useUnsavedGuard } from '../../../../ui/forms/use-unsaved-guard.ts';
import { GivenName } from '../../../../ui/words/given-name.tsx';
import styles from './drawing-dialog.module.css';

type DrawingDialogProps = {
  questions: DrawingQuestions;
  onAnswer: (answers: DrawingAnswers) => void;
  onClose: () => void;
};

/** What its user filled in; of the grade nothing yet: it is the proposed one. */
type Own = Omit<Filled, 'grade'> & { grade?: string | null };

const nothing: Own = { unit: null, thicknessMm: Number.NaN, parts: {} };

/** Asks in one step what a drawing leaves open: its unit, and of all its parts or of single ones thickness, grade and quantity. */
export const DrawingDialog = ({ questions, onAnswer, onClose }: DrawingDialogProps) => {
  const grades = useCatalogue()?.grades.map(({ grade }) => grade) ?? [];
  const proposed = proposedGrade(questions, grades);
  const [own, setOwn] = useState<Own>(nothing);
  const filled: Filled = { ...own, grade: own.grade === undefined ? proposed : own.grade };
  const guard = useUnsavedGuard(own !== nothing);
  const { likelyUnit } = questions;
  const change = (changed: Partial<Filled>) => setOwn({ ...own, ...changed });
  const isUnitOpen = likelyUnit !== null && filled.unit === null;
  const save = () => {
    if (isUnitOpen) return;
    guard.release();
    onAnswer(answersOf(questions, filled));
  };
  return (
    <FormDialog
      title={<Trans>Angaben zur Zeichnung</Trans>}
      guard={guard}
      onClose={onClose}
      onSave={save}
      saveWords={<Trans>Angaben übernehmen</Trans>}
      isDisabled={isUnitOpen}
      size="wide"
      hasNoRoute
    >
      {likelyUnit === null ? null : (
        <UnitField questions={questions} value={filled.unit} onChange={(unit) => change({ unit })} />
      )}
      <ForAll questions={questions} filled={filled} grades={grades} proposed={proposed} onChange={change} />
      <PartRows questions={questions} filled={filled} onChange={(parts) => change({ parts })} />
      <p className={styles.hint}>
        <Trans>Ein Teil ohne Dicke kommt auf Anfrage.</Trans>
      </p>
    </FormDialog>
  );
};

type FieldsProps = { questions: DrawingQuestions; filled: Filled; onChange: (changed: Partial<Filled>) => void };

type ForAllProps = FieldsProps & { grades: readonly string[]; proposed: string | null };

/** The choice that leaves the grade open. */
const later = 'later';

const thicknessBounds = [0.5, 300] as const;

/** What holds for every part that nothing else is said of. */
const ForAll = ({ questions: { parts }, filled, grades, proposed, onChange }: ForAllProps) => {
  const { t } = useLingui();
  const isOne = parts.length === 1;
  return (
    <div className={styles.all}>
      <MeasureField
        label={isOne ? t`Dicke` : t`Dicke für alle`}
        unit="mm"
        value={filled.thicknessMm}
        bounds={thicknessBounds}
        isOptional
        onChange={(thicknessMm) => onChange({ thicknessMm })}
      />
      {parts.some(({ grade }) => grade === null) ? (
        <Select
          label={isOne ? t`Stahlsorte` : t`Stahlsorte für alle`}
          choices={[
            ...grades.map((grade) => ({
              value: grade,
              label: grade === proposed ? t`${grade}, unser Vorschlag` : grade,
            })),
            { value: later, label: t`später wählen` },
          ]}
          value={filled.grade ?? later}
          onChange={(grade) => onChange({ grade: grade === later ? null : grade })}
        />
      ) : null}
    </div>
  );
};

const largestOf = (parts: readonly AskedPart[]): AskedPart | undefined =>
  parts.toSorted((a, b) => b.size[0] * b.size[1] - a.size[0] * a.size[1])[0];

const sizeWords = (part: AskedPart, unit: DrawingUnit | null): string =>
  `${sizeIn(part, unit)
    .map((mm) => formatCount(Math.max(1, Math.round(mm))))
    .join(' × ')} mm`;

type UnitFieldProps = {
  questions: DrawingQuestions;
  value: DrawingUnit | null;
  onChange: (unit: DrawingUnit) => void;
};

/** The unit of the drawing, each with the size that its largest part then has. */
const UnitField = ({ questions: { parts, likelyUnit }, value, onChange }: UnitFieldProps) => {
  const { t } = useLingui();
  const largest = largestOf(parts);
  const names: Record<DrawingUnit, string> = {
    mm: t`Millimeter`,
    cm: t`Zentimeter`,
    m: t`Meter`,
    in: t`Zoll`,
  };
  const units: readonly DrawingUnit[] = ['mm', 'cm', 'm', 'in'];
  return (
    <RadioCards
      label={t`In welcher Einheit ist gezeichnet? Das größte Teil wäre dann`}
      cards={units.map((unit) => ({
        value: unit,
        title: names[unit],
        note: unit === likelyUnit ? <Trans>passt am besten</Trans> : null,
        aside: largest ? sizeWords(largest, unit) : null,
      }))}
      value={value}
      onChange={onChange}
    />
  );
};

type PartRowsProps = {
  questions: DrawingQuestions;
  filled: Filled;
  onChange: (parts: Filled['parts']) => void;
};

const PartRows = ({ questions: { parts, likelyUnit }, filled, onChange }: PartRowsProps) => {
  const unit = likelyUnit === null ? null : (filled.unit ?? likelyUnit);
  const rest = parts.length - shownParts;
  return (
    <>
      <ul className={styles.rows}>
        {parts.slice(0, shownParts).map((part) => (
          <PartRow
            key={part.index}
            part={part}
            unit={unit}
            answers={filled.parts[part.index] ?? {}}
            isAlone={parts.length === 1}
            onChange={(answers) => onChange({ ...filled.parts, [part.index]: answers })}
          />
        ))}
      </ul>
      {rest > 0 ? (
        <p className={styles.hint}>
          <Plural
            value={rest}
            one="Für ein weiteres Teil gilt, was für alle angegeben ist."
            other="Für # weitere Teile gilt, was für alle angegeben ist."
          />
        </p>
      ) : null}
    </>
  );
};

type PartAnswers = Filled['parts'][number];

type PartRowProps = {
  part: AskedPart;
  unit: DrawingUnit | null;
  answers: PartAnswers;
  isAlone: boolean;
  onChange: (answers: PartAnswers) => void;
};

/** One outline with its size, and what differs from all others. */
const PartRow = ({ part, unit, answers, isAlone, onChange }: PartRowProps) => {
  const { t } = useLingui();
  const { name, thicknessMm, grade, quantity } = part;
  return (
    <li className={styles.row}>
      <OutlinePicture part={part} />
      <span className={styles.words}>
        <strong>
          <GivenName>{name}</GivenName>
        </strong>
        <span className={styles.hint}>
          {sizeWords(part, unit)}
          {grade === null ? '' : ` · ${grade}`}
        </span>
      </span>
      <span className={styles.fields}>
        {isAlone && thicknessMm === null ? null : (
          <MeasureField
            label={thicknessMm === null ? t`Andere Dicke` : t`Dicke`}
            unit="mm"
            value={answers.thicknessMm ?? thicknessMm ?? Number.NaN}
            bounds={thicknessBounds}
            isOptional
            onChange={(thickness) => onChange({ ...answers, thicknessMm: thickness })}
          />
        )}
        <MeasureField
          label={t`Stück`}
          value={answers.quantity ?? quantity}
          bounds={[1, 9999]}
          isWhole
          onChange={(count) => onChange({ ...answers, quantity: count })}
        />
      </span>
    </li>
  );
};

const OutlinePicture = ({ part: { picture, size } }: { part: AskedPart }) => {
  const [width, height] = size;
  const edge = Math.max(width, height) * 0.04;
  return (
    <svg
      className={styles.picture}
      viewBox={`${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}`}
      fillRule="evenodd"
      aria-hidden
    >
      <path d={picture} vectorEffect="non-scaling-stroke" />
    </svg>
  );
};
