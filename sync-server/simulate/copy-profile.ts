import type { Device } from './simulated-device.ts';

/** Copies a browser profile as it lies on the disk onto another machine; says which client both are from then on. */
export const copyProfile = async (from: Device, to: Device) => {
  const [source, target] = [from.tabs[0], to.tabs[0]];
  if (!source || !target) return null;
  for (const name of ['database', 'mirror'] as const) {
    for (const table of source[name].tables) {
      const copy = target[name].table(table.name);
      await copy.clear();
      await copy.bulkPut(await table.toArray());
    }
  }
  return (await target.database.meta.get('client'))?.value as string | null;
};
