import type { Actor } from '@knotenblech/shared/records/actor.ts';
import { may } from '@knotenblech/shared/records/permissions.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { redirect } from '@tanstack/react-router';
import type { Opening } from '../opening.ts';
import type { CostTab } from './piece-search.ts';

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
