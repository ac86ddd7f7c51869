import {
  type JointToProve,
  type ProvenWeld,
  proveJoint,
  type WeldProblem,
} from '@knotenblech/shared/parts/assemblies/prove-weld.ts';
import {
  type WeldDirection,
  type WeldProof,
  weldDirectionSchema,
} from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { MeasureField } from '../../../../ui/fields/measure-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useSaveLater } from '../../../../ui/fields/use-saved-text.ts';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { StateChip } from '../../../../ui/signals/state-chip.tsx';
import styles from '../assistant.module.css';

type WeldProofRowProps = { projectId: ProjectId; joint: JointToProve; proof: WeldProof | null };

type Stated = Pick<WeldProof, 'forceKn' | 'direction' | 'runCount'>;

const pauseMs = 500;

/** One joint: what is stated of it, kept after a pause, and its proof at once. */
export const WeldProofRow = ({ projectId, joint, proof }: WeldProofRowProps) => {
  const { t, i18n } = useLingui();
  const { change } = useShop();
  const [draft, setDraft] = useState<Stated | null>(null);
  const stated = draft ??
    proof ?? { forceKn: Number.NaN, direction: 'OBLIQUE' as const, runCount: joint.usualRunCount };
  const isUsable = stated.forceKn > 0 && stated.runCount >= 1;
  const { assemblyIndex, parts, aMm, assembly, joined, lengthMm } = joint;
  useSaveLater(draft, pauseMs, () => {
    if (!draft || !(draft.forceKn > 0) || !(draft.runCount >= 1)) return;
    const place = { projectId, joint: { assemblyIndex, parts, aMm } };
    const isStillIt = (current: Stated | null) => (current === draft ? null : current);
    void change('putWeldProof', { ...place, stated: draft }).then(() => setDraft(isStillIt));
  });
  const set = (changed: Partial<Stated>) => {
    const { forceKn, direction, runCount } = stated;
    setDraft({ forceKn, direction, runCount, ...changed });
  };
  const clear = async () => {
    setDraft(null);
    await change('putWeldProof', { projectId, joint: { assemblyIndex, parts, aMm }, stated: null });
  };
  return (
    <li className={styles.joint}>
      <div className={styles.jointName}>
        <strong>{joined.map(({ name }) => name).join(' – ')}</strong>
        <span className={styles.note}>
          {t`${assembly.name} · a ${formatMm(aMm)} mm · Naht ${formatMm(lengthMm)} mm`}
        </span>
      </div>
      <div className={styles.jointFields}>
        <MeasureField
          data-saves-itself
          label={t`Kraft`}
          unit="kN"
          value={stated.forceKn}
          bounds={[0.001, 100_000]}
          isOptional
          onChange={(forceKn) => set({ forceKn })}
        />
        <Select
          label={t`Richtung`}
          choices={weldDirectionSchema.options.map((value) => ({ value, label: i18n._(directionLabels[value]) }))}
          value={stated.direction}
          onChange={(direction) => set({ direction })}
        />
        <MeasureField
          data-saves-itself
          label={t`Einzelnähte`}
          value={stated.runCount}
          bounds={[1, 999]}
          isWhole
          onChange={(runCount) => set({ runCount })}
        />
      </div>
      {proof ? (
        <div className={styles.clear}>
          <Button tone="quiet" icon={<Icon name="trash" />} onPress={() => void clear()}>
            <Trans>Angaben löschen</Trans>
          </Button>
        </div>
      ) : null}
      {isUsable ? <WeldResult aMm={aMm} forceKn={stated.forceKn} proven={proveJoint(joint, stated)} /> : null}
    </li>
  );
};

/** The proof as an engineer writes it: strength, resistance, utilisation, and why it does not hold. */
const WeldResult = ({ proven, aMm, forceKn }: { proven: ProvenWeld; aMm: number; forceKn: number }) => {
  const { i18n } = useLingui();
  const { strength, shearNPerMm2, runLengthMm, effectiveLengthMm, resistanceKn, utilisation, problems, isProven } =
    proven;
  return (
    <div className={styles.result}>
      <div className={styles.verdict}>
        <StateChip tone={isProven ? 'good' : 'warn'}>
          {isProven ? <Trans>nachgewiesen</Trans> : <Trans>nicht nachgewiesen</Trans>}
        </StateChip>
        {Number.isFinite(utilisation) ? (
          <strong className={styles.utilisation}>
            <Trans>Ausnutzung {germanNumber(utilisation * 100, 1)} %</Trans>
          </strong>
        ) : null}
      </div>
      {strength ? (
        <p className={styles.formula}>
          {`f_vw,d = ${strength.fuNPerMm2} / (√3 · ${germanNumber(strength.betaW, 2)} · 1,25) = ${germanNumber(shearNPerMm2, 1)} N/mm²`}
          <br />
          {`l_eff = ${germanNumber(runLengthMm, 1)} mm · Σ ${germanNumber(effectiveLengthMm, 1)} mm`}
          <br />
          {`F_w,Rd = ${germanNumber(shearNPerMm2, 1)} · ${germanNumber(aMm, 1)} · ${germanNumber(effectiveLengthMm, 1)} / 1000 = ${germanNumber(resistanceKn, 1)} kN · F_w,Ed = ${germanNumber(forceKn, 1)} kN`}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{i18n._(problemLabels[problem])}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

const directionLabels: Record<WeldDirection, MessageDescriptor> = {
  ALONG: msg`längs zur Naht`,
  ACROSS: msg`quer zur Naht`,
  OBLIQUE: msg`schräg zur Naht`,
};

/** Why a joint is not proven, and what to do. */
const problemLabels: Record<WeldProblem, MessageDescriptor> = {
  grade: msg`Für diese Stahlsorte gibt es hier keinen Formelnachweis: Laden Sie eine Berechnung hoch.`,
  wall: msg`Über 40 mm Wanddicke gilt der Formelnachweis nicht: Laden Sie eine Berechnung hoch.`,
  'thin-throat': msg`Unter 3 mm Nahtdicke darf eine Naht nicht tragen.`,
  'throat-for-wall': msg`Die Naht ist für die dickste Wand zu dünn (a ≥ √t − 0,5).`,
  'thick-throat': msg`Die Naht ist für die dünnste Wand zu dick (a ≤ 0,7 t).`,
  'short-run': msg`Die einzelne Naht ist zu kurz zum Tragen (l ≥ 30 mm und ≥ 6 a ohne Endkrater).`,
  force: msg`Die Kraft ist größer, als die Naht trägt.`,
};
