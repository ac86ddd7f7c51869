import type { CustomerId, OrderId } from '@knotenblech/shared/values/ids.ts';
import type { Mail } from '../mail/mail-store.ts';
import { orderConfirmation } from './order-confirmation.ts';
import type { PictureDeps } from './project-pictures.ts';

/** The document that goes with a mail: the confirmation of the order whose id it has. Null, and told in the log, when it cannot be made: its amounts stand in the mail too. */
export const documentOfMail =
  (deps: PictureDeps) =>
  async ({ customerId, id }: Mail): Promise<Uint8Array | null> => {
    try {
      const key = { customerId: customerId as CustomerId, orderId: id as OrderId };
      return (await orderConfirmation(deps, key))?.pdf ?? null;
    } catch (error) {
      deps.log.error({ err: error, mailId: id }, 'a mail goes out without its document');
      return null;
    }
  };
