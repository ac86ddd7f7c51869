import { warnsOfUnprocessedAssemblies } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import styles from './assistant.module.css';
import { StepDrawing } from './step-drawing.tsx';
import { useAssistantEdits } from './use-assistant-edits.ts';
import { useAssistantFacts } from './use-assistant-facts.ts';

/** Whether assemblies come welded or in their parts. */
export const ProductionStep = () => {
  const { t } = useLingui();
  const facts = useAssistantFacts();
  const { setProduction, setDone } = useAssistantEdits();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <RadioCards
          label={t`Wie wird geliefert?`}
          value={facts.productionType}
          onChange={(chosen) => {
            setProduction(chosen);
            void setDone(['production']);
          }}
          cards={[
            {
              value: 'COMPLETE_PRODUCTION' as const,
              title: t`Baugruppen fertig geschweißt`,
              note: facts.hasWeldableAssemblies
                ? t`Wir heften, schweißen und beschichten die ganze Baugruppe.`
                : t`Nichts zu schweißen: Keine Teile berühren sich.`,
              isDisabled: !facts.hasWeldableAssemblies,
            },
            {
              value: 'SINGLEPARTS_ONLY' as const,
              title: t`Nur Einzelteile`,
              note: facts.hasOnlyAssemblyParts
                ? t`Zugeschnitten und gebohrt, roh: Sie schweißen und beschichten selbst.`
                : t`Zugeschnitten und gebohrt, jedes Teil für sich.`,
            },
          ]}
        />
        {warnsOfUnprocessedAssemblies(facts) ? <UnprocessedWarning /> : null}
      </div>
      <StepDrawing />
    </div>
  );
};

/** Zinc on parts that are welded later. */
export const UnprocessedWarning = () => (
  <Notice tone="warn" title={<Trans>Baugruppen bleiben ungeschweißt und sind verzinkt</Trans>}>
    <p>
      <Trans>
        Wer verzinkte Teile schweißt, muss die Zinkschicht an den Nähten abschleifen und danach ausbessern. Wählen Sie
        die fertig geschweißte Baugruppe oder eine andere Oberfläche.
      </Trans>
    </p>
  </Notice>
);
