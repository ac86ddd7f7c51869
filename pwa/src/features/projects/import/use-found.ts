import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { useRecord, useShop } from '../../../sync/hooks/use-shop.tsx';
import { type Found, foundAfter, type ImportRun } from './import-run.ts';

/** What was found in a file, with everything that was decided about its parts since; null before it is read. */
export const useFound = ({ id, found }: ImportRun): Found | null => {
  const { actor } = useShop();
  const project = useRecord('project', customerSpace(actor.customerId), id);
  return found && project ? foundAfter(found, project.positionCount) : found;
};
