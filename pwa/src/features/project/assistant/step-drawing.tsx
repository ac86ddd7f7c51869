import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { useSketch } from '../drawing/use-sketch.ts';
import { useProject } from '../open/project-context.tsx';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import { useDrawing } from '../public/use-drawing.ts';
import styles from './assistant.module.css';
import { inkOn } from './ink-on.ts';

const wholeProject = {};

/** The project as it is drawn; with a colour, in that colour. */
export const StepDrawing = ({ colour = null }: { colour?: string | null }) => {
  const { t } = useLingui();
  const { project } = useProject().source;
  const { drawing } = useDrawing(useSketch(wholeProject, 'TRI'));
  const inks = colour === null ? {} : { '--drawing-steel': colour, '--drawing-ink': inkOn(colour) };
  return (
    <div className={styles.drawing} style={inks as CSSProperties}>
      {drawing ? <DrawingPicture drawing={drawing} label={t`Zeichnung von ${project.name}`} /> : <Spinner />}
    </div>
  );
};
