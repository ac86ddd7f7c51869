import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { isOrdered } from '@knotenblech/shared/projects/is-ordered.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toDetails, viewedBySpace } from '../../../ui/record-list/view-over-list.ts';
import { useClosedBy } from '../../orders/public/use-closed-by.ts';
import type { ListedPart } from './single-part-listing.ts';
import { SinglePartPicture } from './single-part-picture.tsx';
import styles from './single-parts.module.css';

const Dimensions = ({ form }: { form: SinglePartForm }) => {
  const profiles = useCatalogue()?.profiles;
  if (form.kind === 'plate') {
    return (
      <>
        <Trans>Blech</Trans> <Measure mm={form.lengthMm} /> × <Measure mm={form.widthMm} /> ×{' '}
        <Measure mm={form.thicknessMm} />
      </>
    );
  }
  const profile = profiles?.find(({ id }) => id === form.profileId);
  return (
    <>
      {profile?.designation ?? form.profileId}, <Measure mm={form.lengthMm} />
    </>
  );
};

/** One part: opened where it is drawn and priced, changed in its form. */
export const SinglePartRow = ({ listed, mayEdit }: { listed: ListedPart; mayEdit: boolean }) => {
  const { t } = useLingui();
  const { part, project } = listed;
  const { form, index } = part;
  const navigate = useNavigate();
  const view = toDetails(project.id, { part: index });
  const closed = useClosedBy(project);
  return (
    <li className={styles.row}>
      <SinglePartPicture listed={listed} />
      <span className={styles.words}>
        <Link
          from="/$lang"
          to="/$lang/shop/project/$projectId"
          params={(now) => ({ ...now, projectId: project.id })}
          search={{ part: index }}
          className={styles.link ?? ''}
          {...viewedBySpace(() => void navigate(view))}
        >
          {form.name}
        </Link>
        <span className={styles.soft}>
          <Dimensions form={form} />
        </span>
      </span>
      <span className={styles.facts}>
        <span>
          <Measure count={form.quantity} unit={t({ message: 'Stück', context: 'Einheit' })} />
        </span>
        <span className={styles.soft}>{form.grade}</span>
      </span>
      <span className={styles.project}>
        {project.name}
        <span className={styles.soft}>
          {isOrdered(project) ? (
            <Trans>bestellt</Trans>
          ) : project.number === null ? (
            <Trans>noch ohne Nummer</Trans>
          ) : (
            <Trans>Nr. {project.number}</Trans>
          )}
        </span>
      </span>
      <span className={styles.action}>
        <span className={styles.view}>
          <LinkButton {...view} tone="quiet" aria-label={t`${form.name} ansehen`}>
            <Trans>Ansehen</Trans>
          </LinkButton>
        </span>
        {mayEdit && closed === null ? (
          <LinkButton
            from="/$lang"
            to="/$lang/shop/createSinglePart"
            search={{ project: project.id, part: index }}
            tone="quiet"
            icon={<Icon name="edit" />}
            aria-label={t`${form.name} ändern`}
          >
            <Trans>Ändern</Trans>
          </LinkButton>
        ) : null}
      </span>
    </li>
  );
};
