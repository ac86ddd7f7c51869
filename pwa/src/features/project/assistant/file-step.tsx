import { partsWithoutProfile } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatName } from '../../../i18n/words/file-error-labels.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Weight } from '../../../ui/figures/weight.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { useProject } from '../open/project-context.tsx';
import styles from './assistant.module.css';
import { StepDrawing } from './production-step.tsx';

/** What the file brought, and what keeps it from a price. */
export const FileStep = () => {
  const { t } = useLingui();
  const { source, figures } = useProject();
  const { project, head } = source;
  const open = partsWithoutProfile(figures.parts);
  const facts = [
    [t`Datei`, project.fileName],
    [t`Format`, formatName(head)],
    [t`Programm`, head.program],
  ].filter(([, value]) => value !== '');
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          <div>
            <dt>
              <Trans>Baugruppen</Trans>
            </dt>
            <dd>
              <Measure count={figures.assemblies.length} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Positionen</Trans>
            </dt>
            <dd>
              <Measure count={figures.sums.positionCount} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Stahlteile</Trans>
            </dt>
            <dd>
              <Measure count={figures.sums.partCount} />
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Gewicht</Trans>
            </dt>
            <dd>
              <Weight g={figures.sums.netWeightG} unweighed={figures.sums.unweighed} />
            </dd>
          </div>
        </dl>
        {open.length > 0 ? (
          <Notice
            tone="warn"
            title={<Trans>Profile fehlen</Trans>}
            action={
              <LinkButton
                from="/$lang"
                to="/$lang/shop/project/$projectId/report"
                params={(now) => ({ ...now, projectId: project.id })}
              >
                <Trans>Profile wählen</Trans>
              </LinkButton>
            }
          >
            <p>
              <Trans>
                Die Datei nennt für {open.length} Positionen kein Profil des Katalogs. Ohne Profil haben sie keinen
                Preis und gehen auf Anfrage.
              </Trans>
            </p>
            <p className={styles.names}>
              {open
                .slice(0, 8)
                .map(({ name }) => name)
                .join(', ')}
              {open.length > 8 ? ' …' : ''}
            </p>
          </Notice>
        ) : null}
      </div>
      <StepDrawing />
    </div>
  );
};
