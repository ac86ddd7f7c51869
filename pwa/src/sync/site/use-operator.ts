import { useEffect, useSyncExternalStore } from 'react';
import { onVisible } from './on-visible.ts';
import { fetchSite, knownOperator, subscribeToOperator } from './site.ts';

/** Who runs the shop, asked anew whenever the page comes into sight; null while the device has not learnt it. */
export const useOperator = () => {
  useEffect(() => onVisible(() => void fetchSite()), []);
  return useSyncExternalStore(subscribeToOperator, knownOperator);
};
