import { partPieces } from '@knotenblech/shared/exports/pictures/pieces-of.ts';
import { readerVersion } from '@knotenblech/shared/files/document/reading.schema.ts';
import { drawingVersion } from '@knotenblech/shared/geometry/drawing/pieces/draw-pieces.ts';
import { useLingui } from '@lingui/react/macro';
import { useCatalogue } from '../../../sync/hooks/use-catalogue.ts';
import { useReading } from '../../../sync/hooks/use-shop.tsx';
import type { Sketch } from '../../project/public/draw-cached.ts';
import { DrawingPicture } from '../../project/public/drawing-picture.tsx';
import { useDrawing } from '../../project/public/use-drawing.ts';
import { useIsInView } from '../../project/public/use-is-in-view.ts';
import type { ListedPart } from './single-part-listing.ts';
import styles from './single-parts.module.css';

/** The part as it is drawn in the list; empty until its file is read. */
export const SinglePartPicture = ({ listed }: { listed: ListedPart }) => {
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
            const pieces = partPieces(facts, { fileHash: project.fileHash, readerVersion }, profiles);
            return { pieces, view: 'TRI', size: 'list', dimensions: false };
          },
        }
      : null;
  const { drawing } = useDrawing(sketch);
  return drawing ? <DrawingPicture drawing={drawing} label={t`Zeichnung von ${form.name}`} /> : null;
};
