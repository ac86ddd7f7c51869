import type { PictureSubject } from '@knotenblech/shared/exports/pictures/picture-subject.ts';
import type { Selection } from '../../selection.ts';

/** What stands in the picture: the project, one assembly or one part alone. */
export type ViewScope = PictureSubject;

export const wholeProject: ViewScope = { kind: 'project' };

/** A selection alone. */
export const scopeOf = ({ part, assembly }: Selection): ViewScope => {
  if (part !== undefined) return { kind: 'part', index: part };
  return assembly === undefined ? wholeProject : { kind: 'assembly', index: assembly };
};

export const stageKey = (stage: ViewScope) => (stage.kind === 'project' ? stage.kind : `${stage.kind}-${stage.index}`);

/** The stage once something else was selected: it stays while it shows the selection, else it follows it. `isWithin` tells whether a part or assembly lies in an assembly. */
export const scopeAfter = (
  stage: ViewScope,
  selection: Selection,
  isWithin: (selected: Selection, assembly: number) => boolean,
): ViewScope => {
  const next = scopeOf(selection);
  if (stage.kind === 'project' || next.kind === 'project' || stageKey(next) === stageKey(stage)) return stage;
  return stage.kind === 'assembly' && isWithin(selection, stage.index) ? stage : next;
};
