import { type JointToProve, proveJoint } from '@knotenblech/shared/parts/assemblies/weld-joints.ts';
import { type WeldProof, weldDirectionSchema } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { MeasureField } from '../../../../ui/fields/measure-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useSaveLater } from '../../../../ui/fields/use-save-later.ts';
import { formatMm } from '../../../../ui/figures/format-figure.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from '../assistant.module.css';
import { WeldResult } from './weld-result.tsx';
import { directionLabels } from './weld-words.ts';

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
