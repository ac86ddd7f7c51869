import { endingsByType } from '@knotenblech/shared/files/document/file-endings.ts';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the app tells the system it is installed on. */
export const manifest: Partial<ManifestOptions> & Record<'file_handlers', unknown> = {
  id: '/',
  name: 'Knotenblech',
  short_name: 'Knotenblech',
  description: 'Stahlteile nach Maß für den Holzbau',
  lang: 'de',
  start_url: '/de/home',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f6f3',
  theme_color: '#f7f6f3',
  categories: ['business', 'productivity'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  file_handlers: [{ action: '/de/shop/projects', accept: endingsByType() }],
};
