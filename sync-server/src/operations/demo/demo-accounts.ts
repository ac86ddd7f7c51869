import type { Address } from '@knotenblech/shared/accounts/address.record.ts';
import type { Customer } from '@knotenblech/shared/accounts/customer.record.ts';
import type { User } from '@knotenblech/shared/accounts/user.record.ts';
import type { AddressId, CartId, CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';

/** Everything of the demo has a fixed id, by which it is known to be there already. */
const demoId = <T extends string>(n: number) => `0199d000-0000-7000-8000-${String(n).padStart(12, '0')}` as T;

export const demoPassword = 'Stahlbau-2026!';

export type DemoUser = { user: User; cartId: CartId; says: string };

export type DemoProject = {
  id: ProjectId;
  name: string;
  fileName: string;
  /** Places of parts whose stock is chosen to be cold formed. */
  coldFormed?: readonly number[];
};

export type DemoCustomer = {
  customer: Customer;
  tariffNumber: number;
  addresses: Address[];
  users: DemoUser[];
  projects: DemoProject[];
};

const user = (
  n: number,
  userName: string,
  firstName: string,
  name: string,
  says: string,
  more: Partial<User> = {},
): DemoUser => ({
  user: {
    id: demoId<UserId>(n),
    userName,
    email: `${userName}@example.org`,
    firstName,
    name,
    permissions: ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
    seesPrices: true,
    active: true,
    ...more,
  },
  cartId: demoId<CartId>(n + 100),
  says,
});

const address = (
  n: number,
  given: Partial<Address> & Pick<Address, 'name' | 'street' | 'zip' | 'city' | 'countryIso'>,
): Address => ({
  id: demoId<AddressId>(n),
  salutation: 'COMPANY',
  nameAdd: '',
  contactFirstName: '',
  contactName: '',
  email: '',
  phone: '',
  fax: '',
  vatId: '',
  isShippingAddress: true,
  isBillingAddress: true,
  ...given,
});

const operator: DemoCustomer = {
  customer: {
    id: demoId<CustomerId>(1),
    number: 1,
    name: 'Knotenblech Stahlbau GmbH',
    kind: 'company',
    mayPayByBill: true,
    confirmedVatId: null,
  },
  tariffNumber: 1,
  addresses: [],
  users: [
    user(11, 'admin', 'Martina', 'Kern', 'runs the shop', {
      permissions: ['GLOBAL_ADMIN_PERMISSION', 'STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
    }),
  ],
  projects: [],
};

const company: DemoCustomer = {
  customer: {
    id: demoId<CustomerId>(2),
    number: 10001,
    name: 'Holzbau Lindner GmbH',
    kind: 'company',
    mayPayByBill: true,
    confirmedVatId: null,
  },
  tariffNumber: 2,
  addresses: [
    address(201, {
      name: 'Holzbau Lindner GmbH',
      nameAdd: 'Abbund und Montage',
      contactFirstName: 'Josef',
      contactName: 'Lindner',
      street: 'Zimmererweg 4',
      zip: '87435',
      city: 'Kempten',
      countryIso: 'DE',
      email: 'werkstatt@example.org',
      phone: '+49 831 000000',
    }),
    address(202, {
      name: 'Holzbau Lindner GmbH',
      nameAdd: 'Baustelle Turnhalle Sonthofen',
      contactFirstName: 'Peter',
      contactName: 'Huber',
      street: 'Sportplatzstraße 12',
      zip: '87527',
      city: 'Sonthofen',
      countryIso: 'DE',
      phone: '+49 170 0000000',
      isBillingAddress: false,
    }),
  ],
  users: [
    user(21, 'chef', 'Josef', 'Lindner', "the company's admin", {
      permissions: ['CUSTOMER_ADMIN_PERMISSION', 'STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
    }),
    user(22, 'werkstatt', 'Peter', 'Huber', 'uploads and orders'),
    user(23, 'leser', 'Lena', 'Maier', 'sees projects, without prices', {
      permissions: ['STANDARD_PERMISSION'],
      seesPrices: false,
    }),
    user(24, 'demo', 'Dana', 'Probst', 'orders for show', {
      permissions: ['DEMO_PERMISSION', 'STANDARD_PERMISSION', 'UPLOAD_PERMISSION', 'ORDER_PERMISSION'],
    }),
  ],
  projects: [
    { id: demoId<ProjectId>(301), name: 'Knotenplatten Halle Nord', fileName: 'knotenplatten.btlx' },
    { id: demoId<ProjectId>(302), name: 'Hallenrahmen Achse A bis C', fileName: 'rahmen-hea-ipe.btlx' },
    {
      id: demoId<ProjectId>(303),
      name: 'Winkel, Pfosten und Flachstahl',
      fileName: 'winkel-rhs-flach.btlx',
      coldFormed: [11, 12],
    },
  ],
};

const privatePerson: DemoCustomer = {
  customer: {
    id: demoId<CustomerId>(3),
    number: 10002,
    name: 'Anna Gruber',
    kind: 'private',
    mayPayByBill: false,
    confirmedVatId: null,
  },
  tariffNumber: 3,
  addresses: [
    address(203, {
      salutation: 'MRS',
      name: 'Gruber',
      nameAdd: 'Anna',
      street: 'Am Hang 9',
      zip: '5020',
      city: 'Salzburg',
      countryIso: 'AT',
      email: 'privat@example.org',
      phone: '+43 662 000000',
    }),
  ],
  users: [user(31, 'privat', 'Anna', 'Gruber', 'a private customer in Austria')],
  projects: [],
};

export const demoCustomers: DemoCustomer[] = [operator, company, privatePerson];

/** What someone who starts the shop for the first time needs to sign in. */
export const describeAccounts = () => {
  const users = demoCustomers.flatMap((customer) => customer.users);
  const lines = users.map(({ user, says }) => `  ${user.userName.padEnd(10)} ${says}`);
  return [`Demo accounts, all with the password ${demoPassword}`, ...lines].join('\n');
};
