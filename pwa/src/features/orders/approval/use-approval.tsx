import { namesOfUsers } from '@knotenblech/shared/accounts/customers.ts';
import { approversOf, needsApproval } from '@knotenblech/shared/orders/approval/spending-limit.ts';
import type { SubmitOrderArgs } from '@knotenblech/shared/orders/placing/submit-order.schema.ts';
import { customerSpace } from '@knotenblech/shared/records/space.ts';
import type { Cents } from '@knotenblech/shared/values/money.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useRecords, useShop } from '../../../sync/hooks/use-shop.tsx';
import { Notice } from '../../../ui/signals/notice.tsx';
import { withShownHash } from '../review/use-shown-order.ts';

/** Who may approve what the user orders, as one line; null: he orders it himself; '': nobody can. */
export const useApproverNames = (netCents: Cents | null): string | null => {
  const { i18n } = useLingui();
  const { actor } = useShop();
  const users = useRecords('user', customerSpace(actor.customerId)) ?? [];
  const user = users.find(({ id }) => id === actor.userId);
  if (netCents === null || !user || !needsApproval(user, netCents)) return null;
  return namesOfUsers(approversOf(user, netCents, users), i18n.locale);
};

/** Orders what was agreed to, or asks for it where somebody else has to approve it, and goes where it is seen what becomes of it. */
export const usePlaceOrder = () => {
  const shop = useShop();
  const navigate = useNavigate({ from: '/$lang' });
  return async (args: SubmitOrderArgs, needsOthers: boolean) => {
    const order = await withShownHash(args);
    const { orderId } = order;
    if (needsOthers) {
      await shop.change('requestApproval', { order });
      return () => navigate({ to: '/$lang/shop/account/orders/$orderId', params: { orderId }, replace: true });
    }
    await shop.change('submitOrder', order);
    return (replace = false) => navigate({ to: '/$lang/shop/process-order', search: { order: orderId }, replace });
  };
};

/** Before the button, where it does not order: who is asked first; '' where nobody can be. */
export const ApprovalNotice = ({ approvers }: { approvers: string }) =>
  approvers === '' ? (
    <Notice tone="warn" title={<Trans>Das liegt über Ihrer Bestellgrenze, und niemand kann es freigeben</Trans>}>
      <Trans>Ihr Firmenadministrator legt fest, bis zu welchem Betrag Sie bestellen und wer darüber freigibt.</Trans>
    </Notice>
  ) : (
    <Notice title={<Trans>Geht zur Freigabe an {approvers}</Trans>}>
      <Trans>
        Das liegt über Ihrer Bestellgrenze. Bestellt wird erst mit der Freigabe, genau einmal und zu diesem Preis. Gilt
        er dann nicht mehr, werden Sie neu gefragt.
      </Trans>
    </Notice>
  );
