import './ui/typeface.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { reportCaughtError } from './app/device-locked.ts';
import { App } from './app.tsx';
import { hasContactMessages } from './device/contact-messages/has-letters.ts';
import { watchForUpdate } from './features/frame/update/app-update.ts';
import { stayWithoutParts } from './ui/lazy/missing-parts.ts';

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
