import { messageIdOf } from '@knotenblech/shared/messages/message-id-of.ts';
import type { Project } from '@knotenblech/shared/projects/project.record.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { CustomerId, ProjectId } from '@knotenblech/shared/values/ids.ts';
import { readInCustomer } from '../../database/in-customer.ts';
import { listAdmins } from '../../messages/message.store.ts';
import { type NotifyDeps, tellAdmin } from '../../messages/notify-admin.ts';
import { readRecords } from '../../sync/rows/record.store.ts';
import { priceTexts } from './price-texts.ts';

/** The operator's own language. */
const words = priceTexts.de;

type Key = { customerId: CustomerId; projectId: ProjectId; requestId: string; isFirst?: boolean };

/** Tells every admin of a request or of a remark added to it, each once however often the job runs. */
export const notifyPriceAnswer = async (
  deps: NotifyDeps,
  { customerId, projectId, requestId, isFirst = true }: Key,
) => {
  const project = await readInCustomer(deps.owner, customerId, async (tx) => {
    const [row] = await readRecords(tx, customerId, [
      { space: customerSpace(customerId), kind: 'project', id: projectId },
    ]);
    return row?.data as Project | undefined;
  });
  if (!project) return;
  const said = isFirst ? words.requested : words.remarkAdded;
  for (const admin of await listAdmins(deps.owner)) {
    const id = messageIdOf(requestId, admin.userId);
    await tellAdmin(deps, admin, { id, projectId, ...said(project.name, project.number) });
  }
};
