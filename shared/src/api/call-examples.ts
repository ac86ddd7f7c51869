import { protocolVersion, schemaVersion } from '../sync/wire.ts';
import { accountExamples } from './accounts/account-examples.ts';

const id = '0199d000-0000-7000-8000-000000000000';
const day = '2026-12-01';

const cart = {
  cartId: id,
  shoppingCartItems: [{ quantity: 1, project: { projectId: id }, comment: 'bitte beschriften', reference: 'BV Süd' }],
  shippingAddress: { addressId: id, phone: '0821 5550' },
  billingAddress: { id: -1 },
  productionType: { id: 1 },
  shippingType: { id: 5 },
  paymentType: { id: 5 },
  reference: '2026-118',
  termsAccepted: true,
  deliveryTermsAccepted: true,
};
const voucher = {
  code: 'NEU-2026',
  discount: { kind: 'percent', hundredths: 500 },
  minimumCents: 10_000,
  validTo: '2027-12-31',
  type: 'ALL_CUSTOMERS',
  customerId: null,
  useLimit: null,
  validFrom: null,
  perCustomerLimit: null,
  isActive: true,
  note: '',
};
const device = { protocol: protocolVersion, schema: schemaVersion, userId: id, clientId: id };

const projectExamples = {
  'POST /handOver': {
    email: 'werkstatt@example.org',
    language: 'de',
    projectName: 'Halle Süd',
    sema: 'true',
    file: '',
  },
  'POST /project/upload': { projectName: 'Halle Süd', language: 'de', file: '' },
  'POST /project/copy/{projectId}': { projectName: 'Halle Nord' },
  'POST /project/trash/{projectId}': { inTrash: true },
  'POST /project/requestPrice/{projectId}': { comment: 'Bitte bis Freitag', wishDay: null },
  'PUT /project/project/{projectId}': {
    projectName: 'Halle Süd',
    drawingId: 'Z-7',
    comment: 'eilig',
    additionalText: '',
  },
  'PUT /project/saveAssistentData/{projectId}': { productionType: 'COMPLETE_PRODUCTION', surface: 'ZINCED' },
  'PUT /project/part/{partId}': { partId: id, name: 'Lasche', surface: 'RAW' },
  'PUT /project/assembly/{assemblyId}': { assemblyId: id, quantity: 2 },
  'POST /project/setMaterialCertificate/{partId}': { partId: id, materialCertificateSet: true },
  'POST /project/customFactors/{projectId}': { factorWork: 1.2, factorMaterial: 0, customWeight: 80 },
  'POST /project/part/customPriceSet/{partId}': { processingType: 'DRILLING', timeValue: 4 },
  'POST /project/assembly/customPriceSet/{assemblyId}': { processingType: 'WELDING', timeValue: 30 },
  'POST /project/part/customMaterialPrices/{partId}': { pricePerUnit: 1.8 },
  'POST /project/part/customPrices/{partId}': {
    materialCosts: { pricePerUnit: 1.8, unit: 'kg' },
    processingCosts: [{ processingType: 'DRILLING', timeValue: 4 }],
    partId: id,
    onRequest: false,
  },
  'POST /admin/updatePartSpecification/{partId}': { partId: id, partSpecId: 'HEA200' },
  'POST /admin/projects/{projectId}/changes': {
    name: 'setProjectTexts',
    args: { projectId: id, comment: 'mit dem Kunden besprochen' },
  },
  'POST /admin/projects/{projectId}/costs': {
    changes: [{ kind: 'factors', factors: { factorWork: 1.1 } }],
    isTrial: true,
  },
  'POST /admin/freightRequests/{freightRequestId}/answer': {
    shippingType: 'TRANSPORT_STANDARD',
    netCents: 240_000,
    note: 'Schwertransport mit Begleitung',
    loadMark: '<loadMark>',
  },
  'POST /admin/priceRequests/{projectId}/answer': {
    customerId: id,
    netCents: 125_000,
    isFixed: false,
    note: 'ohne Montage',
    basis: '<basis>',
  },
  'POST /admin/priceRequests/{projectId}/answerByProject': { customerId: id, fromProjectId: id, note: '' },
};

const shopExamples = {
  'POST /shoppingCart/productionTypeList': cart,
  'POST /shoppingCart/shippingTypeList': cart,
  'POST /shoppingCart/requestFreight': { ...cart, wishDay: day },
  'POST /shoppingCart/saveOrder': cart,
  'POST /admin/createVoucher': voucher,
  'POST /admin/updateVoucher/{voucherId}': { ...voucher, minimumCents: 0 },
  'POST /admin/orders/{orderId}/status': { status: 'ASSIGNED', reason: '' },
  'POST /admin/orders/{orderId}/surcharges': { reason: 'Zweite Anfahrt', netCents: 9000 },
  'POST /orders/{orderId}/surcharges/{surchargeId}/answer': { accepts: true },
  'POST /orders/{orderId}/paypal': { language: 'de' },
  'POST /paypal/events': { id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: '5O190127TN364715T' } },
  'PUT /admin/orders/{orderId}/addresses': { phone: '+49 831 1234' },
  'POST /admin/orders/{orderId}/payment': { isPaid: true },
  'POST /admin/baseData/{kind}': {
    data: { key: 'rate.laser', value: '110', unit: 'EUR/h', basis: 'eigene Kalkulation' },
    validFrom: day,
    source: 'Preisrunde Dezember',
  },
  'POST /admin/baseData/{kind}/rows': {
    rows: [{ data: { key: 'rate.laser', value: '110', unit: 'EUR/h', basis: 'eigene Kalkulation' } }],
    validFrom: day,
    source: 'Preisrunde Dezember',
  },
  'POST /admin/baseData/{kind}/preview': {
    rows: [{ data: { key: 'rate.laser', value: '110', unit: 'EUR/h', basis: 'eigene Kalkulation' } }],
    validFrom: day,
  },
  'POST /admin/specialPrices/{customerNumber}': {
    subject: { kind: 'process', process: 'LASER_CUTTING' },
    price: { kind: 'percent', percent: '-5' },
    validFrom: day,
    validTo: null,
  },
  'POST /admin/customers/{customerId}/block': { isBlocked: false },
  'POST /admin/customers/{customerId}/erase': { userId: null, confirm: '<confirm>' },
  'PUT /admin/customers/{customerId}': {
    name: 'Zimmerei Huber',
    companyId: '4711',
    paymentTerms: { days: 30, discountRate: 200, discountDays: 10 },
    notes: 'Ruft lieber an.',
    mayPayByBill: true,
    confirmedVatId: null,
  },
  'POST /sync/pull': { ...device, epoch: null, spaces: { catalog: null }, limit: 100 },
  'POST /sync/push': {
    ...device,
    mutations: [
      {
        id: 1,
        uid: id,
        name: 'trashProject',
        v: 1,
        args: { projectId: id, trashed: false },
        at: '2026-11-24T08:00:00.000Z',
      },
    ],
  },
};

/** Bodies as a client sends them, by 'METHOD /path'; ids, and names in angle brackets, stand for what earlier answers gave. */
export const callExamples: Readonly<Record<string, unknown>> = {
  ...accountExamples,
  ...projectExamples,
  ...shopExamples,
};
