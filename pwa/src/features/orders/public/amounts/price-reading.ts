import { useSyncExternalStore } from 'react';

/** How prices of projects are read on this device: net or with VAT; null: as is usual for its reader. */
export type PriceReading = 'net' | 'gross' | null;

const key = 'priceReading';
const listeners = new Set<() => void>();

const chosenReading = (): PriceReading => {
  const kept = localStorage.getItem(key);
  return kept === 'net' || kept === 'gross' ? kept : null;
};

export const choosePriceReading = (reading: 'net' | 'gross') => {
  localStorage.setItem(key, reading);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePriceReading = (): PriceReading => useSyncExternalStore(subscribe, chosenReading);
