import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepLinkToken } from '../../../../app/read-address.ts';

export const Route = createFileRoute('/$lang/_entry/shop/account/confirmEmailChange/$token')({
  beforeLoad: ({ params: { lang, token }, preload }) => {
    if (!preload) keepLinkToken('confirm-email', token);
    throw redirect({ to: '/$lang/shop/account/confirmEmailChange', params: { lang }, replace: true });
  },
});
