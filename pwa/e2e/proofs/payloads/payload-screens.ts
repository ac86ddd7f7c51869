import { baseDataKinds } from '@knotenblech/shared/base-data/base-data-kinds.ts';
import { type RouteRow, routeTable } from '../../shop/route-table.ts';

/** The same screens with more of their lists, another choice, or a payload in the address itself. */
const more: Record<string, readonly string[]> = {
  chef: [
    'shop/projects?size=100',
    'shop/projects?size=100&trash=true',
    'shop/projects?q=%3Cimg%20src%3Dx%20onerror%3Dxss()%3E',
    'shop/project/$projectId?part=1',
    'shop/project/$refusedId',
    'shop/project/$answeredId',
    'shop/project/$singleId?part=1',
    'shop/account/user?size=100',
    'shop/account/orders?size=100&finished=true&canceled=true',
    'shop/order-step/2',
    'shop/order-step/3',
    'shop/order-step/4',
    '%3Cimg%20src%3Dx%20onerror%3Dxss()%3E',
  ],
  admin: [
    ...baseDataKinds.map((kind) => `shop/adminBaseData?kind=${kind}&size=100`),
    'shop/adminProjects?size=100&project=$askedId',
    'shop/adminOrders?size=100&finished=true&canceled=true',
    'shop/adminCustomers?size=100',
    'shop/adminCustomers/$registeredId',
  ],
  nobody: [],
};

/** Texts that a screen has to show; others may stand there too. */
const shownOn: Record<string, string> = {
  shop: 'projectName messageSubject globalSubject cancelReason',
  'shop/projects': 'projectName',
  'shop/projects/edit/$projectId': 'addition comment drawingId projectName',
  'shop/createSinglePart': 'grade',
  'shop/singleParts': 'singlePart',
  'shop/assistent/$projectId': 'documentName',
  'shop/project/$projectId': 'addition comment fileName groupName partName projectName',
  'shop/project/$projectId/price': 'setPartName',
  'shop/project/$projectId/report': 'fileName partName',
  'shop/details/$projectId': 'groupName partName',
  'shop/priceDetails/$projectId': 'drawingId drawingNumber groupName partName setPartName',
  'shop/simplePriceDetails/$projectId': 'drawingId',
  'shop/basket': 'addition comment lineComment lineReference projectName',
  'shop/order-step/$step': 'addressMore addressName city contactFirst contactLast street',
  'shop/quote': 'addressName cartReference lineComment',
  'shop/messages': 'cancelReason globalText messageSubject messageText',
  'shop/account': 'customerName deviceName',
  'shop/account/addresses': 'addressMail city phone street',
  'shop/account/addresses/edit/$addressId': 'addressMail contactFirst fax phone',
  'shop/account/orders/$orderId': 'cancelReason cartPhone cartReference lineComment lineReference projectName',
  'shop/account/quotes': 'cartReference projectName',
  'shop/account/quotes/$quoteId': 'cartPhone lineComment lineReference',
  'shop/account/quotes/$quoteId/order': 'cartPhone lineComment',
  'shop/projects?size=100': 'projectName',
  'shop/projects?size=100&trash=true': 'projectName',
  'shop/project/$projectId?part=1': 'attributeName drawingNumber partNote priceGrade',
  'shop/project/$refusedId': 'fileName refusedWord',
  'shop/project/$answeredId': 'priceNote',
  'shop/project/$singleId?part=1': 'singleDrawing singlePart',
  'shop/account/user?size=100': 'login userFirst userLast',
  'shop/account/orders?size=100&finished=true&canceled=true': 'cartReference',
  'shop/order-step/3': 'cartReference',
  'shop/order-step/4': 'cartPhone lineComment lineReference',
  'shop/mails': 'cancelReason contactName contactText lineComment',
  'shop/adminProjects': 'customerName projectName',
  'shop/adminDetails/$projectId': 'comment groupName partName',
  'shop/adminSpecPrices/$projectId': 'drawingNumber setPartName',
  'shop/adminOrders/$orderId': 'cancelReason cartPhone customerName lineComment lineReference',
  'shop/adminVoucherCodes': 'voucherNote',
  'shop/adminVoucherCodes/edit/$voucherId': 'voucherNote',
  'shop/adminCustomers': 'companyName',
  'shop/adminCustomers/$customerId': 'addressName city companyId customerName login street userFirst userLast',
  'shop/adminCustomers/$customerId/edit': 'companyId customerName',
  'shop/adminBaseData': 'baseSource costBasis costUnit',
  'shop/adminBaseData?kind=gradePrice&size=100': 'priceGrade',
  'shop/adminBaseData?kind=certificateGrade&size=100': 'priceGrade',
  'shop/adminBaseData?kind=country&size=100': 'country countryNote',
  'shop/adminBaseData?kind=profile&size=100': 'profile profileProcess',
  'shop/adminBaseData?kind=grade&size=100': 'grade gradeKind gradeNumber gradeProcess',
  'shop/adminBaseData?kind=colour&size=100': 'colour colourEffect',
  'shop/adminBaseData?kind=operator&size=100': 'operatorLink operatorName operatorVatId',
  'shop/adminBaseData?kind=parcelLimit&size=100': 'carrier carrierTrust girthRule',
  'shop/adminBaseData?kind=closingDays&size=100': 'closingDays',
  'shop/adminBaseData?kind=translation&size=100': 'translation',
  'shop/adminProjects?size=100&project=$askedId': 'priceComment',
  'shop/adminOrders?size=100&finished=true&canceled=true': 'customerName projectName',
  'shop/adminCustomers?size=100': 'companyName',
  'shop/adminCustomers/$registeredId': 'companyName registeredFirst registeredLast',
  about: 'content operatorEmail operatorName',
  contact: 'content operatorCity operatorPhone operatorStreet operatorZip',
};

const isOf = (role: string, { who }: RouteRow) => {
  if (role === 'nobody') return who === 'everybody';
  return role === 'admin' ? who === 'operator' : who === undefined;
};

export type Screen = { path: string; fields: readonly string[]; press?: string; until?: string };

/** A step is whole once it leads on: the next one leads back until then. */
const goesOn: Record<string, string> = {
  'shop/order-step/2': 'Weiter: Zahlung',
  'shop/order-step/3': 'Weiter: Prüfen',
};

/** Every screen of somebody: its address, the texts that it has to show, a button that shows more of it, and one that tells when it is ready. */
export const screensOf = (role: 'chef' | 'admin' | 'nobody', ids: Readonly<Record<string, string>>): Screen[] => {
  const own = Object.entries(routeTable).filter(([path, row]) => isOf(role, row) && !path.endsWith('logout'));
  return [...own.map(([path]) => path), ...(more[role] ?? [])].map((path) => ({
    path: path.replaceAll(/\$\w+/g, (name) => ids[name] ?? 'x'),
    fields: shownOn[path]?.split(' ') ?? [],
    ...(path === 'shop/assistent/$projectId' && { press: 'EN 1090' }),
    ...(goesOn[path] && { until: goesOn[path] }),
  }));
};
