import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useProject } from '../open/project-context.tsx';
import { ProjectMissingPrices } from '../price/price-bar.tsx';
import type { Selection } from '../selection.ts';
import styles from './ladder.module.css';
import { LadderList } from './ladder-list.tsx';
import { type ShownLadder, useLadder } from './use-ladder.ts';

type LadderDialogProps = { selection: Selection; onClose: () => void };

/** What a part, an assembly or the project costs at other quantities, and why; a tap sets the quantity. */
export const LadderDialog = ({ selection, onClose }: LadderDialogProps) => {
  const { t } = useLingui();
  const { figures, source } = useProject();
  const { part, assembly } = selection;
  const piece =
    (part === undefined ? undefined : figures.partAt.get(part)) ??
    (assembly === undefined ? undefined : figures.assemblyAt.get(assembly));
  const name = piece?.name ?? source.project.name;
  return (
    <Dialog
      title={piece ? t`Preis je Stück bei Menge: ${name}` : t`Mehrmals dieses Projekt: ${name}`}
      onClose={onClose}
      showsToasts
    >
      <Content selection={selection} onClose={onClose} />
    </Dialog>
  );
};

const Content = ({ selection, onClose }: LadderDialogProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { figures } = useProject();
  const [own, setOwn] = useState<number | null>(null);
  const ladder = useLadder(selection, own);
  if (!actor.seesPrices || !figures.pricing)
    return (
      <p>
        <Trans>Kein Preis sichtbar</Trans>
      </p>
    );
  if (ladder === undefined) return null;
  if (ladder === null) return <NoLadder />;
  const { subject, present, mostQuantity } = ladder;
  const isWhole = subject.kind === 'project';
  // Once all quantities are more, the project that it was is not the one that is shown.
  const choose = (quantity: number) => {
    ladder.choose?.(quantity);
    if (isWhole) onClose();
  };
  return (
    <div className={styles.content}>
      <Lead ladder={ladder} />
      {subject.kind === 'part' ? null : (
        <ProjectMissingPrices {...(subject.kind === 'assembly' && { within: subject.index })} />
      )}
      <LadderList
        rows={ladder.rows}
        present={present}
        isWhole={isWhole}
        mostQuantity={mostQuantity}
        choose={ladder.choose ? choose : null}
      />
      <NumberField
        label={isWhole ? t`Wie oft?` : t`Eigene Menge`}
        value={own ?? present.quantity}
        bounds={[1, mostQuantity]}
        onChange={setOwn}
      />
    </div>
  );
};

const Lead = ({ ladder: { subject, isGross, choose } }: { ladder: ShownLadder }) => (
  <p className={styles.lead}>
    {isGross ? <Trans>Mit USt. und Rüsten.</Trans> : <Trans>Netto, mit Rüsten.</Trans>}{' '}
    {subject.kind === 'project' ? (
      <Trans>Alle Mengen mal so viel, zusammen gefertigt.</Trans>
    ) : (
      <Trans>Alles andere im Projekt bleibt, wie es ist.</Trans>
    )}{' '}
    {choose ? <Trans>Tippen setzt die Menge.</Trans> : null}
  </p>
);

const NoLadder = () => {
  const { figures } = useProject();
  return (
    <p>
      {figures.effective?.calculated ? (
        <Trans>Der Preis ist vereinbart und gilt nur für diese Mengen.</Trans>
      ) : (
        <Trans>Hierfür gibt es noch keinen Preis.</Trans>
      )}
    </p>
  );
};
