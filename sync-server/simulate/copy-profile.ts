import type { Device } from './simulated-device.ts';

/** Copies a browser profile as it lies on the disk onto another machine. */
export const copyProfile = async (from: Device, to: Device) => {
  for (const table of from.tabs[0]?.database.tables ?? []) {
    const copy = to.tabs[0]?.database.table(table.name);
    await copy?.clear();
    await copy?.bulkPut(await table.toArray());
  }
};
