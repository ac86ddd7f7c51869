import './ui/typeface.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from './app/device-locked.ts';
import { parseSearch, stringifySearch } from './app/searched-words.ts';
import { subscribeToLateAnswers } from './app/storage-silence.ts';
import { hasContactMessages } from './device/contact-messages/has-letters.ts';
import { watchForUpdate } from './features/frame/update/app-update.ts';
import { routeTree } from './routeTree.gen.ts';
import { stayWithoutParts } from './ui/lazy/missing-parts.ts';
import { leaveToasts } from './ui/signals/toasts.ts';

subscribeToLateAnswers(() => void router.invalidate());

const App = () => <RouterProvider router={router} />;

const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
  if (pathChanged) leaveToasts(toLocation.pathname);
});

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- the router is told by merging into its interface
  interface Register {
    router: typeof router;
  }
}

const start = () => {
  const place = document.getElementById('app');
  if (!place) throw new Error('index.html has no place for the app');
  stayWithoutParts();
  createRoot(place, { onCaughtError: reportCaughtError }).render(<App />);
  watchForUpdate();
  if (hasContactMessages())
    void import('./device/contact-messages/contact-outbox.ts').then((outbox) => outbox.watchOutbox());
};

// Where the browser is too old the page says so already.
if (document.documentElement.dataset.browser !== 'old') start();
