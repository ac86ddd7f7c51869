import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { redirect } from '@tanstack/react-router';
import type { Opening } from '../opening.ts';

type Params = { lang: Language; projectId: string };

type Search = Opening & { tab?: CostTab | undefined };

/** A popup of costs lies over the operator's view of them; whoever does not run the shop is led to the project. */
export const toCosts = (actor: Actor, params: Params, { admin, tab }: Search, over: CostTab = 'costs') => {
  const project = { to: '/$lang/shop/project/$projectId', params, replace: true } as const;
  if (!may(actor, 'runProjects')) throw redirect({ ...project, search: {} });
  if (admin !== true || tab === undefined)
    throw redirect({
      to: '.',
      search: ((before: object) => ({ ...before, admin: true, tab: over })) as never,
      replace: true,
    });
};

/** The operator's views of a project: what it is (none named), what its pieces cost, and its price. */
export type CostTab = 'costs' | 'summary';

export const readCostTab = ({ tab }: Record<string, unknown>): { tab?: CostTab } =>
  tab === 'costs' || tab === 'summary' ? { tab } : {};

/** Which pieces a popup of costs is about, and which of their processes. */
export type PieceSearch = { pieces?: string; process?: string };

const places = /^[pa]\d{1,6}(\.[pa]\d{1,6}){0,499}$/;

/** 'p3.p4.a1': parts 3 and 4 and assembly 1. */
export const readPieceSearch = ({ pieces, process }: Record<string, unknown>): PieceSearch => ({
  ...(typeof pieces === 'string' && places.test(pieces) ? { pieces } : {}),
  ...(typeof process === 'string' && process.length <= 30 ? { process } : {}),
});

export const writePieces = (pieces: readonly { key: string }[]) => pieces.map(({ key }) => key).join('.');
