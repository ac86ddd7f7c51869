import { createRouter, RouterProvider } from '@tanstack/react-router';
import { parseSearch, stringifySearch } from './app/searched-words.ts';
import { subscribeToLateAnswers } from './app/storage-silence.ts';
import { routeTree } from './routeTree.gen.ts';
import { leaveToasts } from './ui/signals/toasts.ts';

subscribeToLateAnswers(() => void router.invalidate());

export const App = () => <RouterProvider router={router} />;

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
  if (pathChanged) leaveToasts();
});

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the router is told by merging into its interface
  interface Register {
    router: typeof router;
  }
}
