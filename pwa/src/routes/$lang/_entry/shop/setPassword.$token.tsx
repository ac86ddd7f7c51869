import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepLinkToken } from '../../../../app/read-address.ts';

export const Route = createFileRoute('/$lang/_entry/shop/setPassword/$token')({
  beforeLoad: ({ params: { lang, token }, preload }) => {
    if (!preload) keepLinkToken('set-password', token);
    throw redirect({ to: '/$lang/shop/setPassword', params: { lang }, replace: true });
  },
});
