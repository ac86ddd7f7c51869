import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { Cell, GroupRow, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import { useProject } from '../../open/project-context.tsx';
import { largestOf } from '../../price-details/price-figures.ts';
import styles from '../costs.module.css';
import { useCosts } from '../costs-context.tsx';
import { type FactorField, factorsDraftOf, readFactorsDraft } from '../own/drafts.ts';
import { OwnField } from '../own/own-field.tsx';
import { CostsDialog } from './costs-dialog.tsx';

/** Factors, handling and shipping data of the whole project. */
export const FactorsPopup = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { costs } = useCosts();
  if (!costs) {
    return (
      <Dialog title={t`Faktoren und Versand`} onClose={onClose}>
        <Spinner />
      </Dialog>
    );
  }
  return <FactorsForm onClose={onClose} />;
};

const FactorsForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { costs } = useCosts();
  const { sums, parts } = useProject().figures;
  const largestMm = useMemo(() => largestOf(parts), [parts]);
  const [initial] = useState(() => factorsDraftOf(costs?.ownFactors ?? null));
  const [draft, setDraft] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const { factors, wrong } = readFactorsDraft(draft);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const usual = costs?.usualFactors ?? { work: 1, material: 1, flat: 1 };
  const number = (value: number, least: number, most = 4) => germanNumber(value, least, most);
  const blocks: { title: string; lines: [FactorField, string, string, string][] }[] = [
    {
      title: t`Faktoren`,
      lines: [
        ['factorWork', t`Arbeit`, '×', number(usual.work, 2)],
        ['factorMaterial', t`Material`, '×', number(usual.material, 2)],
        ['factorFlatRate', t`Rüsten`, '×', number(usual.flat, 2)],
      ],
    },
    {
      title: t`Versand`,
      lines: [
        ['customWeight', t`Gewicht`, 'kg', number(sums.netWeightG / 1000, 3, 3)],
        ['customLength', t`Länge`, 'mm', number(largestMm.x, 2)],
        ['customWidth', t`Breite`, 'mm', number(largestMm.y, 2)],
        ['customHeight', t`Höhe`, 'mm', number(largestMm.z, 2)],
        ['handlingFlatRate', t`Handling und Verpackung`, '€', number(0, 2)],
      ],
    },
  ];
  return (
    <CostsDialog
      title={<Trans>Faktoren und Versand</Trans>}
      changes={isDirty && wrong.size === 0 ? [{ kind: 'factors', factors }] : null}
      isDirty={isDirty}
      words={t`Faktoren und Versand gesetzt.`}
      check={() => {
        setTried(true);
        return wrong.size === 0;
      }}
      onNext={null}
      onClose={onClose}
    >
      <div className={styles.wide}>
        <Table caption={t`Faktoren und Versand`} isStacked>
          <thead>
            <tr>
              <HeaderCell isFirst>{t`Wert`}</HeaderCell>
              <HeaderCell isNumeric>{t({ message: 'Standard', context: 'Kosten' })}</HeaderCell>
              <HeaderCell isNumeric>{t`Eigener Wert`}</HeaderCell>
            </tr>
          </thead>
          {blocks.map(({ title, lines }) => (
            <tbody key={title}>
              <GroupRow columnCount={3}>{title}</GroupRow>
              {lines.map(([field, label, unit, standard]) => (
                <tr key={field}>
                  <Cell isFirst>{label}</Cell>
                  <Cell isNumeric label={t({ message: 'Standard', context: 'Kosten' })}>
                    <span>
                      {standard} <span className={styles.unit}>{unit}</span>
                    </span>
                  </Cell>
                  <Cell isNumeric label={t`Eigener Wert`}>
                    <OwnField
                      label={`${title}: ${label}`}
                      unit={unit}
                      kind="value"
                      value={draft[field]}
                      standard={standard}
                      isWrong={wasTried && wrong.has(field)}
                      isFirst={field === 'factorWork'}
                      onChange={(typed) => setDraft({ ...draft, [field]: typed })}
                    />
                  </Cell>
                </tr>
              ))}
            </tbody>
          ))}
        </Table>
      </div>
      <p className={styles.hint}>
        <Trans>Leer oder 0 heißt Standard. Handling ist Einkauf, der Faktor Rüsten kommt dazu.</Trans>
      </p>
    </CostsDialog>
  );
};
