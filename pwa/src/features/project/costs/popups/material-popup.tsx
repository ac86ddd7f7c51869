import type { CostChange } from '@knotenblech/shared/api/projects/cost-view-calls.ts';
import type { CustomMaterialCosts } from '@knotenblech/shared/prices/details/custom-costs.ts';
import { materialCostOf } from '@knotenblech/shared/prices/details/own-costs.ts';
import type { PiecePriceData } from '@knotenblech/shared/prices/details/price-data-schema.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Dialog } from '../../../../ui/layout/dialog.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/layout/table.tsx';
import { Spinner } from '../../../../ui/signals/spinner.tsx';
import type { CostPiece } from '../cost-rows.ts';
import styles from '../costs.module.css';
import { useCosts, usePieceCosts } from '../costs-context.tsx';
import { type MaterialField, materialDraftOf, readMaterialDraft } from '../own/drafts.ts';
import { OwnField } from '../own/own-field.tsx';
import { useOpenCosts } from '../use-open-costs.ts';
import { CostsDialog, NoPieces, SeveralWords } from './costs-dialog.tsx';
import { usePopupPieces } from './use-popup-pieces.ts';

type MaterialPopupProps = { places: string | undefined; onClose: () => void };

/** Material requirement of one part, or what is set of it for several. */
export const MaterialPopup = ({ places, onClose }: MaterialPopupProps) => {
  const { t } = useLingui();
  const parts = usePopupPieces(places).filter(({ kind }) => kind === 'part');
  const [part] = parts;
  if (!part) return <NoPieces title={t`Materialbedarf`} onClose={onClose} />;
  if (parts.length === 1) return <OnePart key={part.key} part={part} onClose={onClose} />;
  return <MaterialForm key={places} parts={parts} material={null} own={null} onClose={onClose} />;
};

const OnePart = ({ part, onClose }: { part: CostPiece; onClose: () => void }) => {
  const { t } = useLingui();
  const { data } = usePieceCosts(part.id);
  if (!data) {
    return (
      <Dialog title={t`Materialbedarf`} onClose={onClose} size="wide">
        <Spinner />
      </Dialog>
    );
  }
  const { priceData } = data;
  if (!priceData?.materialCosts) return <NoPieces title={t`Materialbedarf`} onClose={onClose} />;
  return (
    <MaterialForm
      parts={[part]}
      material={priceData.materialCosts}
      own={priceData.customMaterialCosts}
      onClose={onClose}
    />
  );
};

type MaterialFormProps = {
  parts: readonly CostPiece[];
  /** The standard; null where several parts have each their own. */
  material: PiecePriceData['materialCosts'];
  own: CustomMaterialCosts | null;
  onClose: () => void;
};

const MaterialForm = ({ parts, material, own, onClose }: MaterialFormProps) => {
  const { t } = useLingui();
  const { pieces } = useCosts();
  const openCosts = useOpenCosts();
  const [initial] = useState(() => materialDraftOf(own));
  const [draft, setDraft] = useState(initial);
  const [wasTried, setTried] = useState(false);
  const { costs, wrong } = readMaterialDraft(draft);
  const isDirty = JSON.stringify(draft) !== JSON.stringify(initial);
  const change: CostChange = {
    kind: 'material',
    pieceIds: parts.map(({ id }) => id),
    costs,
    keepsOthers: parts.length > 1,
  };
  const [part] = parts;
  const next =
    parts.length === 1
      ? pieces.slice(pieces.findIndex(({ key }) => key === part?.key) + 1).find(({ kind }) => kind === 'part')
      : undefined;
  const field = (name: MaterialField, label: string, standard: number, decimals: number) => (
    <OwnField
      label={t`Eigener Wert: ${label}`}
      kind={name.startsWith('setup') ? 'flat' : 'value'}
      value={draft[name]}
      standard={material ? germanNumber(standard, decimals, 4) : ''}
      isWrong={wasTried && wrong.has(name)}
      isFirst={name === 'pricePerUnit'}
      onChange={(typed) => setDraft({ ...draft, [name]: typed })}
    />
  );
  const columns = ['€/kg', t`kg mit Verschnitt`, t`Rüsten je Position €`, t`Rüsten je Stück €`] as const;
  const sum = (set: CustomMaterialCosts | null) => {
    if (!material) return null;
    const cost = materialCostOf(material, set, part?.quantity ?? 1);
    return (
      <>
        <Cell isNumeric label={t`je Stück €`}>
          <strong>{germanNumber(cost.pieceEur, 2, 4)}</strong>
        </Cell>
        <Cell isNumeric label={t`Position €`}>
          {germanNumber(cost.positionEur, 2)}
        </Cell>
      </>
    );
  };
  return (
    <CostsDialog
      title={
        parts.length === 1 ? (
          <Trans>Materialbedarf: {part?.name}</Trans>
        ) : (
          <Plural value={parts.length} one="Materialbedarf: # Teil" other="Materialbedarf: # Teile" />
        )
      }
      changes={isDirty && wrong.size === 0 ? [change] : null}
      isDirty={isDirty}
      words={t`Material gesetzt.`}
      check={() => {
        setTried(true);
        return wrong.size === 0;
      }}
      onNext={next ? () => openCosts.material([next], { replace: true }) : null}
      onClose={onClose}
    >
      {parts.length > 1 ? <SeveralWords pieces={parts} /> : null}
      <Table caption={t`Materialbedarf`} isStacked>
        <thead>
          <tr>
            <HeaderCell isFirst>
              <span className="visually-hidden">{t`Wert`}</span>
            </HeaderCell>
            {columns.map((column) => (
              <HeaderCell key={column} isNumeric>
                {column}
              </HeaderCell>
            ))}
            {material ? (
              <>
                <HeaderCell isNumeric>{t`je Stück €`}</HeaderCell>
                <HeaderCell isNumeric>{t`Position €`}</HeaderCell>
              </>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {material ? (
            <tr>
              <Cell isFirst>{t({ message: 'Standard', context: 'Kosten' })}</Cell>
              <Cell isNumeric label={columns[0]}>
                {germanNumber(material.costsPerUnit, 2, 4)}
              </Cell>
              <Cell isNumeric label={columns[1]}>
                {germanNumber(material.baseValueWithWaste, 3)}
              </Cell>
              <Cell isNumeric label={columns[2]}>
                {germanNumber(material.setupCostsPerPos, 2)}
              </Cell>
              <Cell isNumeric label={columns[3]}>
                {germanNumber(material.setupCostsPerPart, 2)}
              </Cell>
              {sum(null)}
            </tr>
          ) : null}
          <tr>
            <Cell isFirst>{t`Eigener`}</Cell>
            <Cell isNumeric label={columns[0]}>
              {field('pricePerUnit', columns[0], material?.costsPerUnit ?? 0, 2)}
            </Cell>
            <Cell isNumeric label={columns[1]}>
              {field('valueWithWaste', columns[1], material?.baseValueWithWaste ?? 0, 3)}
            </Cell>
            <Cell isNumeric label={columns[2]}>
              {field('setupCostsPerPos', columns[2], material?.setupCostsPerPos ?? 0, 2)}
            </Cell>
            <Cell isNumeric label={columns[3]}>
              {field('setupCostsPerPart', columns[3], material?.setupCostsPerPart ?? 0, 2)}
            </Cell>
            {sum(costs)}
          </tr>
        </tbody>
      </Table>
      <p className={styles.hint}>
        {material ? (
          <>
            <Trans>Nettogewicht {germanNumber(material.baseValue, 3)} kg.</Trans>{' '}
          </>
        ) : null}
        <Trans>Leer oder 0 heißt Standard.</Trans>
      </p>
    </CostsDialog>
  );
};
