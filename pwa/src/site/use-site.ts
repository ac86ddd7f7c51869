import { useSyncExternalStore } from 'react';
import { knownSite, subscribeToSite } from './site.ts';

/** Who runs the shop; null while the device has not learnt it. */
export const useOperator = () => useSyncExternalStore(subscribeToSite, knownSite)?.facts.operator ?? null;
