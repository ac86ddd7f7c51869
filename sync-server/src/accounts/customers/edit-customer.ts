import type { CustomerEdit } from '@knotenblech/shared/accounts/customer-form.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import { DomainError } from '@knotenblech/shared/values/errors/domain-error.ts';
import type { CustomerId, UserId } from '@knotenblech/shared/values/ids.ts';
import { noteAudit } from '../../database/audit.store.ts';
import type { Sql } from '../../database/database.ts';
import { withCustomer } from '../../database/in-customer.ts';
import { changeRecords } from '../../sync/rows/change-records.ts';
import { setCompanyId, setNotes, setPaymentTerms } from './customer-card.store.ts';

/** Changes the fields named of what the operator sets of a customer; his open apps are told. Throws DomainError to refuse. */
export const editCustomer = (
  owner: Sql,
  { customerId, actorId, now }: { customerId: CustomerId; actorId: UserId; now: Date },
  { companyId, notes, paymentTerms, ...edit }: CustomerEdit,
) =>
  withCustomer(owner, customerId, async (tx) => {
    const space = customerSpace(customerId);
    await changeRecords(tx, {
      customerId,
      spaces: [space],
      reads: [{ space, kind: 'customer', id: customerId }],
      run: (rows) => {
        const customer = rows.get(space, 'customer', customerId);
        if (!customer) throw new DomainError('not_found', { record: 'customer' });
        rows.put(space, 'customer', {
          ...customer,
          name: edit.name ?? customer.name,
          mayPayByBill: edit.mayPayByBill ?? customer.mayPayByBill,
          confirmedVatId: edit.confirmedVatId === undefined ? customer.confirmedVatId : edit.confirmedVatId,
        });
      },
    });
    if (companyId !== undefined) await setCompanyId(tx, customerId, companyId);
    if (notes !== undefined) await setNotes(tx, customerId, notes);
    if (paymentTerms !== undefined) await setPaymentTerms(tx, customerId, paymentTerms);
    const fields = Object.entries({ ...edit, companyId, notes, paymentTerms })
      .filter(([, value]) => value !== undefined)
      .map(([name]) => name);
    await noteAudit(tx, {
      at: now,
      actorId,
      action: 'customer_edited',
      customerId,
      subject: customerId,
      details: { fields },
    });
  });
