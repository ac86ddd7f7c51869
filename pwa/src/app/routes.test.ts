import { expect, test } from 'vitest';
import { routeTable } from '../../e2e/shop/route-table.ts';
import { routeFiles } from '../../e2e/shop/route-walk.ts';

/** The routes that the product names. */
const named = `
home about gallery infos disclaimer imprint privacy shippingterms contact demo-elements
shop shop/overview shop/login shop/register shop/sendGlobalMessage shop/messages shop/confirmRegistration/$token
shop/unavailable shop/errorPage shop/projects shop/project/$projectId shop/priceDetails/$projectId
shop/simplePriceDetails/$projectId shop/adminProjects shop/adminOrders shop/adminVoucherCodes shop/adminBaseData
shop/adminCustomers shop/assistent/$projectId shop/adminAssistent/$projectId shop/details/$projectId
shop/adminDetails/$projectId shop/adminSpecPrices/$projectId shop/createProject shop/singleParts shop/createSinglePart
shop/account shop/account/user shop/account/confirmEmailChange/$token shop/account/user/edit/$userId
shop/account/user/password/$userId shop/account/addresses shop/account/addresses/edit/$addressId shop/account/orders
shop/basket shop/order-step/$step shop/process-order shop/order-completed shop/order-error`
  .trim()
  .split(/\s+/);

test('every route file has its row, and every row its file', () =>
  expect(Object.keys(routeTable).toSorted()).toEqual(routeFiles()));

test('every route that the product names is there', () =>
  expect(named.filter((path) => !(path in routeTable))).toEqual([]));
