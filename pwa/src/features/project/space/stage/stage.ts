import type { PictureSubject } from '@knotenblech/shared/pictures/picture-subject.ts';
import type { Selection } from '../../selection.ts';

/** What stands in the picture: the project, one assembly or one part alone. */
export type Stage = PictureSubject;

export const wholeProject: Stage = { kind: 'project' };

/** A selection alone. */
export const stageOf = ({ part, assembly }: Selection): Stage => {
  if (part !== undefined) return { kind: 'part', index: part };
  return assembly === undefined ? wholeProject : { kind: 'assembly', index: assembly };
};

export const stageKey = (stage: Stage) => (stage.kind === 'project' ? stage.kind : `${stage.kind}-${stage.index}`);

/** The stage once something else was selected: it stays while it shows the selection, else it follows it. `isWithin` tells whether a part or assembly lies in an assembly. */
export const stageAfter = (
  stage: Stage,
  selection: Selection,
  isWithin: (selected: Selection, assembly: number) => boolean,
): Stage => {
  const next = stageOf(selection);
  if (stage.kind === 'project' || next.kind === 'project' || stageKey(next) === stageKey(stage)) return stage;
  return stage.kind === 'assembly' && isWithin(selection, stage.index) ? stage : next;
};
