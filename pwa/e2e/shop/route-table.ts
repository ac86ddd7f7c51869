/** Roles that see different things: no session, no right to order nor to see prices, a company's admin, the operator, a demo user. */
export const roles = ['nobody', 'leser', 'chef', 'admin', 'demo'] as const;
export type Role = (typeof roles)[number];

const project = '0199d000-0000-7000-8000-000000000302';
/** The id of what is not there. */
export const missing = '0199d000-0000-7000-8000-0000000000ff';
const customer = '0199d000-0000-7000-8000-000000000002';
const projectName = 'Hallenrahmen Achse A bis C';

export type RouteRow = {
  /** The heading in German; a text also has to be translated. */
  title: string | RegExp;
  /** An address of the route below /de/; left out where the route has no parameters. */
  at?: string;
  /** 'operator': others are led to `else`; 'everybody': also without a session. */
  who?: 'everybody' | 'operator';
  /** What others find in place of an operator's route. */
  else?: string | RegExp;
  /** What stands there without a network, where that is another heading. */
  offlineTitle?: string;
  /** Where the address leads whoever is signed in. */
  lands?: string;
  /** The operator has no projects of his own. */
  operatorTitle?: string | RegExp;
};

const everybody = (title: string): RouteRow => ({ title, who: 'everybody' });
const why = /^(Warum|Why|Pourquoi|Perché)/;
const hello = /^(Guten Tag|Hello|Bonjour|Buongiorno)/;
const operator = (title: string | RegExp, at?: string): RouteRow => ({
  title,
  who: 'operator',
  else: hello,
  ...(at === undefined ? {} : { at }),
});
const own = (path: string, title: string | RegExp): RouteRow => ({
  title,
  at: path.replace('$projectId', project),
  operatorTitle: 'Dieses Projekt ist nicht auf diesem Gerät',
});

/** Popups of the operator's cost view; others are led to the project. */
const costs = (place: string, title: string | RegExp): RouteRow => ({
  ...operator(title, `shop/project/${project}/${place}`),
  else: projectName,
  offlineTitle: 'Projekt',
});

/** Every route of the app by its pattern below the language. A route file without a row fails the test beside it. */
export const routeTable: Record<string, RouteRow> = {
  '': everybody('Stahlteile nach Maß für den Holzbau'),
  home: everybody('Stahlteile nach Maß für den Holzbau'),
  about: everybody('Über uns'),
  gallery: everybody('Galerie'),
  infos: everybody('Gut zu wissen'),
  disclaimer: everybody('Allgemeine Geschäftsbedingungen und Haftung'),
  imprint: everybody('Impressum'),
  privacy: everybody('Datenschutz'),
  shippingterms: everybody('Lieferbedingungen'),
  contact: everybody('Kontakt'),
  'demo-elements': everybody('Bausteine der Oberfläche'),
  'shop/login': everybody('Anmelden'),
  'shop/register': everybody('Registrieren'),
  'shop/resetPassword': everybody('Passwort vergessen'),
  'shop/setPassword': everybody('Neues Passwort'),
  'shop/setPassword/$token': { ...everybody('Neues Passwort'), at: 'shop/setPassword/x' },
  'shop/confirmRegistration': everybody('Registrierung bestätigen'),
  'shop/confirmRegistration/$token': { ...everybody('Registrierung bestätigen'), at: 'shop/confirmRegistration/x' },
  'shop/account/confirmEmailChange': everybody('E-Mail-Adresse bestätigen'),
  'shop/account/confirmEmailChange/$token': {
    ...everybody('E-Mail-Adresse bestätigen'),
    at: 'shop/account/confirmEmailChange/x',
  },
  'shop/errorPage': everybody('Beim Abruf der Daten ist ein Fehler aufgetreten!'),
  'shop/unavailable': everybody('In Ihrer Region nicht verfügbar'),
  shop: { title: hello, operatorTitle: 'Was ansteht' },
  'shop/overview': { title: hello, operatorTitle: 'Was ansteht' },
  'shop/projects': { title: 'Projekte' },
  'shop/projects/logout': { title: 'Abmelden' },
  'shop/projects/edit/$projectId': {
    ...own('shop/projects/edit/$projectId', /„|“|«/),
    operatorTitle: 'Angaben zum Projekt',
  },
  'shop/createProject': { title: 'Projekt anlegen' },
  'shop/createSinglePart': { title: 'Einzelteil anlegen' },
  'shop/singleParts': { title: 'Einzelteile' },
  'shop/assistent/$projectId': {
    ...own('shop/assistent/$projectId', new RegExp(projectName)),
    operatorTitle: 'Projektassistent',
  },
  'shop/project/$projectId': own('shop/project/$projectId', projectName),
  'shop/project/$projectId/price': own('shop/project/$projectId/price', 'Preis des Projekts'),
  'shop/project/$projectId/why': own('shop/project/$projectId/why?part=1', why),
  'shop/project/$projectId/timber': own('shop/project/$projectId/timber', /^(Holz|Timber|Bois|Legno)$/),
  'shop/project/$projectId/ladder': own('shop/project/$projectId/ladder', new RegExp(projectName)),
  'shop/project/$projectId/variants': own('shop/project/$projectId/variants', new RegExp(projectName)),
  'shop/project/$projectId/material': costs('material?pieces=p1&admin=true', /Stütze HEA 200/),
  'shop/project/$projectId/processing': costs('processing?pieces=p1&admin=true', /Stütze HEA 200/),
  'shop/project/$projectId/profile': costs('profile?pieces=p1&admin=true', /Stütze HEA 200/),
  'shop/project/$projectId/factors': costs('factors?admin=true', 'Faktoren und Versand'),
  'shop/project/$projectId/report': { title: 'Einlesebericht', at: `shop/project/${project}/report` },
  'shop/project/$projectId/revision': own('shop/project/$projectId/revision', 'Neue Fassung'),
  'shop/details/$projectId': own('shop/details/$projectId', projectName),
  'shop/details/$projectId/price': own('shop/details/$projectId/price', 'Preis des Projekts'),
  'shop/priceDetails/$projectId': own('shop/priceDetails/$projectId', new RegExp(projectName)),
  'shop/priceDetails/$projectId/why': own('shop/priceDetails/$projectId/why?part=1', why),
  'shop/simplePriceDetails/$projectId': own('shop/simplePriceDetails/$projectId', new RegExp(projectName)),
  'shop/basket/handOver': { title: 'Warenkorb übergeben' },
  'shop/basket': { title: 'Warenkorb' },
  // Where nothing lies in the basket every step leads there.
  'shop/order-step/$step': { title: 'Warenkorb', at: 'shop/order-step/1', lands: 'shop/basket' },
  'shop/process-order': { title: 'Bestellung' },
  'shop/order-completed': { title: 'Bestellung' },
  'shop/order-error': { title: 'Bestellung' },
  'shop/quote': { title: 'Angebot anfordern' },
  'shop/messages': { title: 'Nachrichten' },
  'shop/waiting': { title: 'Warteliste' },
  'shop/account': { title: 'Benutzerkonto' },
  'shop/account/user': { title: 'Benutzerkonto' },
  'shop/account/user/edit/$userId': { title: 'Benutzer', at: 'shop/account/user/edit/new' },
  'shop/account/user/password/$userId': { title: 'Passwort ändern', at: 'shop/account/user/password/me' },
  'shop/account/keys': { title: 'Schlüssel für Programme' },
  'shop/account/punchout': { title: 'Einkaufssystem' },
  'shop/account/addresses': { title: 'Adressen' },
  'shop/account/addresses/edit/$addressId': { title: 'Neue Adresse', at: 'shop/account/addresses/edit/new' },
  'shop/account/orders': { title: 'Bestellungen' },
  'shop/account/orders/$orderId': { title: 'Bestellung', at: `shop/account/orders/${missing}` },
  'shop/account/device': { title: 'Speicher auf diesem Gerät' },
  'shop/account/quotes': { title: 'Angebote' },
  'shop/account/quotes/$quoteId': { title: 'Angebot', at: `shop/account/quotes/${missing}` },
  'shop/account/quotes/$quoteId/order': {
    title: 'Angebot',
    at: `shop/account/quotes/${missing}/order`,
    lands: `shop/account/quotes/${missing}`,
  },
  'shop/mails': { ...operator('Mails'), else: 'Projekte' },
  'shop/project/$projectId/message': {
    ...operator('Nachricht senden', `shop/project/${project}/message?admin=true`),
    offlineTitle: 'Projekt',
  },
  'shop/sendGlobalMessage': operator('Nachricht an alle'),
  'shop/adminProjects': { ...operator('Projekte und Preisanfragen'), else: 'Projekte' },
  'shop/adminProjects/message': { ...operator('Nachricht senden'), else: 'Projekte' },
  'shop/adminDetails/$projectId': {
    ...operator(projectName, `shop/adminDetails/${project}`),
    else: 'Projekte',
    offlineTitle: 'Projekt',
  },
  'shop/adminAssistent/$projectId': {
    ...operator(new RegExp(projectName), `shop/adminAssistent/${project}`),
    else: 'Projekte',
    offlineTitle: 'Projekt',
  },
  'shop/adminSpecPrices/$projectId': {
    ...operator(new RegExp(projectName), `shop/adminSpecPrices/${project}`),
    else: 'Projekte',
    offlineTitle: 'Projekt',
  },
  'shop/adminStart': operator('Was ansteht'),
  'shop/adminOrders': operator('Bestellungen aller Kunden'),
  'shop/adminOrders/$orderId': operator('Bestellung', `shop/adminOrders/${missing}`),
  'shop/adminOrders/$orderId/message': operator('Nachricht senden', `shop/adminOrders/${missing}/message`),
  'shop/adminCustomers/$customerId/message': operator('Nachricht senden', `shop/adminCustomers/${customer}/message`),
  'shop/adminQuotes': operator('Angebote aller Kunden'),
  'shop/adminQuotes/$quoteId': operator('Angebot', `shop/adminQuotes/${missing}`),
  'shop/adminVoucherCodes': operator('Gutscheine'),
  'shop/adminVoucherCodes/edit/$voucherId': operator('Neuer Gutschein', 'shop/adminVoucherCodes/edit/new'),
  'shop/adminCustomers': operator('Kunden'),
  'shop/adminCustomers/$customerId': operator('Holzbau Lindner GmbH', `shop/adminCustomers/${customer}`),
  'shop/adminCustomers/$customerId/edit': operator('Kundendaten ändern', `shop/adminCustomers/${customer}/edit`),
  'shop/adminCustomers/$customerId/address/$addressId': operator(
    'Neue Adresse',
    `shop/adminCustomers/${customer}/address/new`,
  ),
  'shop/adminCustomers/$customerId/specialPrice': operator(
    'Sonderpreis oder Rabatt',
    `shop/adminCustomers/${customer}/specialPrice`,
  ),
  'shop/adminCustomers/$customerId/user/$userId': operator(
    'Benutzer',
    `shop/adminCustomers/${customer}/user/${missing}`,
  ),
  'shop/adminBaseData': operator('Basisdaten'),
  'shop/adminAudit': operator('Protokoll'),
  // Last: whoever opens them without a session has become a visitor.
  'shop/connectors': everybody('Verbinder ohne CAD'),
  'shop/connectors/$type': { ...everybody('Schlitzblech'), at: 'shop/connectors/splice' },
};

/** What a role finds at a row's address. */
export const titleFor = (row: RouteRow, role: Role): string | RegExp => {
  if (role === 'nobody' && row.who !== 'everybody') return 'Anmelden';
  if (row.who === 'operator' && role !== 'admin') return row.else ?? row.title;
  if (role === 'admin' && row.operatorTitle) return row.operatorTitle;
  return row.title;
};
