import type { WeldProblem } from '@knotenblech/shared/parts/assemblies/prove-weld.ts';
import type { WeldDirection } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const directionLabels: Record<WeldDirection, MessageDescriptor> = {
  ALONG: msg`längs zur Naht`,
  ACROSS: msg`quer zur Naht`,
  OBLIQUE: msg`schräg zur Naht`,
};

/** Why a joint is not proven, and what to do. */
export const problemLabels: Record<WeldProblem, MessageDescriptor> = {
  grade: msg`Für diese Stahlsorte gibt es hier keinen Formelnachweis: Laden Sie eine Berechnung hoch.`,
  wall: msg`Über 40 mm Wanddicke gilt der Formelnachweis nicht: Laden Sie eine Berechnung hoch.`,
  'thin-throat': msg`Unter 3 mm Nahtdicke darf eine Naht nicht tragen.`,
  'throat-for-wall': msg`Die Naht ist für die dickste Wand zu dünn (a ≥ √t − 0,5).`,
  'thick-throat': msg`Die Naht ist für die dünnste Wand zu dick (a ≤ 0,7 t).`,
  'short-run': msg`Die einzelne Naht ist zu kurz zum Tragen (l ≥ 30 mm und ≥ 6 a ohne Endkrater).`,
  force: msg`Die Kraft ist größer, als die Naht trägt.`,
};
