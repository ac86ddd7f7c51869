import { Trans } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ShopProvider, useKnownWaiting, useShop } from '../../../sync/hooks/use-shop.tsx';
import { isToDecide, isWaiting, type WaitingEntry } from '../../../sync/status/read-waiting.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { lazyPart } from '../../../ui/lazy/lazy-part.tsx';
import { addToast } from '../../../ui/signals/toasts.ts';
import { projectsShown } from './shown-projects.ts';

/** The words for all changes are loaded when there is something to tell. */
const RefusalWords = lazyPart(async () => (await import('./refusal-text.tsx')).RefusalWords);

/** Says at once what the server did not take and that it is undone here, but where the screen itself shows it. */
export const RefusalNotice = () => {
  const shop = useShop();
  const { pathname, search } = useLocation();
  const { order } = search as { order?: string };
  const tell = useCallback(
    (burst: readonly WaitingEntry[]) => {
      const place = { pathname, order, projects: projectsShown() };
      const untold = burst.filter((entry) => !isShownOnScreen(place, entry));
      if (untold.length === 0) return;
      addToast({
        name: 'refusals',
        tone: untold.some(isToDecide) ? 'bad' : 'quiet',
        words: (
          <ShopProvider shop={shop}>
            <RefusalWords entries={untold} />
          </ShopProvider>
        ),
        action: (dismiss) => (
          <LinkButton tone="quiet" from="/$lang" to="/$lang/shop/waiting" onClick={dismiss}>
            <Trans>Ansehen</Trans>
          </LinkButton>
        ),
      });
    },
    [shop, pathname, order],
  );
  useNewRefusals(tell);
  return null;
};

/** Calls `tell` with what was refused since the screen stands, gathered while one follows the other. */
const useNewRefusals = (tell: (burst: readonly WaitingEntry[]) => void) => {
  const entries = useKnownWaiting();
  const refused = useMemo(() => entries?.filter((entry) => !isWaiting(entry)), [entries]);
  const seen = useRef(noRefusals);
  useEffect(() => {
    if (!refused) return;
    const next = groupRefusals(seen.current, refused, Date.now());
    const isNew = next.burst !== seen.current.burst && next.burst.length > 0;
    seen.current = next;
    if (isNew) tell(next.burst);
  }, [refused, tell]);
};

/** What was refused before is known; `burst` is what came new, one soon after the other. */
type Refusals = { known: ReadonlySet<string> | null; burst: readonly WaitingEntry[]; latestMs: number };

export const noRefusals: Refusals = { known: null, burst: [], latestMs: 0 };

const togetherMs = 8000;

/** The burst with what is new in `refused`; what is refused already at the first look is old. */
export const groupRefusals = (before: Refusals, refused: readonly WaitingEntry[], nowMs: number): Refusals => {
  const uids = new Set(refused.map(({ uid }) => uid));
  const fresh = before.known === null ? [] : refused.filter(({ uid }) => !before.known?.has(uid));
  if (fresh.length === 0) return { ...before, known: uids };
  const isSame = nowMs - before.latestMs < togetherMs;
  const earlier = isSame ? before.burst.filter(({ uid }) => uids.has(uid)) : [];
  return { known: uids, burst: [...earlier, ...fresh], latestMs: nowMs };
};

type Place = {
  pathname: string;
  /** The order that the address names beside its path. */
  order: string | undefined;
  /** Whose cards are on the screen. */
  projects: ReadonlySet<string>;
};

type Named = { projectId?: string; orderId?: string };

/** Whether the screen itself shows this very refusal: the waiting list all of them, others what is about the one order or project they show. */
export const isShownOnScreen = (place: Place, { name, args }: Pick<WaitingEntry, 'name' | 'args'>): boolean => {
  const { projectId = '', orderId = '' } = args as Named;
  const path = place.pathname.replace(/\/$/, '');
  if (path.endsWith('/shop/waiting')) return true;
  switch (name) {
    case 'submitOrder':
      return (
        path.endsWith('/shop/account/orders') ||
        (/\/shop\/(process-order|order-error)$/.test(path) && place.order === orderId)
      );
    case 'cancelOrder':
      return path.endsWith(`/shop/account/orders/${orderId}`);
    // The project goes with what would have made it.
    case 'createProject':
    case 'putSinglePart':
      return false;
    default:
      return place.projects.has(projectId);
  }
};
