import { type Device } from './device.ts';
import { type Role, type RouteRow, routeTable, titleFor } from './route-table.ts';
import { type Language, lookAt } from './route-walk.ts';

export type Screen = readonly [path: string, row: RouteRow];
export type Walk = { language: Language; isOffline?: boolean; withAxe?: (path: string, row: RouteRow) => boolean };
/** A device of a role, and what its browser complained of since it was asked last. */
export type Walker = { device: Device; complaints: () => string[] };

export const allScreens: readonly Screen[] = Object.entries(routeTable);

/** Whose screen a row is: the operator's, that of whoever is not signed in, else the company's. */
export const belongsTo = ({ who }: RouteRow): Role => {
  if (who === 'operator') return 'admin';
  return who === 'everybody' ? 'nobody' : 'chef';
};

/** Opens screens one after the other, and tells what is wrong with each; nothing when all is as it should be. */
export const walkScreens = async (
  { device, complaints }: Walker,
  role: Role,
  screens: readonly Screen[],
  how: Walk,
) => {
  const { language, isOffline = false, withAxe = () => false } = how;
  const wrong: string[] = [];
  for (const [path, row] of screens) {
    const title = (isOffline ? row.offlineTitle : undefined) ?? titleFor(row, role);
    const cell = { page: device.page, path, language, title, isOffline, complaints, withAxe: withAxe(path, row) };
    wrong.push(...(await lookAt(cell)));
  }
  return wrong;
};
