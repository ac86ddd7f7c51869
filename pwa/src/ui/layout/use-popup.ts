import { type LinkProps, useLocation, useNavigate, useRouter } from '@tanstack/react-router';

type Place = Pick<LinkProps, 'to' | 'params' | 'search'>;

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the router is told by merging into its interface
  interface HistoryState {
    /** The page before this popup in the history is the one that it lies over. */
    isOverPage?: boolean;
  }
}

/** State for the link or the navigation that opens a popup from the page under it. */
export const overPage = { isOverPage: true } as const;

/**
 * Closes a popup's route. One that was opened from its page goes back, so that 'back' never opens it again;
 * one that was opened by its address gives way to its page. An answer that comes once it is closed closes nothing more.
 */
export const usePopup = (page: Place) => {
  const router = useRouter();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return () => {
    if (router.history.location.pathname !== pathname) return;
    if (state.isOverPage) router.history.back();
    else void navigate({ ...page, replace: true } as never);
  };
};
