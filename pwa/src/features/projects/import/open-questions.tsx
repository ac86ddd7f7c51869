import type { DrawingAnswers } from '@knotenblech/shared/files/dxf/drawing-answers.ts';
import { asDrawn, type DrawingQuestions, type OpenGaps } from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import type { OpenList } from '@knotenblech/shared/files/list/list-field.schema.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { importPlace } from '../../../sync/hooks/projects/import-place.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { formatMm } from '../../../ui/figures/format-figure.ts';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import type { ImportRun } from './import-run.ts';
import { answerImport } from './imports.ts';

export const OpenLinesPicture = lazyPart(
  async () => (await import('./drawing/open-lines-picture.tsx')).OpenLinesPicture,
);

const DrawingDialog = lazyPart(async () => (await import('./drawing/drawing-dialog.tsx')).DrawingDialog);

/** Says what a file leaves open, and asks for it. */
export const OpenQuestions = ({
  run,
  questions,
}: {
  run: ImportRun;
  questions: NonNullable<ImportRun['questions']>;
}) =>
  'rows' in questions ? (
    <OpenColumns run={run} list={questions} />
  ) : 'closableMm' in questions ? (
    <OpenOutlines run={run} gaps={questions} />
  ) : (
    <OpenDrawing run={run} questions={questions} />
  );

/** Shows what of a drawing stays open, and asks whether it is closed. */
const OpenOutlines = ({ run, gaps: { closableMm } }: { run: ImportRun; gaps: OpenGaps }) => {
  const shop = useShop();
  const answer = (answers: DrawingAnswers) => void answerImport(importPlace(shop), run.id, answers);
  return (
    <Notice
      tone="warn"
      title={<Trans>In der Zeichnung sind Umrisse offen.</Trans>}
      action={
        <>
          <Button tone="primary" onPress={() => answer({ gapMm: closableMm })}>
            <Trans>Lücken bis {formatMm(closableMm)} mm schließen</Trans>
          </Button>
          <Button onPress={() => answer(asDrawn)}>
            <Trans>So lassen</Trans>
          </Button>
        </>
      }
    >
      {run.file ? (
        <Suspense>
          <OpenLinesPicture file={run.file} onClose={null} />
        </Suspense>
      ) : null}
    </Notice>
  );
};

const ListDialog = lazyPart(async () => (await import('./list/list-dialog.tsx')).ListDialog);

/** Says that a list does not say what its columns are, and asks for it once. */
const OpenColumns = ({ run, list }: { run: ImportRun; list: OpenList }) => {
  const shop = useShop();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Notice
        tone="warn"
        title={<Trans>Die Überschriften der Liste lassen etwas offen.</Trans>}
        action={
          <Button tone="primary" onPress={() => setIsAsking(true)}>
            <Trans>Angaben machen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Sagen Sie einmal, was in welcher Spalte steht.</Trans>
        </p>
      </Notice>
      {isAsking ? (
        <Suspense>
          <ListDialog
            list={list}
            onAnswer={(answers) => {
              setIsAsking(false);
              void answerImport(importPlace(shop), run.id, answers);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** Says what a drawing leaves open, and asks for it in one step. */
const OpenDrawing = ({ run, questions }: { run: ImportRun; questions: DrawingQuestions }) => {
  const shop = useShop();
  const [isAsking, setIsAsking] = useState(false);
  const { likelyUnit, parts } = questions;
  return (
    <>
      <Notice
        tone="warn"
        title={
          likelyUnit === null ? (
            <Trans>Die Zeichnung nennt keine Dicke.</Trans>
          ) : (
            <Trans>Die Zeichnung nennt keine Einheit.</Trans>
          )
        }
        action={
          <Button tone="primary" onPress={() => setIsAsking(true)}>
            <Trans>Angaben machen</Trans>
          </Button>
        }
      >
        <p>
          <Plural value={parts.length} one="# Teil ist gefunden." other="# Teile sind gefunden." />
        </p>
      </Notice>
      {isAsking ? (
        <Suspense>
          <DrawingDialog
            questions={questions}
            onAnswer={(answers) => {
              setIsAsking(false);
              void answerImport(importPlace(shop), run.id, answers);
            }}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
