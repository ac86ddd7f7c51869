import type { FileEnding } from '@knotenblech/shared/files/document/file-endings.ts';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** Kinds of files that the installed app opens, with their endings. */
const openedFiles = {
  'application/x-btlx': ['.btlx', '.btlz'],
  'application/x-stwx': ['.stwx', '.stws'],
  'application/x-nc1': ['.nc1', '.nc'],
  'image/vnd.dxf': ['.dxf'],
  'model/step': ['.step', '.stp', '.p21'],
  'application/x-step': ['.ifc'],
  'application/x-ifczip': ['.ifczip'],
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/zip': ['.zip'],
} satisfies Record<string, FileEnding[]>;

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
  file_handlers: [{ action: '/de/shop/projects', accept: openedFiles }],
};
