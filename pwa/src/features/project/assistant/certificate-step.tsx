import { hasWelding } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './assistant.module.css';
import { useAssistantEdits } from './use-assistant-edits.ts';
import { useAssistantFacts } from './use-assistant-facts.ts';
import { useShownCertificate } from './use-proposals.ts';
import { WeldFiles } from './welds/weld-files.tsx';
import { WeldProofs } from './welds/weld-proofs.tsx';

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
