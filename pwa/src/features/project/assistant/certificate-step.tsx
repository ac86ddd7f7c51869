import { hasWelding } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './assistant.module.css';
import { stepWords } from './step-words.ts';
import { useAssistantEdits, useAssistantFacts, useShownCertificate } from './use-assistant-edits.ts';
import { WeldFiles, WeldProofs } from './welds/weld-files.tsx';

/** Declaration of performance by formula, by the customer's drawings, or none; certificates of the material. */
export const CertificateStep = () => {
  const { t } = useLingui();
  const { project } = useProject().source;
  const facts = useAssistantFacts();
  const certificate = useShownCertificate();
  const { setCertificates } = useAssistantEdits();
  return (
    <div className={styles.fields}>
      {hasWelding(facts) ? (
        <RadioCards
          label={t`Konformität der Schweißnähte nach EN 1090`}
          value={certificate ?? 'NONE'}
          onChange={(chosen) => setCertificates({ weldingCertificate: chosen === 'NONE' ? null : chosen })}
          cards={[
            {
              value: 'STANDARD' as const,
              title: t`EXC2, Nachweis per Formel`,
              note: t`Empfohlen: Leistungserklärung und CE-Zeichen, Nähte nach EN 1993-1-8 mit Ihren Kräften.`,
            },
            {
              value: 'CUSTOM' as const,
              title: t`EXC2, Nachweis durch Ihre Zeichnungen`,
              note: t`Leistungserklärung und CE-Zeichen nach Ihrer Statik. Laden Sie Zeichnungen oder Berechnung hoch.`,
            },
            {
              value: 'NONE' as const,
              title: t`Ohne Leistungserklärung`,
              note: t`Nur für Teile, die nicht tragen. EXC1, EXC3 und EXC4 fragen Sie bitte an.`,
            },
          ]}
        />
      ) : (
        <p>
          <Trans>In diesem Projekt schweißen wir nichts. Ein Nachweis der Nähte ist nicht nötig.</Trans>
        </p>
      )}
      {certificate === 'STANDARD' ? <WeldProofs /> : null}
      {certificate === 'CUSTOM' ? <WeldFiles projectId={project.id} /> : null}
      <Checkbox
        isSelected={project.materialCertificate ?? false}
        onChange={(materialCertificate) => setCertificates({ materialCertificate })}
      >
        <Trans>Werkstoffzeugnisse nach EN 10204 mitliefern (2.2, für S355 und höher 3.1)</Trans>
      </Checkbox>
    </div>
  );
};

type StepTabsProps = {
  shown: readonly AssistantStep[];
  done: readonly AssistantStep[];
  current: AssistantStep;
  onStep: (step: AssistantStep) => void;
};

/** A tab that opens stands in sight, also where not all have room. */
const intoView = (tab: HTMLButtonElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** The steps that show, with a tick at those that were answered. */
export const StepTabs = ({ shown, done, current, onStep }: StepTabsProps) => {
  const { t, i18n } = useLingui();
  return (
    <nav className={styles.tabs} aria-label={t`Schritte`}>
      <ol>
        {shown.map((step, place) => {
          const isDone = done.includes(step) && step !== current;
          const word = i18n._(stepWords[step]);
          return (
            <li key={step}>
              <button
                type="button"
                ref={step === current ? intoView : null}
                className={styles.tab}
                aria-current={step === current ? 'step' : undefined}
                onClick={() => {
                  if (step !== current) onStep(step);
                }}
              >
                <span className={styles.tabMark}>{isDone ? <Icon name="check" size={16} /> : place + 1}</span>
                <span>{word}</span>
                {isDone ? <span className="visually-hidden">{t`erledigt`}</span> : null}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
