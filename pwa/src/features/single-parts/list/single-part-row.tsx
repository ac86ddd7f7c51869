import { partPieces } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import { readerVersion } from '@knotenblech/shared/files/document/reading.schema.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import { drawingVersion } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { isOrdered } from '@knotenblech/shared/projects/project-state.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useReading } from '../../../sync/hooks/use-shop.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Measure } from '../../../ui/figures/measure.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { toDetails, viewedBySpace } from '../../../ui/record-list/view-over-list.ts';
import { useClosedBy } from '../../orders/public/order-queries.ts';
import { type Sketch, useDrawing } from '../../project/public/draw-cached.ts';
import { DrawingPicture } from '../../project/public/drawing-picture.tsx';
import { useIsInView } from '../../project/public/use-is-in-view.ts';
import type { ListedPart } from './single-part-listing.ts';
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

/** The part as it is drawn in the list; empty until its file is read. */
const SinglePartPicture = ({ listed }: { listed: ListedPart }) => {
  const { element, isInView } = useIsInView();
  return (
    <span ref={element} className={styles.picture}>
      {isInView ? <DrawnPart {...listed} /> : null}
    </span>
  );
};

const DrawnPart = ({ part: { index, form }, project }: ListedPart) => {
  const { t } = useLingui();
  const facts = useReading(project.id)?.parts.find((each) => each.index === index);
  const catalogue = useCatalogue();
  const sketch: Sketch | null =
    facts && catalogue
      ? {
          key: `${project.fileHash}/${readerVersion}.${drawingVersion}/part/${index}-list`,
          request: () => {
            const profiles = new Map(catalogue.profiles.map((profile) => [profile.id, profile]));
            const pieces = partPieces({ facts }, { fileHash: project.fileHash, readerVersion }, profiles);
            return { pieces, view: 'TRI', size: 'list', dimensions: false };
          },
        }
      : null;
  const { drawing } = useDrawing(sketch);
  return drawing ? <DrawingPicture drawing={drawing} label={t`Zeichnung von ${form.name}`} /> : null;
};
