import { readerVersion } from '@knotenblech/shared/files/reading.ts';
import { drawingVersion } from '@knotenblech/shared/geometry/pieces/draw-pieces.ts';
import { partPieces } from '@knotenblech/shared/pictures/pieces-of.ts';
import { useLingui } from '@lingui/react/macro';
import type { Sketch } from '../../../pictures/draw-cached.ts';
import { DrawingPicture } from '../../../pictures/drawing-picture.tsx';
import { useDrawing } from '../../../pictures/use-drawing.ts';
import { useIsInView } from '../../../pictures/use-is-in-view.ts';
import { useCatalogue } from '../../../sync/use-catalogue.ts';
import { useReading } from '../../../sync/use-shop.tsx';
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
