import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepLinkToken } from '../../../../app/read-address.ts';

export const Route = createFileRoute('/$lang/_entry/shop/confirmRegistration/$token')({
  beforeLoad: ({ params: { lang, token }, preload }) => {
    if (!preload) keepLinkToken('register', token);
    throw redirect({ to: '/$lang/shop/confirmRegistration', params: { lang }, replace: true });
  },
});
