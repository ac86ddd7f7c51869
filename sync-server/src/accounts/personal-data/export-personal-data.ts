import type { UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { readPersonalData, type Whose } from './personal-data.store.ts';

type Wish = Whose & { subject: string; isWhole: boolean; actorId: UserId; now: Date };

/** Everything the shop holds of a user, or of a customer with all his users, for whoever asks by right (article 15 GDPR). */
export const exportPersonalData = (owner: Sql, { customerId, users, subject, isWhole, actorId, now }: Wish) =>
  withCustomer(owner, customerId, async (tx) => {
    const data = await readPersonalData(tx, { customerId, users }, isWhole);
    await noteAudit(tx, { at: now, actorId, action: 'personal_data_exported', customerId, subject });
    return { exportedAt: now.toISOString(), subject, ...data };
  });
