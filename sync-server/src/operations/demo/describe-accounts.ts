import { demoCustomers, demoPassword } from './demo-accounts.ts';

/** What someone who starts the shop for the first time needs to sign in. */
export const describeAccounts = () => {
  const users = demoCustomers.flatMap((customer) => customer.users);
  const lines = users.map(({ user, says }) => `  ${user.userName.padEnd(10)} ${says}`);
  return [`Demo accounts, all with the password ${demoPassword}`, ...lines].join('\n');
};
