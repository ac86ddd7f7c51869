import { aboveZero, type CustomProcessingCosts } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { type ProcessingCost, processingCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import type { Processing } from '@knotenblech/shared/prices/details/price-data-schema.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Cell, GroupRow, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import styles from '../costs.module.css';
import type { ProcessDraft, ProcessField } from '../own/drafts.ts';
import { OwnField } from '../own/own-field.tsx';

type ProcessTableProps = {
  /** null where several pieces have each their own. */
  standard: Processing | null;
  weightUnit: Processing['weightUnit'];
  draft: ProcessDraft;
  costs: CustomProcessingCosts;
  wrong: ReadonlySet<ProcessField>;
  onChange: (more: Partial<ProcessDraft>) => void;
};

type Line = {
  field: ProcessField & keyof Processing;
  label: string;
  unit: string;
  decimals: number;
  /** What one unit costs: a field of the first block, in the others its value. */
  rate: ReactNode;
};

/** Three blocks of a process, the same rows in each: time, weight, EUR; beside the standard the own value. */
export const ProcessTable = ({ standard, weightUnit, draft, costs, wrong, onChange }: ProcessTableProps) => {
  const { t } = useLingui();
  const weight = weightUnit === 'm2' ? 'm²' : 'kg';
  const columns = {
    unit: t`Einheit`,
    rate: t`Kosten je Einheit`,
    standard: t({ message: 'Standard', context: 'Kosten' }),
    own: t`Eigener Wert`,
  };
  const field = (name: ProcessField, label: string, { usual, unit }: { usual: string; unit?: string }) => (
    <OwnField
      label={label}
      unit={unit}
      kind={name.startsWith('flat') ? 'flat' : name === 'euroFactor' ? 'factor' : 'value'}
      value={draft[name]}
      standard={usual}
      isWrong={wrong.has(name)}
      isFirst={name === 'timeValue'}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  const perHour = aboveZero(costs.costsPerHour) ?? standard?.costsPerHour;
  const perKg = aboveZero(costs.costsPerKg) ?? standard?.costsPerKg;
  const formatted = (value: number | undefined, unit: string) =>
    value === undefined ? '–' : `${germanNumber(value, 2, 4)} ${unit}`;
  const lines = (fields: [ProcessField, ProcessField, ProcessField], rates: [ReactNode, ReactNode, ReactNode]) =>
    [
      { label: t`Zeit`, unit: 'min', decimals: 3 },
      { label: weightUnit === 'm2' ? t`Fläche` : t`Gewicht`, unit: weight, decimals: 3 },
      { label: t`Euro`, unit: '€', decimals: 2 },
    ].map((line, n) => ({ ...line, field: fields[n], rate: rates[n] }) as Line);
  const flatRates: [ReactNode, ReactNode, ReactNode] = [
    formatted(perHour, '€/h'),
    formatted(perKg, `€/${weight}`),
    '–',
  ];
  const blocks = [
    {
      title: t`Bearbeitung`,
      sum: 'pieceEur',
      lines: lines(
        ['timeValue', 'weightValue', 'priceValue'],
        [
          field('costsPerHour', t`Eigener Stundensatz`, { usual: usualOf(standard?.costsPerHour, 2), unit: '€/h' }),
          field('costsPerKg', t`Eigene Kosten je ${weight}`, {
            usual: usualOf(standard?.costsPerKg, 2),
            unit: `€/${weight}`,
          }),
          field('euroFactor', t`Eigener Faktor auf Euro`, { usual: '1', unit: '×' }),
        ],
      ),
    },
    {
      title: t`je Stück`,
      sum: 'flatPartEur',
      lines: lines(['flatRatePartMin', 'flatRatePartKg', 'flatRatePartEuro'], flatRates),
    },
    {
      title: t`je Position`,
      sum: 'flatPosEur',
      lines: lines(['flatRatePosMin', 'flatRatePosKg', 'flatRatePosEuro'], flatRates),
    },
  ] as const satisfies { title: string; sum: keyof ProcessingCost; lines: Line[] }[];
  const [usualCost, ownCost] = [
    standard && processingCostOf(standard, null),
    standard && processingCostOf(standard, costs),
  ];
  return (
    <Table caption={t`Pflege Kalkulation`} isStacked>
      <thead>
        <tr>
          <HeaderCell isFirst>{t`Pflege Kalkulation`}</HeaderCell>
          <HeaderCell>{columns.unit}</HeaderCell>
          <HeaderCell isNumeric>{columns.rate}</HeaderCell>
          <HeaderCell isNumeric>{columns.standard}</HeaderCell>
          <HeaderCell isNumeric>{columns.own}</HeaderCell>
        </tr>
      </thead>
      {blocks.map((block) => (
        <tbody key={block.sum}>
          <GroupRow columnCount={5}>
            <span className={styles.blockTitle}>
              {block.title}
              {usualCost && ownCost ? <BlockCost usual={usualCost[block.sum]} own={ownCost[block.sum]} /> : null}
            </span>
          </GroupRow>
          {block.lines.map((line) => (
            <tr key={line.field}>
              <Cell isFirst>{line.label}</Cell>
              <Cell label={columns.unit}>{line.unit}</Cell>
              <Cell isNumeric label={columns.rate}>
                {line.rate}
              </Cell>
              <Cell isNumeric label={columns.standard}>
                {standard ? germanNumber(standard[line.field], line.decimals) : '–'}
              </Cell>
              <Cell isNumeric label={columns.own}>
                {field(line.field, `${block.title}: ${line.label} (${line.unit})`, {
                  usual: usualOf(standard ? standard[line.field] : undefined, line.decimals),
                })}
              </Cell>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  );
};

const usualOf = (value: number | undefined, decimals: number) =>
  value === undefined ? '' : germanNumber(value, decimals, 4);

/** What a block comes to, by its standard and with what is typed. */
const BlockCost = ({ usual, own }: { usual: number; own: number }) => {
  const written = (eur: number) => germanNumber(eur, 2, 4);
  return (
    <span className={styles.blockCost}>
      {usual === own ? null : <span className={styles.was}>{written(usual)} → </span>}
      <strong>{written(own)}&nbsp;€</strong>
    </span>
  );
};
