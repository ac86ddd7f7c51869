import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { OrderStep } from '@knotenblech/shared/orders/placing/step-guards.ts';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { AddressPopup } from '../../../../features/account/addresses/address-dialog.tsx';
import { useOpenCart } from '../../../../features/orders/public/amounts/use-shown-price.ts';
import { OrderStepScreen } from '../../../../features/orders/steps/order-step-screen.tsx';
import { useShop } from '../../../../sync/hooks/use-shop.tsx';

type StepSearch = { address?: string; target?: 'shipping' | 'billing' };

const isStep = (step: number): step is OrderStep => step === 1 || step === 2 || step === 3 || step === 4;

const Screen = () => {
  const { step } = Route.useParams();
  const { address, target = 'shipping' } = Route.useSearch();
  const current = Number(step);
  if (!isStep(current)) return null;
  return (
    <OrderStepScreen step={current}>
      {address === undefined ? null : <AddressOfOrder addressId={address} target={target} />}
    </OrderStepScreen>
  );
};

/** The address popup over step 1: what is saved there is chosen there. */
const AddressOfOrder = ({ addressId, target }: { addressId: string; target: 'shipping' | 'billing' }) => {
  const shop = useShop();
  const open = useOpenCart();
  const navigate = Route.useNavigate();
  const close = () => navigate({ search: {}, replace: true });
  const chosen = async ({ id }: Address) => {
    if (open) {
      const choices = target === 'shipping' ? { shippingAddressId: id } : { billingAddressId: id };
      await shop.change('setCartChoices', { cartId: open.cart.id, choices });
    }
    await close();
  };
  return (
    <AddressPopup addressId={addressId} onClose={() => void close()} onSaved={(address) => void chosen(address)} />
  );
};

export const Route = createFileRoute('/$lang/shop/(order)/order-step/$step')({
  validateSearch: ({ address, target }): StepSearch => ({
    ...(typeof address === 'string' ? { address } : {}),
    ...(target === 'shipping' || target === 'billing' ? { target } : {}),
  }),
  beforeLoad: ({ params }) => {
    if (isStep(Number(params.step))) return;
    throw redirect({ to: '/$lang/shop/order-step/$step', params: { ...params, step: '1' }, replace: true });
  },
  component: Screen,
});
