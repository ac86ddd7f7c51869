import { isSettingComplete, stepBeside, visibleSteps } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import type { AssistantStep } from '@knotenblech/shared/parts/assistant/assistant-step.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName, useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/layout/dialog.tsx';
import { showRefusal } from '../../issues/public/show-failure.ts';
import { ShownAmount } from '../../orders/public/amounts/shown-amount.tsx';
import { useShownPrice } from '../../orders/public/amounts/use-shown-price.ts';
import { useProject } from '../open/project-context.tsx';
import type { ProjectSource } from '../open/project-source.ts';
import { useProjectEdits } from '../open/use-project-edits.ts';
import styles from './assistant.module.css';
import { CertificateStep, StepTabs } from './certificate-step.tsx';
import type { Draft } from './draft/draft.ts';
import { DraftQuestion } from './draft/draft-question.tsx';
import { useDifference } from './draft/use-difference.ts';
import { FileStep } from './file-step.tsx';
import { ProductionStep, SurfaceStep } from './production-step.tsx';
import { MaterialStep } from './specs/spec-assistant.tsx';
import { stepWords } from './step-words.ts';
import {
  type AssistantScreenProps,
  useAssistantEdits,
  useAssistantFacts,
  useProposals,
} from './use-assistant-edits.ts';

type AssistantDialogProps = AssistantScreenProps & {
  draft: Draft;
  /** The project as it is without the draft. */
  stored: ProjectSource;
};

/** The six steps with their tabs; the hidden ones are skipped. Leaving a step marks it done, the last one stores it all. */
export const AssistantDialog = ({ draft, stored, step: asked, onStep, onClose, onDetails }: AssistantDialogProps) => {
  const { t, i18n } = useLingui();
  const shop = useShop();
  const { source } = useProject();
  const { project } = source;
  const facts = useAssistantFacts();
  const { setDone } = useAssistantEdits();
  const takeProposal = useProposals();
  const done = project.doneSteps ?? [];
  const shown = visibleSteps(facts);
  const [resumed] = useState(() => (facts.isNew ? shown.find((each) => !done.includes(each)) : undefined) ?? 'file');
  const step = asked && shown.includes(asked) ? asked : (shown.find((each) => each === resumed) ?? 'file');
  const [detailsOnFinish, setDetailsOnFinish] = useState(project.detailsOnFinish ?? true);
  const [next, previous] = [stepBeside(facts, step, 1), stepBeside(facts, step, -1)];

  const leaveFor = (other: AssistantStep) => {
    takeProposal(step);
    void setDone([step]);
    takeProposal(other);
    onStep(other);
  };
  const finish = async () => {
    takeProposal(step);
    const settingComplete = isSettingComplete(facts, [...done, step]);
    void setDone([step], { settingComplete, detailsOnFinish });
    setFinishing(true);
    try {
      await draft.finish((name, args) => shop.change(name, args));
    } catch (error) {
      showRefusal(i18n, error);
    }
    if (detailsOnFinish) onDetails();
    else onClose();
  };
  const [isAsking, setAsking] = useState(false);
  const [isFinishing, setFinishing] = useState(false);
  const close = () => (draft.isChanged() && !isFinishing ? setAsking(true) : onClose());
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    for (const each of ['production', 'certificate'] as const) if (shown.includes(each)) takeProposal(each);
  });
  const difference = useDifference(stored);
  return (
    <Dialog
      title={t`Assistent: ${project.name}`}
      size="wide"
      onClose={close}
      isBusy={isFinishing}
      actions={
        <>
          <AssistantPrice />
          <Button
            isDisabled={previous === null}
            icon={<Icon name="left" />}
            onPress={() => {
              if (previous) leaveFor(previous);
            }}
          >
            <Trans>Zurück</Trans>
          </Button>
          {step === 'finish' ? (
            <Button tone="primary" isPending={isFinishing} icon={<Icon name="check" />} onPress={() => void finish()}>
              {difference ? t`Fertigstellen (${difference})` : t`Fertigstellen`}
            </Button>
          ) : (
            <Button
              tone="primary"
              isDisabled={next === null}
              onPress={() => {
                if (next) leaveFor(next);
              }}
            >
              {next ? t`Weiter: ${i18n._(stepWords[next])}` : t`Weiter`}
            </Button>
          )}
        </>
      }
    >
      <StepTabs shown={shown} done={done} current={step} onStep={leaveFor} />
      {isAsking ? (
        <DraftQuestion
          onStay={() => setAsking(false)}
          onKeep={onClose}
          onDrop={() => {
            draft.drop();
            onClose();
          }}
        />
      ) : null}
      <section key={step} className={styles.step} aria-label={i18n._(stepWords[step])}>
        <StepPanel step={step} detailsOnFinish={detailsOnFinish} onDetailsOnFinish={setDetailsOnFinish} />
      </section>
    </Dialog>
  );
};

type StepPanelProps = { step: AssistantStep; detailsOnFinish: boolean; onDetailsOnFinish: (opens: boolean) => void };

const StepPanel = ({ step, ...finish }: StepPanelProps) => {
  switch (step) {
    case 'file':
      return <FileStep />;
    case 'production':
      return <ProductionStep />;
    case 'material':
      return <MaterialStep />;
    case 'surface':
      return <SurfaceStep />;
    case 'certificate':
      return <CertificateStep />;
    case 'finish':
      return <FinishStep {...finish} />;
  }
};

/** What the project costs with the choices made so far; nothing for whoever may not see it. */
const AssistantPrice = () => {
  const { pricing } = useProject().figures;
  if (!pricing) return <span className={styles.price} />;
  return (
    <span className={styles.price}>
      <span className={styles.priceLabel}>
        <AssistantPriceWords onRequest={pricing.onRequest} />
      </span>
      <strong>
        <ShownAmount cents={pricing.netCents} isCounting />
      </strong>
    </span>
  );
};

const AssistantPriceWords = ({ onRequest }: { onRequest: boolean }) => {
  const isNet = useShownPrice()?.shownVatRate === null;
  if (onRequest)
    return isNet ? <Trans>Netto ohne Teile auf Anfrage</Trans> : <Trans>Mit USt., ohne Teile auf Anfrage</Trans>;
  return isNet ? <Trans>Projekt netto</Trans> : <Trans>Projekt mit USt.</Trans>;
};

type FinishStepProps = { detailsOnFinish: boolean; onDetailsOnFinish: (opens: boolean) => void };

/** What the project is called, what is said about it, and what opens next. */
const FinishStep = ({ detailsOnFinish, onDetailsOnFinish }: FinishStepProps) => {
  const { t } = useLingui();
  const { project } = useProject().source;
  const { setTexts } = useProjectEdits();
  const saved = project.name;
  const name = useSavedName(saved, (text) => setTexts({ name: text }), {
    missing: t`Ein Projekt braucht einen Namen`,
    putBack: t`Ein Projekt braucht einen Namen. Es heißt weiter „${saved}“.`,
  });
  const additional = useSavedText(project.additionalText, (additionalText) => setTexts({ additionalText }));
  const comment = useSavedText(project.comment, (text) => setTexts({ comment: text }));
  return (
    <div className={styles.fields}>
      <TextField label={t`Name des Projekts`} maxLength={256} {...name} />
      <TextField
        label={t`Zusatztext`}
        hint={<Trans>Steht auf Angebot, Auftragsbestätigung und Lieferschein.</Trans>}
        maxLength={2000}
        {...additional}
      />
      <TextField label={t`Bemerkung an das Werk`} isMultiline maxLength={2000} {...comment} />
      <Checkbox isSelected={detailsOnFinish} onChange={onDetailsOnFinish}>
        <Trans>Danach die Einzelheiten des Projekts öffnen</Trans>
      </Checkbox>
    </div>
  );
};
