import type { SpaceId } from '@knotenblech/shared/records/space.ts';
import type { ReactNode } from 'react';
import { useHasArrived, useSyncStatus } from '../../../sync/hooks/use-shop.tsx';
import { type NotHereYetProps, NotLoadedYet } from './not-loaded-yet.tsx';

type OnceArrivedProps = Pick<NotHereYetProps, 'isLine' | 'also'> & {
  /** Where the rows lie. */
  spaces: readonly SpaceId[];
  /** Says that there are none. */
  children: ReactNode;
};

/** In place of rows where there are none on this device: that there are none is said once all that lies with the server has come. */
export const WhenLoaded = ({ spaces, children, ...place }: OnceArrivedProps) => {
  const hasArrived = useHasArrived(...spaces);
  const status = useSyncStatus();
  if (hasArrived === undefined) return null;
  return hasArrived ? children : <NotLoadedYet status={status} {...place} />;
};
