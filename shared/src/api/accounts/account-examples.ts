const id = '0199d000-0000-7000-8000-000000000000';
const password = 'Drei Zangen und ein Kran';

const user = {
  userName: 'eva.muster',
  email: 'eva.muster@example.org',
  firstName: 'Eva',
  name: 'Muster',
  permissions: ['STANDARD_PERMISSION', 'UPLOAD_PERMISSION'],
  active: true,
};

/** Bodies of calls about people: sign-in, users, addresses, messages. */
export const accountExamples = {
  'POST /users/login': { userName: 'werkstatt', password: 'Stahlbau-2026!', language: 'de' },
  'POST /session': { userName: 'werkstatt', password: 'Stahlbau-2026!', deviceName: 'Tablet Werkstatt' },
  'POST /register': {
    kind: 'company',
    companyName: 'Zimmerei Moser',
    firstName: 'Ida',
    name: 'Moser',
    email: 'ida.moser@example.org',
    password,
    hasConsented: true,
  },
  'POST /users/resetPassword': { email: 'werkstatt@example.org', language: 'de' },
  'POST /account/push': {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    keys: {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    },
  },
  'POST /companyKeys': {
    name: 'ERP Büro',
    scopes: ['projects:read', 'prices:read'],
    lifeDays: 365,
    password: 'Stahlbau-2026!',
  },
  'PUT /punchout/accesses/{protocol}': {
    isOn: true,
    returnAddresses: ['https://erp.example.com/oci'],
    unit: 'PCE',
    encoding: 'UTF-8',
    setup: 'own-item',
  },
  'POST /users': { ...user, seesPrices: true },
  'POST /admin/customers/{customerId}/users': {
    ...user,
    userName: 'tom.tischler',
    email: 'tom.tischler@example.org',
    seesPrices: true,
  },
  'PUT /users/{userId}': { ...user, email: 'eva.neu@example.org', seesPrices: true },
  'POST /users/addUser/{token}': { ...user, id: -1, userName: 'max.muster', email: 'max.muster@example.org' },
  'POST /users/changeEmailOrUserName/{token}': {
    ...user,
    id: '<userId>',
    name: 'Muster-Huber',
    email: 'eva.huber@example.org',
  },
  'POST /users/updateAddress/{token}': {
    addressId: -1,
    salutation: 'COMPANY',
    company: 'Zimmerei Huber',
    contactFirstName: 'Eva',
    contactName: 'Huber',
    street: 'Am Sägewerk 1',
    zip: '86150',
    city: 'Augsburg',
    countryIso: 'COUNTRY_DE',
    phone: '0821 5550',
    shippingAddress: true,
    billingAddress: true,
  },
  'POST /users/updatePhoneNo/{addressId}': { addressId: id, phoneNo: '0821 5551' },
  'POST /users/markMessagesRead/{token}': { messageIds: ['<messages.id>'] },
  'POST /users/createMessage/{token}': {
    subject: 'Betriebsferien',
    text: 'Vom 24. Dezember bis 6. Januar wird nicht gefertigt.',
    severity: 'YELLOW',
    userId: id,
  },
  'POST /contact': {
    id,
    name: 'Eva Muster',
    email: 'eva.muster@example.org',
    message: 'Liefern Sie auch auf die Baustelle?',
    language: 'de',
    website: '',
  },
};
