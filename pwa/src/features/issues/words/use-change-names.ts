import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import { nameOfUser } from '@knotenblech/shared/accounts/customers.ts';
import { customerSpace, projectSpace, userSpace } from '@knotenblech/shared/records/space.ts';
import type { CartLineId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import { useReading, useRecords, useShop, useWaiting } from '../../../sync/hooks/use-shop.tsx';
import { projectInWaiting } from '../project-in-waiting.ts';

const noProject = '' as ProjectId;

/** Names of what a change of one project names by id, as far as the device holds them; null while they are looked up. */
export const useChangeNames = (projectId: ProjectId | null): ChangeNames | null => {
  const { actor } = useShop();
  const customer = customerSpace(actor.customerId);
  const projects = useRecords('project', customer);
  const addresses = useRecords('address', customer);
  const orders = useRecords('order', customer);
  const users = useRecords('user', customer);
  const lines = useRecords('cartLine', userSpace(actor.userId));
  const waiting = useWaiting();
  const id = projectId ?? noProject;
  const parts = useRecords('partChoice', projectSpace(id));
  const assemblies = useRecords('assemblyChoice', projectSpace(id));
  const reading = useReading(id);
  if (!projects || !addresses || !orders || !users || !lines || !parts || !assemblies || reading === undefined)
    return null;
  const projectName = (of: ProjectId) => projects.find((project) => project.id === of)?.name ?? null;
  return {
    project: projectName,
    part: (index) => {
      const facts = reading?.parts.find((part) => part.index === index);
      const name = parts.find((part) => part.index === index)?.name ?? facts?.name;
      return name === undefined ? null : withNumber(name, facts?.drawingNumber ?? '');
    },
    assembly: (index) =>
      assemblies.find((assembly) => assembly.index === index)?.name ??
      reading?.head.assemblies.find((assembly) => assembly.index === index)?.name ??
      null,
    address: (of) => addressName(of, addresses),
    orderNumber: (of) => orders.find((order) => order.id === of)?.number ?? null,
    user: (of) => {
      const user = users.find((each) => each.id === of);
      return user ? nameOfUser(user) : null;
    },
    projectOfLine: (of) => {
      const its = lines.find((each) => each.id === of)?.projectId ?? projectInWaiting(waiting, of);
      return its && projectName(its);
    },
  };
};

const withNumber = (name: string, drawingNumber: string) =>
  drawingNumber === '' || name.includes(drawingNumber) ? name : `${name} ${drawingNumber}`;

/** What an address is called among those of its customer: its name, with its town where that name is not its alone. */
export const addressName = (id: string, addresses: readonly Address[]): string | null => {
  const address = addresses.find((each) => each.id === id);
  if (!address) return null;
  const isOnlyOne = addresses.every((each) => each.id === id || each.name !== address.name);
  return isOnlyOne ? address.name : nameWithTown(address);
};

export const nameWithTown = ({ name, city }: Pick<Address, 'name' | 'city'>): string =>
  [name, city].filter((word) => word !== '').join(', ');

/** What the device calls the things that a change names by id; null where it does not hold them. */
export type ChangeNames = {
  project: (id: ProjectId) => string | null;
  part: (index: number) => string | null;
  assembly: (index: number) => string | null;
  address: (id: string) => string | null;
  orderNumber: (id: string) => number | null;
  user: (id: UserId) => string | null;
  projectOfLine: (id: CartLineId) => string | null;
};
