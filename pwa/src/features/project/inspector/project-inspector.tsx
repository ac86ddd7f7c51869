import { Trans, useLingui } from '@lingui/react/macro';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName } from '../../../ui/fields/use-saved-name.ts';
import { useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { FileContents } from '../public/file-contents.tsx';
import type { Selection } from '../selection.ts';
import { FactsList } from './facts-list.tsx';
import { FindingsSection } from './findings-section.tsx';
import styles from './inspector.module.css';
import { InspectorHead } from './inspector-head.tsx';
import { Section } from './section.tsx';

/** The project itself: its surface, sums, what is to be said of its parts, and texts. */
export const ProjectInspector = ({ onSelect }: { onSelect: (selection: Selection) => void }) => {
  const { t } = useLingui();
  const { source, figures, areChoicesOpen } = useProject();
  const { setProjectSurface } = useProjectEdits();
  const { project, head } = source;
  const leftOutCount = figures.parts.length - figures.sums.positionCount;
  return (
    <>
      <InspectorHead
        kind={t`Projekt`}
        name={project.name}
        facts={[
          project.number === null
            ? { label: t`noch ohne Nummer`, value: '' }
            : { label: t`Nr.`, value: project.number },
          { label: t`Datei`, value: project.fileName },
        ]}
      />
      <SurfaceChoice
        value={project}
        around={null}
        isFollowing={false}
        isDisabled={!areChoicesOpen}
        onChange={setProjectSurface}
      />
      <Section title={<Trans>Umfang</Trans>}>
        <FactsList
          facts={[
            figures.assemblies.length === 0
              ? null
              : { label: t`Baugruppen`, value: <Measure count={figures.assemblies.length} /> },
            { label: t`Positionen`, value: <Measure count={figures.sums.positionCount} /> },
            { label: t`Teile`, value: <Measure count={figures.sums.partCount} /> },
            { label: t`Gewicht netto`, value: <Measure g={figures.sums.netWeightG} /> },
            { label: t({ message: 'Oberfläche', context: 'm²' }), value: <Measure mm2={figures.sums.surfaceMm2} /> },
            leftOutCount === 0
              ? null
              : { label: t({ message: 'Ausgelassen', context: 'Anzahl' }), value: <Measure count={leftOutCount} /> },
          ]}
        />
      </Section>
      <FindingsSection onSelect={onSelect} />
      <ProjectTexts />
      <FileContents head={head} />
      <p className={styles.origin}>
        {head.format.toUpperCase()} {head.formatVersion}
        {head.program === '' ? '' : ` · ${head.program}`}
      </p>
    </>
  );
};

const ProjectTexts = () => {
  const { t } = useLingui();
  const { source, isEditable } = useProject();
  const { setTexts } = useProjectEdits();
  const { project } = source;
  const saved = project.name;
  const name = useSavedName(saved, (text) => setTexts({ name: text }), {
    missing: t`Ein Projekt braucht einen Namen`,
    putBack: t`Ein Projekt braucht einen Namen. Es heißt weiter „${saved}“.`,
  });
  const additionalText = useSavedText(project.additionalText, (text) => setTexts({ additionalText: text }));
  const comment = useSavedText(project.comment, (text) => setTexts({ comment: text }));
  return (
    <Section title={<Trans>Angaben</Trans>}>
      <div className={styles.fields}>
        <TextField label={t`Name`} maxLength={256} isReadOnly={!isEditable} {...name} />
        <TextField
          label={t`Zusatztext`}
          hint={t`Steht auf Auftragsbestätigung und Lieferschein`}
          maxLength={2000}
          isReadOnly={!isEditable}
          {...additionalText}
        />
        <TextField label={t`Kommentar`} isMultiline maxLength={2000} isReadOnly={!isEditable} {...comment} />
      </div>
    </Section>
  );
};
