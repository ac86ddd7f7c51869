import type { ProvenWeld } from '@knotenblech/shared/parts/assemblies/prove-weld.ts';
import { germanNumber } from '@knotenblech/shared/values/number-text.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { StateChip } from '../../../../ui/signals/state-chip.tsx';
import styles from '../assistant.module.css';
import { problemLabels } from './weld-words.ts';

/** The proof as an engineer writes it: strength, resistance, utilisation, and why it does not hold. */
export const WeldResult = ({ proven, aMm, forceKn }: { proven: ProvenWeld; aMm: number; forceKn: number }) => {
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
