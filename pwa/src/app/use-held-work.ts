import { useEffect, useState } from 'react';
import type { SealedWorkInfo } from '../device/unsent-work/holds-work.ts';
import { isDeviceKnown, watchStorage } from './session.ts';

const lookForWork = async () =>
  (await isDeviceKnown()) ? (await import('../device/unsent-work/holds-work.ts')).findSealedWork() : null;

/** What unsent work the device may hold of anybody who has used it; null: none, or it does not know yet. */
export const useHeldWork = () => {
  const [heldWork, setHeldWork] = useState<SealedWorkInfo | null>(null);
  useEffect(() => void watchStorage(lookForWork()).then(setHeldWork), []);
  return heldWork;
};
