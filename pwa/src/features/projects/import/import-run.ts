import type { DrawingQuestions, OpenGaps } from '@knotenblech/shared/files/dxf/drawing-questions.ts';
import type { OpenList } from '@knotenblech/shared/files/list/list-field.schema.ts';
import type { ErrorDetails } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { ErrorCode } from '@knotenblech/shared/values/errors/error-codes.ts';
import type { ProjectId } from '@knotenblech/shared/values/ids.ts';

/** Counts of what was found in a file; warnings: of the whole file, such as parts that could not be read. */
export type Found = { taken: number; guessed: number; leftOut: number; warnings: number };

/** What was found, once some of it was decided: `positionCount` positions are made by now. */
export const foundAfter = ({ taken, guessed, leftOut, warnings }: Found, positionCount: number): Found => {
  const stillGuessed = Math.min(guessed, positionCount);
  return {
    taken: positionCount - stillGuessed,
    guessed: stillGuessed,
    leftOut: Math.max(taken + guessed + leftOut - positionCount, 0),
    warnings,
  };
};

/** The way of one file into the shop, as far as it has come. */
export type ImportRun = {
  id: ProjectId;
  /** Name of the database of the user whose file it is. */
  owner: string;
  fileName: string;
  /** The project that it is a later file of. */
  revisionOf: ProjectId | null;
  /** Names of files that came with it, hold the same and are no project of their own. */
  copies: readonly string[];
  /** Where it was chosen in this page: a refused one can still become a request. */
  file: File | null;
  step: 'keeping' | 'reading' | 'queueing' | 'done';
  /** 0..1 while the file is read. */
  progress: number;
  /** The reader lacks the shop's base data, which a new device gets first. */
  isWaiting: boolean;
  /** What reads files could not be loaded: the file is kept until it can be. */
  lacksReader: boolean;
  found: Found | null;
  /** What the file is where it was not read ('PDF'): it has become a request. */
  otherType: string | null;
  /** What its drawing or list leaves open: it goes on once that is answered. */
  questions: DrawingQuestions | OpenGaps | OpenList | null;
  /** Set when it failed; `step` says where. */
  refusal: { code: ErrorCode; details: ErrorDetails } | null;
  projectId: ProjectId | null;
  /** Of the change that makes the project: to see whether it has gone out. */
  uid: string | null;
};

type Started = Pick<ImportRun, 'id' | 'owner' | 'fileName'> &
  Partial<Pick<ImportRun, 'file' | 'revisionOf' | 'copies'>>;

export const newRun = ({ id, owner, fileName, file = null, revisionOf = null, copies = [] }: Started): ImportRun => ({
  id,
  owner,
  fileName,
  file,
  revisionOf,
  copies,
  step: 'keeping',
  progress: 0,
  isWaiting: false,
  lacksReader: false,
  found: null,
  otherType: null,
  questions: null,
  refusal: null,
  projectId: null,
  uid: null,
});

/** Whether nothing more comes of a run. */
export const isOver = ({ step, refusal }: ImportRun) => step === 'done' || refusal !== null;

type RunCounts = { done: number; open: number; failed: number };

/** How many runs are through, not yet, or refused; one that became a request stays open until it is described. `isRefused`: by the server. */
export const countRuns = (runs: readonly ImportRun[], isRefused: (run: ImportRun) => boolean): RunCounts => {
  const isFailed = (run: ImportRun) => run.refusal !== null || isRefused(run);
  const failed = runs.filter(isFailed).length;
  const done = runs.filter((run) => !isFailed(run) && run.step === 'done' && run.otherType === null).length;
  return { done, open: runs.length - done - failed, failed };
};
