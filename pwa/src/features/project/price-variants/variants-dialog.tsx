import { isColourChosen, surfaces } from '@knotenblech/shared/parts/finishes.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { centsEach } from '@knotenblech/shared/prices/ladder/ladder-rows.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { formatCents, formatCount } from '../../../ui/figures/format-figure.ts';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import { offerUndo, useProjectEdits } from '../open/use-project-edits.ts';
import type { Selection } from '../selection.ts';
import styles from './ladder.module.css';
import { Ladder, type LadderCell } from './ladder.tsx';
import { type ProjectVariant, partVariants, projectVariant, type Variant } from './part-variants.ts';

type VariantsDialogProps = { selection: Selection; onClose: () => void };

/** What the selected part costs in other quantities and surfaces, or the whole project; a tap chooses. */
export const VariantsDialog = ({ selection, onClose }: VariantsDialogProps) => {
  const { t } = useLingui();
  const { actor } = useShop();
  const { figures, source } = useProject();
  const part = selection.part === undefined ? undefined : figures.partAt.get(selection.part);
  const name = part?.name ?? source.project.name;
  return (
    <Dialog title={t`Varianten: ${name}`} onClose={onClose} size="wide">
      {!actor.seesPrices || !figures.pricing ? (
        <p>
          <Trans>Kein Preis sichtbar</Trans>
        </p>
      ) : part?.isTaken ? (
        <PartLadder part={part} />
      ) : (
        <ProjectLadder />
      )}
    </Dialog>
  );
};

/** The steps of the ladder by five surfaces of one part; choosing one sets both. */
const PartLadder = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { source, figures, areChoicesOpen } = useProject();
  const choose = useChooseVariant();
  const price = useShownPrice();
  /** Stays a step of the ladder: no column moves under a finger. */
  const [firstQuantity] = useState(part.quantitySingle);
  const { tariff } = source;
  const { pricing } = figures;
  const variants = useMemo(
    () => (tariff && pricing ? partVariants(part, { alsoQuantities: [firstQuantity], source, tariff, pricing }) : []),
    [part, firstQuantity, source, tariff, pricing],
  );
  if (!price) return null;
  const { toShownCents } = price;
  const cellOf = (variant: Variant): LadderCell => {
    const cents = variant.positionCents === null ? null : toShownCents(variant.positionCents);
    return {
      key: `${variant.quantitySingle}`,
      cents: cents === null ? null : centsEach(cents, variant.pieces),
      under: cents === null ? '' : t`${formatCents(cents)} €`,
      isChosen: variant.surface === part.surface && variant.quantitySingle === part.quantitySingle,
      onChoose: areChoicesOpen ? () => choose(part, variant) : null,
    };
  };
  const isInAssembly = part.quantity !== part.quantitySingle;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        <Trans>
          Preis je Stück mit seinem Anteil am Rüsten, darunter alle Stücke zusammen. Ohne Zuschläge des Projekts; Tippen
          wählt Menge und Oberfläche.
        </Trans>
      </p>
      <Ladder
        caption={t`Preis nach Menge und Oberfläche`}
        columns={(variants[0] ?? []).map(({ quantitySingle, pieces }) => ({
          key: `${quantitySingle}`,
          name: t`${plural(quantitySingle, { one: '# Stück', other: '# Stück' })}`,
          under: isInAssembly ? t`${formatCount(pieces)} im Projekt` : '',
        }))}
        rows={variants.map((row) => ({
          surface: row[0]?.surface ?? part.surface,
          ralNumber: row[0]?.surface === part.surface ? part.ralNumber : null,
          cells: row.map(cellOf),
        }))}
      />
    </div>
  );
};

/** The project in every surface; choosing a surface sets it. */
const ProjectLadder = () => {
  const { t } = useLingui();
  const { source, areChoicesOpen } = useProject();
  const { setProjectSurface } = useProjectEdits();
  const variants = useProjectVariants();
  const { project } = source;
  const price = useShownPrice();
  if (!price) return null;
  return (
    <div className={styles.content}>
      <p className={styles.lead}>
        {price.shownVatRate === null ? (
          <Trans>Das ganze Projekt netto, mit allen Zuschlägen.</Trans>
        ) : (
          <Trans>Das ganze Projekt mit USt. und allen Zuschlägen.</Trans>
        )}{' '}
        <Trans>Was eine eigene Oberfläche hat, behält sie; Tippen wählt die Oberfläche des Projekts.</Trans>
      </p>
      <Ladder
        caption={t`Preis des Projekts nach Oberfläche`}
        columns={[{ key: 'project', name: t`Projekt`, under: '' }]}
        rows={surfaces.map((surface, place) => {
          const variant = variants[place] ?? null;
          const isChosen = surface === project.surface;
          return {
            surface,
            ralNumber: isChosen ? project.ralNumber : null,
            isWaiting: variant === null,
            cells: [
              {
                key: 'project',
                cents: variant ? price.toShownCents(variant.netCents) : null,
                under: variant?.onRequest ? t`ohne Teile auf Anfrage` : '',
                isChosen,
                onChoose:
                  areChoicesOpen && variant ? () => setProjectSurface({ surface, ralNumber: variant.ralNumber }) : null,
              },
            ],
          };
        })}
      />
    </div>
  );
};

/** Sets quantity and surface of a part at once, with one way back for both. */
const useChooseVariant = () => {
  const { t } = useLingui();
  const { open, source } = useProject();
  const { id: projectId, surface: around } = source.project;
  const setBoth = async (part: Part, from: Chosen, to: Chosen) => {
    const args = { projectId, partIndex: part.index };
    const { surface, ralNumber, quantitySingle: quantity, isOwn: own } = to;
    const stored = await Promise.all([
      from.quantitySingle === quantity ||
        open.change('setPartQuantity', { ...args, quantity, was: from.quantitySingle }),
      from.surface === surface ||
        open.change('setPartSurface', { ...args, surface, ralNumber, own, was: from.surface }),
    ]);
    return stored.every(Boolean);
  };
  return (part: Part, { surface, ralNumber, quantitySingle }: Variant) => {
    const choice = source.partChoices.find(({ index }) => index === part.index);
    const isOwn = choice?.surface !== undefined;
    const before = { surface: part.surface, ralNumber: part.ralNumber, quantitySingle: part.quantitySingle, isOwn };
    const colour = isColourChosen(surface) ? (part.ralNumber ?? ralNumber) : ralNumber;
    const after = { surface, ralNumber: colour, quantitySingle, isOwn: isOwn || surface !== around };
    void offerUndo(setBoth(part, before, after), {
      key: `variant/${part.id}`,
      words: t`Menge und Oberfläche von „${part.name}“ gewählt`,
      undo: () => setBoth(part, after, before),
    });
  };
};

type Chosen = { surface: Part['surface']; ralNumber: string | null; quantitySingle: number; isOwn: boolean };

/** The project in every surface; each comes as soon as it is counted, so that a large project does not hold the screen. */
const useProjectVariants = (): readonly (ProjectVariant | null)[] => {
  const { source } = useProject();
  const [counted, setCounted] = useState<{ source: object; variants: readonly ProjectVariant[] }>();
  useEffect(() => {
    const { tariff } = source;
    if (!tariff) return;
    const channel = new MessageChannel();
    const variants: ProjectVariant[] = [];
    channel.port1.onmessage = () => {
      const surface = surfaces[variants.length];
      if (surface === undefined) return;
      variants.push(projectVariant(source, tariff, surface));
      setCounted({ source, variants: [...variants] });
      channel.port2.postMessage(null);
    };
    channel.port2.postMessage(null);
    return () => channel.port1.close();
  }, [source]);
  const variants = counted?.source === source ? counted.variants : [];
  return surfaces.map((_, place) => variants[place] ?? null);
};
