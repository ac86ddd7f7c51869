import type { Capability } from '@knotenblech/shared/records/permissions.ts';
import { password } from '../test-shop.ts';

/** What a route names in its path, or nothing. */
export type Subject =
  | 'project'
  | 'part'
  | 'assembly'
  | 'image'
  | 'weldCert'
  | 'order'
  | 'user'
  | 'customer'
  | 'session'
  | 'address'
  | 'file'
  | 'message';

export type AccessRow = {
  /** Who is let in at the least: 'nobody' needs no session, 'session' any live one, else a capability. */
  who: 'nobody' | 'session' | Capability;
  subject?: Subject;
  /** Whose subject he reaches: his own only; his company's (`anyOfAdmin`: a global admin everybody's); everybody's. */
  reach?: 'own' | 'company' | 'companyAnyOfAdmin' | 'everybody';
  /** A body that is right, so that rights alone decide. */
  body?: unknown;
};

const nobody: AccessRow = { who: 'nobody' };
const session: AccessRow = { who: 'session' };
const order: AccessRow = { who: 'order' };
const of = (who: AccessRow['who'], subject: Subject, reach: AccessRow['reach'], body?: unknown): AccessRow => ({
  who,
  subject,
  ...(reach && { reach }),
  ...(body !== undefined && { body }),
});
const form = {
  userName: 'kollege',
  email: 'kollege@example.org',
  firstName: 'Eva',
  name: 'Muster',
  permissions: [],
  seesPrices: false,
  active: true,
};

/** Who may call which route, and on whose things. A route without a row here fails the test beside it. */
export const accessTable: Record<string, AccessRow> = {
  // everybody
  'GET /health': nobody,
  'GET /ready': nobody,
  'GET /openapi.json': nobody,
  'GET /docs': nobody,
  'GET /site': nobody,
  'GET /site/baseData': nobody,
  'GET /site/capabilities': nobody,
  'GET /content/{language}': nobody,
  'POST /contact': nobody,
  'POST /cspReports': nobody,
  'POST /paypal/events': nobody,
  'GET /baseData/countries': nobody,
  'GET /baseData/specificities': nobody,
  'GET /baseData/weldCertificateOptions': nobody,
  'GET /translation/material': nobody,
  'GET /translation/paymentType': nobody,
  'GET /translation/productionType': nobody,
  'GET /translation/shippingType': nobody,
  'GET /translation/specificity': nobody,
  'POST /session': nobody,
  'POST /users/login': nobody,
  'GET /users/tokenValid/{token}': nobody,
  'POST /users/resetPassword': nobody,
  'POST /register': nobody,
  'POST /register/confirm': nobody,
  'POST /account/setPassword': nobody,
  'POST /account/confirmEmail': nobody,
  'POST /handOver': nobody,
  'POST /session/handed': nobody,

  // whoever is signed in, on what is his
  'GET /session': session,
  'DELETE /session': session,
  'POST /sync/push': session,
  'POST /sync/pull': session,
  'GET /sync/events': session,
  'GET /account': session,
  'GET /account/sealKey': session,
  'POST /account/password': session,
  'GET /account/sessions': session,
  'DELETE /account/sessions': session,
  'DELETE /account/sessions/{sessionId}': of('session', 'session', 'own'),
  'GET /account/push': session,
  'POST /account/push': session,
  'DELETE /account/push': session,
  'GET /users/countPendingMessages/{token}': session,
  'GET /users/listMessages/{token}': session,
  'GET /users/message/{messageId}': of('session', 'message', 'own'),
  'POST /users/markMessagesRead/{token}': session,
  'GET /users/get/{token}': session,
  'POST /users/changePassword': session,
  'GET /users/listAddressStore/{token}': session,

  // users
  'POST /users': { who: 'editUsers', body: form },
  'GET /users/invited': { who: 'editUsers' },
  'PUT /users/{userId}': of('editUsers', 'user', 'companyAnyOfAdmin', form),
  'POST /users/{userId}/invitation': of('editUsers', 'user', 'companyAnyOfAdmin'),
  'GET /users/userDataById/{userId}': of('session', 'user', 'companyAnyOfAdmin'),
  'POST /users/addUser/{token}': { who: 'editUsers', body: form },
  'POST /users/changeEmailOrUserName/{token}': session,

  // keys of the company
  'GET /companyKeys': { who: 'manageKeys' },
  'POST /companyKeys': { who: 'manageKeys', body: { name: 'ERP', scopes: ['projects:read'], lifeDays: 30, password } },
  'DELETE /companyKeys/{keyId}': { who: 'manageKeys' },

  // purchasing systems
  'GET /punchout/accesses': { who: 'manageKeys' },
  'PUT /punchout/accesses/{protocol}': { who: 'manageKeys' },
  'POST /punchout/accesses/{protocol}/password': { who: 'manageKeys' },
  'DELETE /punchout/accesses/{protocol}': { who: 'manageKeys' },
  'GET /punchout/visit': session,
  'POST /punchout/basket': order,

  // addresses
  'POST /users/updateAddress/{token}': { who: 'editAddresses', body: { salutation: 'MR' } },
  'POST /users/updatePhoneNo/{addressId}': of('editAddresses', 'address', 'company', { phoneNo: '1' }),

  // projects
  'POST /project/upload': { who: 'createProject' },
  'GET /project/list': session,
  'GET /project/state/{projectId}': of('session', 'project', 'companyAnyOfAdmin'),
  'POST /project/requestPrice/{projectId}': of('order', 'project', 'companyAnyOfAdmin', {}),
  'POST /project/trash/{projectId}': of('editProject', 'project', 'companyAnyOfAdmin', { inTrash: false }),
  'POST /project/copy/{projectId}': of('createProject', 'project', 'companyAnyOfAdmin', { projectName: 'Kopie' }),
  'GET /project/details/{projectId}': of('session', 'project', 'companyAnyOfAdmin'),
  'GET /project/whyNot/{projectId}': of('session', 'project', 'companyAnyOfAdmin'),
  'GET /project/assistentData/{projectId}': of('session', 'project', 'companyAnyOfAdmin'),
  'PUT /project/saveAssistentData/{projectId}': of('editProject', 'project', 'companyAnyOfAdmin', {}),
  'PUT /project/project/{projectId}': of('editProject', 'project', 'companyAnyOfAdmin', {}),
  'PUT /project/part/{partId}': of('editProject', 'part', 'companyAnyOfAdmin', {}),
  'PUT /project/assembly/{assemblyId}': of('editProject', 'assembly', 'companyAnyOfAdmin', {}),
  'POST /project/setMaterialCertificate/{partId}': of('editProject', 'part', 'companyAnyOfAdmin', {
    materialCertificateSet: true,
  }),
  'GET /project/getWeldCertFiles/{projectId}': of('session', 'project', 'companyAnyOfAdmin'),
  'DELETE /project/deleteWeldCert/{projectId}/{fileId}': of('editProject', 'weldCert', 'companyAnyOfAdmin'),
  'POST /project/uploadWeldCert/{projectId}': of('editProject', 'project', 'companyAnyOfAdmin'),
  'GET /project/image/{fileId}': of('session', 'image', 'companyAnyOfAdmin'),
  'GET /files/{hash}': of('session', 'file', 'company'),
  'PATCH /files/{hash}': { who: 'createProject' },

  // costs and prices set by hand
  'POST /project/customFactors/{projectId}': of('runProjects', 'project', 'everybody', {}),
  'POST /project/part/onRequest/{partId}': of('runProjects', 'part', 'everybody', true),
  'POST /project/assembly/onRequest/{assemblyId}': of('runProjects', 'assembly', 'everybody', true),
  'POST /project/part/customPriceSet/{partId}': of('runProjects', 'part', 'everybody', { processingType: 'DRILLING' }),
  'POST /project/assembly/customPriceSet/{assemblyId}': of('runProjects', 'assembly', 'everybody', {
    processingType: 'WELDING',
  }),
  'POST /project/part/customMaterialPrices/{partId}': of('runProjects', 'part', 'everybody', {}),
  'POST /project/part/customPrices/{partId}': { who: 'runProjects' },
  'GET /admin/listPartSpecifications': { who: 'runProjects' },
  'POST /admin/updatePartSpecification/{partId}': { who: 'runProjects' },
  'GET /admin/projects': { who: 'runProjects' },
  'GET /admin/projects/{projectId}': of('runProjects', 'project', 'everybody'),
  'GET /admin/projects/{projectId}/file': of('runProjects', 'project', 'everybody'),
  'POST /admin/projects/{projectId}/changes': { who: 'runProjects' },
  'GET /admin/projects/{projectId}/costs': of('runProjects', 'project', 'everybody'),
  'GET /admin/projects/{projectId}/costs/{pieceId}': { who: 'runProjects' },
  'POST /admin/projects/{projectId}/costs': of('runProjects', 'project', 'everybody', {
    changes: [{ kind: 'factors', factors: {} }],
    isTrial: true,
  }),
  'GET /admin/quotes': { who: 'runOrders' },
  'GET /admin/quotes/{quoteId}': of('runOrders', 'order', 'everybody'),
  'GET /admin/priceRequests': { who: 'runProjects' },
  'GET /admin/priceRequests/{projectId}': { who: 'runProjects' },
  'POST /admin/priceRequests/{projectId}/answer': { who: 'runProjects' },
  'POST /admin/priceRequests/{projectId}/answerByProject': { who: 'runProjects' },
  'GET /admin/freightRequests': { who: 'runProjects' },
  'POST /admin/freightRequests/{freightRequestId}/answer': { who: 'runProjects' },

  // cart and orders
  'GET /shoppingCart/getNewCart': order,
  'GET /shoppingCart/vatRate': order,
  'POST /shoppingCart/productionTypeList': order,
  'POST /shoppingCart/shippingTypeList': order,
  'GET /shoppingCart/getDeliveryTerm': order,
  'GET /shoppingCart/checkVoucherCode': order,
  'GET /shoppingCart/paymentTypeList': order,
  'POST /shoppingCart/requestFreight': order,
  'POST /shoppingCart/saveOrder': order,
  'GET /orders/list': session,
  'GET /orders/details/{orderId}': of('session', 'order', 'company'),
  'GET /orders/{orderId}/confirmation.pdf': of('session', 'order', 'companyAnyOfAdmin'),
  'GET /orders/{orderId}/deliveryNote.pdf': of('session', 'order', 'companyAnyOfAdmin'),
  'GET /orders/{orderId}/proForma.pdf': of('session', 'order', 'companyAnyOfAdmin'),
  'GET /quotes/{quoteId}/quote.pdf': of('session', 'order', 'companyAnyOfAdmin'),

  // the operator
  'GET /admin/orders': { who: 'runOrders' },
  'POST /admin/orders/status': { who: 'runOrders' },
  'POST /admin/orders/status/undo': { who: 'runOrders' },
  'GET /admin/orders/{orderId}': of('runOrders', 'order', 'everybody'),
  'GET /admin/orders/{orderId}/deliverables': of('runOrders', 'order', 'everybody'),
  'POST /admin/orders/{orderId}/status': of('runOrders', 'order', 'everybody', { status: 'ASSIGNED' }),
  'POST /admin/orders/{orderId}/surcharges': { who: 'runOrders' },
  'POST /admin/orders/{orderId}/surcharges/{surchargeId}/withdraw': { who: 'runOrders' },
  'GET /orders/{orderId}/surcharges': of('session', 'order', 'companyAnyOfAdmin'),
  'POST /orders/{orderId}/surcharges/{surchargeId}/answer': order,
  'POST /orders/{orderId}/paypal': order,
  'PUT /admin/orders/{orderId}/addresses': { who: 'runOrders' },
  'POST /admin/orders/{orderId}/payment': of('runOrders', 'order', 'everybody', { isPaid: true }),
  'POST /users/createMessage/{token}': {
    who: 'sendMessages',
    body: { subject: 'Betreff', text: 'Text', global: true },
  },
  'GET /admin/messageRecipients': { who: 'sendMessages' },
  'GET /admin/customers': { who: 'runCustomers' },
  'GET /admin/customers/{customerId}': of('runCustomers', 'customer', 'everybody'),
  'PUT /admin/customers/{customerId}': of('runCustomers', 'customer', 'everybody', {
    name: 'Holzbau',
    companyId: '',
    mayPayByBill: true,
    confirmedVatId: null,
  }),
  'PUT /admin/customers/{customerId}/addresses/{addressId}': { who: 'runCustomers' },
  'DELETE /admin/customers/{customerId}/addresses/{addressId}': { who: 'runCustomers' },
  'POST /admin/customers/{customerId}/users': of('runCustomers', 'customer', 'everybody', form),
  'GET /admin/customers/{customerId}/personal-data': of('runCustomers', 'customer', 'everybody'),
  'POST /admin/customers/{customerId}/erase': of('runCustomers', 'customer', 'everybody', {
    userId: null,
    confirm: 'somebody else',
  }),
  'POST /admin/customers/{customerId}/block': of('runCustomers', 'customer', 'everybody', { isBlocked: false }),
  'GET /admin/mails': { who: 'readMails' },
  'GET /admin/work': { who: 'runOrders' },
  'GET /admin/registrations': { who: 'runCustomers' },
  'GET /admin/audit': { who: 'readAudit' },
  'GET /admin/baseData/{kind}': { who: 'editBaseData' },
  'POST /admin/baseData/{kind}': { who: 'editBaseData' },
  'POST /admin/baseData/{kind}/rows': { who: 'editBaseData' },
  'POST /admin/baseData/{kind}/preview': { who: 'editBaseData' },
  'GET /admin/specialPrices/{customerNumber}': { who: 'editBaseData' },
  'POST /admin/specialPrices/{customerNumber}': { who: 'editBaseData' },
  'GET /admin/listVouchers': { who: 'editVouchers' },
  'POST /admin/createVoucher': { who: 'editVouchers' },
  'POST /admin/updateVoucher/{voucherId}': { who: 'editVouchers' },
};
