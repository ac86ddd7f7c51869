import type { Part } from '@knotenblech/shared/parts/part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/actions/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { GradeChoice } from '../choices/grade-choice.tsx';
import { ProfileChoice } from '../choices/profile-choice.tsx';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { partStock } from '../part-stock.ts';
import { PartPriceSection } from '../price/part-price.tsx';
import { SinglePartLink } from '../project-links.tsx';
import { categoryLabels } from './category-labels.ts';
import { CuttingList } from './cutting-list.tsx';
import { FactsList } from './facts-list.tsx';
import { FileNotes } from './file-notes.tsx';
import { HolesTable } from './holes-table.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { MeasureList } from './measure-list.tsx';
import { OrderNumberField } from './order-number-field.tsx';
import { PartNameField } from './part-name-field.tsx';
import { ProcessingList } from './processing-list.tsx';
import { CheckRemarks, ObstacleRemarks } from './remark-list.tsx';
import { Section } from './section.tsx';

/** Everything about the selected part, what can be chosen first. */
export const PartInspector = ({ part }: { part: Part }) => {
  const { t, i18n } = useLingui();
  return (
    <>
      <InspectorHead
        kind={i18n._(categoryLabels[part.facts.category])}
        name={part.name}
        facts={[
          { label: t`Position`, value: part.index },
          part.facts.drawingNumber === '' ? null : { label: t`Zeichnung`, value: part.facts.drawingNumber },
        ]}
      />
      <ObstacleRemarks part={part} />
      {part.isTaken ? (
        <>
          <PartChoices part={part} />
          <PartPriceSection part={part} />
        </>
      ) : (
        <TakeButton part={part} />
      )}
      <CheckRemarks part={part} />
      <MeasureList part={part} />
      <Section title={<Trans>Material</Trans>}>
        <FactsList
          facts={[
            { label: t`Halbzeug`, value: partStock(part) || '–' },
            { label: t`Stahlsorte`, value: part.grade ?? '–' },
          ]}
        />
      </Section>
      <CuttingList measures={part.facts.measures} />
      <HolesTable holes={part.facts.measures.holes} />
      <ProcessingList processings={part.facts.body.processings} />
      <FileNotes part={part} />
      <PartNameField part={part} />
      <OrderNumberField piece={part} />
      {part.isTaken ? <LeaveOutButton part={part} /> : null}
    </>
  );
};

const PartChoices = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { figures, source, areChoicesOpen } = useProject();
  const { setQuantity, setSurface } = useProjectEdits();
  const assembly = part.assemblyIndex === null ? undefined : figures.assemblyAt.get(part.assemblyIndex);
  const around = assembly
    ? { surface: assembly.surface, ralNumber: assembly.ralNumber, name: t`wie Baugruppe` }
    : { surface: source.project.surface, ralNumber: source.project.ralNumber, name: t`wie Projekt` };
  const isFollowing = source.partChoices.find((choice) => choice.index === part.index)?.surface === undefined;
  return (
    <div className={styles.fields}>
      {source.project.hasSingleParts && areChoicesOpen ? (
        <SinglePartLink projectId={source.project.id} index={part.index} />
      ) : null}
      <div className={styles.quantity}>
        <NumberField
          key={part.id}
          data-saves-itself
          label={assembly ? t`Menge je Baugruppe` : t`Menge`}
          value={part.quantitySingle}
          bounds={[1, 9999]}
          isDisabled={!areChoicesOpen}
          onChange={(quantity) => setQuantity(part, quantity)}
        />
        {assembly ? <p className={styles.total}>{t`${part.quantity} Stück im Projekt`}</p> : null}
      </div>
      <SurfaceChoice
        value={part}
        around={around}
        isFollowing={isFollowing}
        isDisabled={!areChoicesOpen}
        onChange={(chosen) => setSurface(part, chosen)}
      />
      <ProfileChoice part={part} />
      <GradeChoice part={part} />
    </div>
  );
};

const TakeButton = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { areChoicesOpen } = useProject();
  const { take } = useProjectEdits();
  return areChoicesOpen ? <Button onPress={() => take(part, true)} isWide>{t`Als Stahlteil übernehmen`}</Button> : null;
};

const LeaveOutButton = ({ part }: { part: Part }) => {
  const { t } = useLingui();
  const { areChoicesOpen } = useProject();
  const { take } = useProjectEdits();
  return areChoicesOpen ? (
    <Button tone="quiet" onPress={() => take(part, false)}>{t`Nicht fertigen: auslassen`}</Button>
  ) : null;
};
