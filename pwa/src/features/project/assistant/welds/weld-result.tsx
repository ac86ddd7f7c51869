import type { ProvenWeld } from '@knotenblech/shared/welds/prove-weld.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { StateChip } from '../../../../ui/signals/state-chip.tsx';
import styles from '../assistant.module.css';
import { problemWords } from './weld-words.ts';

const format = (value: number, digits: number) =>
  value.toLocaleString('de-DE', { minimumFractionDigits: digits, maximumFractionDigits: digits });

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
            <Trans>Ausnutzung {format(utilisation * 100, 1)} %</Trans>
          </strong>
        ) : null}
      </div>
      {strength ? (
        <p className={styles.formula}>
          {`f_vw,d = ${strength.fuNPerMm2} / (√3 · ${format(strength.betaW, 2)} · 1,25) = ${format(shearNPerMm2, 1)} N/mm²`}
          <br />
          {`l_eff = ${format(runLengthMm, 1)} mm · Σ ${format(effectiveLengthMm, 1)} mm`}
          <br />
          {`F_w,Rd = ${format(shearNPerMm2, 1)} · ${format(aMm, 1)} · ${format(effectiveLengthMm, 1)} / 1000 = ${format(resistanceKn, 1)} kN · F_w,Ed = ${format(forceKn, 1)} kN`}
        </p>
      ) : null}
      {problems.length > 0 ? (
        <ul className={styles.problems}>
          {problems.map((problem) => (
            <li key={problem}>{i18n._(problemWords[problem])}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};
