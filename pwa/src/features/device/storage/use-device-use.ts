import { useEffect, useState } from 'react';
import { type DeviceUse, measureDevice } from '../../../device/quota/measure-device.ts';
import { useShop } from '../../../sync/hooks/use-shop.tsx';

/** What the device holds, measured again whenever `reason` changes; null until it is known. */
export const useDeviceUse = (reason: string): DeviceUse | null => {
  const { database } = useShop();
  const [known, setKnown] = useState<{ reason: string; use: DeviceUse } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const measure = async () => {
      const use = await measureDevice(database).catch(() => null);
      if (isCurrent && use) setKnown({ reason, use });
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [database, reason]);
  return known?.use ?? null;
};
