import './ui/typeface.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { watchForUpdate } from './features/frame/app-update.ts';

const place = document.getElementById('app');
if (!place) throw new Error('index.html has no place for the app');
createRoot(place).render(<App />);
void watchForUpdate();
if (localStorage.getItem('contactOutbox'))
  void import('./site/contact-outbox.ts').then((outbox) => outbox.watchOutbox());
