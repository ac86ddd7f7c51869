import { warnsOfUnprocessedAssemblies } from '@knotenblech/shared/parts/assistant/assistant-rules.ts';
import { finishes, isGalvanised, type Surface } from '@knotenblech/shared/parts/finishes.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { RadioCards } from '../../../ui/fields/radio-cards.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { Spinner } from '../../../ui/signals/spinner.tsx';
import { SurfaceChoice } from '../choices/surface-choice.tsx';
import { useRalColours } from '../choices/use-ral-colours.ts';
import { useSketch } from '../drawing/use-sketch.ts';
import { useProject } from '../open/project-context.tsx';
import { useProjectEdits } from '../open/use-project-edits.ts';
import { useDrawing } from '../public/draw-cached.ts';
import { DrawingPicture } from '../public/drawing-picture.tsx';
import styles from './assistant.module.css';
import { useAssistantEdits, useAssistantFacts } from './use-assistant-edits.ts';

/** Whether assemblies come welded or in their parts. */
export const ProductionStep = () => {
  const { t } = useLingui();
  const facts = useAssistantFacts();
  const { setProduction, setDone } = useAssistantEdits();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <RadioCards
          label={t`Wie wird geliefert?`}
          value={facts.productionType}
          onChange={(chosen) => {
            setProduction(chosen);
            void setDone(['production']);
          }}
          cards={[
            {
              value: 'COMPLETE_PRODUCTION' as const,
              title: t`Baugruppen fertig geschweißt`,
              note: facts.hasWeldableAssemblies
                ? t`Wir heften, schweißen und beschichten die ganze Baugruppe.`
                : t`Nichts zu schweißen: Keine Teile berühren sich.`,
              isDisabled: !facts.hasWeldableAssemblies,
            },
            {
              value: 'SINGLEPARTS_ONLY' as const,
              title: t`Nur Einzelteile`,
              note: facts.hasOnlyAssemblyParts
                ? t`Zugeschnitten und gebohrt, roh: Sie schweißen und beschichten selbst.`
                : t`Zugeschnitten und gebohrt, jedes Teil für sich.`,
            },
          ]}
        />
        {warnsOfUnprocessedAssemblies(facts) ? <UnprocessedWarning /> : null}
      </div>
      <StepDrawing />
    </div>
  );
};

/** Zinc on parts that are welded later. */
export const UnprocessedWarning = () => (
  <Notice tone="warn" title={<Trans>Baugruppen bleiben ungeschweißt und sind verzinkt</Trans>}>
    <p>
      <Trans>
        Wer verzinkte Teile schweißt, muss die Zinkschicht an den Nähten abschleifen und danach ausbessern. Wählen Sie
        die fertig geschweißte Baugruppe oder eine andere Oberfläche.
      </Trans>
    </p>
  </Notice>
);

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

/** Lines that can be seen on a colour ('#rrggbb') and on the light ground of drawings. */
const inkOn = (colour: string): string => {
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const brightness = (299 * red + 587 * green + 114 * blue) / 1000;
  return brightness < darkBelow ? lightInk : darkInk;
};

const darkBelow = 96;

const [darkInk, lightInk] = ['#1a1f24', '#aeb6bd'];

/** How steel looks whose surface has no colour; null: it has one. */
const metalOf = (surface: Surface) => {
  if (finishes[surface].colours !== 'none') return null;
  return isGalvanised(surface) ? '#c9d0d5' : '#8d9399';
};

/** Surface and colour, with the project drawn in it. */
export const SurfaceStep = () => {
  const { source, areChoicesOpen } = useProject();
  const { surface, ralNumber } = source.project;
  const facts = useAssistantFacts();
  const { setProjectSurface } = useProjectEdits();
  const { colourOf } = useRalColours();
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <SurfaceChoice
          value={{ surface, ralNumber }}
          around={null}
          isFollowing={false}
          isDisabled={!areChoicesOpen}
          onChange={setProjectSurface}
        />
        {warnsOfUnprocessedAssemblies(facts) ? <UnprocessedWarning /> : null}
      </div>
      <StepDrawing colour={colourOf(ralNumber) ?? metalOf(surface)} />
    </div>
  );
};
