import type { Finding } from '@knotenblech/shared/parts/findings/part-findings.ts';
import type { Part } from '@knotenblech/shared/parts/part.ts';
import { ruleOf } from '@knotenblech/shared/prices/check/finding-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { formatName } from '../../../i18n/words/file-error-labels.ts';
import { remarkText } from '../../../i18n/words/remark-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useSavedName, useSavedText } from '../../../ui/fields/use-saved-text.ts';
import { formatCount } from '../../../ui/figures/format-figure.ts';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { FirstRemedy, StateChip } from '../check/finding-list.tsx';
import { InstallationChoice } from '../check/installation-choice.tsx';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { FileContents } from '../public/file-contents.tsx';
import type { Selection } from '../selection.ts';
import styles from './inspector.module.css';
import { FactsList, InspectorHead, Section } from './processing-list.tsx';

/** The project itself: its surface, sums, what is to be said of its parts, and texts. */
export const ProjectInspector = ({ onSelect }: { onSelect: (selection: Selection) => void }) => {
  const { t } = useLingui();
  const { source, figures } = useProject();
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
      <InstallationChoice />
      <Section title={<Trans>Umfang</Trans>}>
        <FactsList
          facts={[
            figures.assemblies.length === 0
              ? null
              : { label: t`Baugruppen`, value: <Measure count={figures.assemblies.length} /> },
            { label: t`Positionen`, value: <Measure count={figures.sums.positionCount} /> },
            { label: t`Teile`, value: <Measure count={figures.sums.partCount} /> },
            {
              label: t`Gewicht netto`,
              value: <Weight g={figures.sums.netWeightG} unweighed={figures.sums.unweighed} />,
            },
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
        {formatName(head)}
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

/** How many findings are shown before the rest is asked for. */
const firstCount = 12;

/** Everything that is to be said before the project is made, with the parts it concerns. */
const FindingsSection = ({ onSelect }: { onSelect: (selection: Selection) => void }) => {
  const { i18n, t } = useLingui();
  const { figures } = useProject();
  const { parts, checks } = figures;
  const isAgreed = figures.effective?.calculated !== undefined;
  const groups = useMemo(() => groupFindings(parts, checks), [parts, checks]);
  const [isWhole, setIsWhole] = useState(false);
  if (groups.length === 0) return null;
  const count = formatCount(groups.length);
  return (
    <Section title={<Trans>Hinweise zur Fertigung</Trans>} aside={<span className={styles.aside}>{count}</span>}>
      <ul className={styles.findings}>
        {(isWhole ? groups : groups.slice(0, firstCount)).map(({ key, finding, parts: concerned }) => (
          <li key={key} className={styles.finding}>
            <p className={styles.findingHead}>
              <Icon name="warn" size={16} />
              <span>
                {finding.effect === 'request' && !isAgreed ? (
                  <strong className={styles.effect}>{t`Auf Anfrage:`} </strong>
                ) : null}
                {remarkText(i18n, finding)}
              </span>
            </p>
            <p className={styles.rule}>
              <StateChip state={ruleOf(finding).state} />
            </p>
            <PartLinks parts={concerned} onSelect={onSelect} />
            {concerned.length === 1 && concerned[0] ? <FirstRemedy part={concerned[0]} finding={finding} /> : null}
          </li>
        ))}
      </ul>
      {!isWhole && groups.length > firstCount ? (
        <Button tone="quiet" onPress={() => setIsWhole(true)}>{t`Alle ${count} Hinweise zeigen`}</Button>
      ) : null}
    </Section>
  );
};

type PartLinksProps = { parts: readonly Part[]; onSelect: (selection: Selection) => void };

/** How many parts are named before the rest is asked for. */
const partLinksFirstCount = 6;

/** Parts by position and name; each leads to the part. */
const PartLinks = ({ parts, onSelect }: PartLinksProps) => {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? parts : parts.slice(0, partLinksFirstCount);
  const rest = formatCount(parts.length - shown.length);
  return (
    <div className={styles.parts}>
      {shown.map(({ id, index, name }) => (
        <button key={id} type="button" className={styles.partLink} onClick={() => onSelect({ part: index })}>
          {name === '' ? t`Pos. ${index}` : t`Pos. ${index} ${name}`}
        </button>
      ))}
      {shown.length < parts.length ? (
        <button type="button" className={styles.partLink} onClick={() => setIsWhole(true)}>
          <Trans>und {rest} weitere</Trans>
        </button>
      ) : null}
    </div>
  );
};

type FindingGroup = { key: string; finding: Finding; parts: Part[] };

/** What is found at the parts of a project, equal findings once with all their parts: what is on request first, then the most frequent. */
export const groupFindings = (
  parts: readonly Part[],
  checks: ReadonlyMap<number, readonly Finding[]>,
): FindingGroup[] => {
  const groups = new Map<string, FindingGroup>();
  for (const part of parts) {
    for (const finding of checks.get(part.index) ?? []) {
      const key = JSON.stringify([finding.code, finding.values]);
      const group = groups.get(key) ?? { key, finding, parts: [] };
      if (group.parts.at(-1) !== part) group.parts.push(part);
      groups.set(key, group);
    }
  }
  const rank = ({ finding }: FindingGroup) => (finding.effect === 'request' ? 0 : 1);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.parts.length - a.parts.length);
};
