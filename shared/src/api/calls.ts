import { accountCalls } from './accounts/account-calls.ts';
import { addressCalls } from './accounts/address-calls.ts';
import { customerCalls } from './accounts/customer-calls.ts';
import { handOverCalls } from './accounts/hand-over-calls.ts';
import { sessionCalls } from './accounts/session-calls.ts';
import { userCalls } from './accounts/user-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { baseDataCalls } from './base-data-calls.ts';
import { costViewCalls } from './cost-view-calls.ts';
import { cspReportCalls } from './csp-report-calls.ts';
import type { CallDescription } from './describe-call.ts';
import { freightRequestCalls } from './freight-request-calls.ts';
import { messageCalls } from './message-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { cartCalls } from './orders/cart-calls.ts';
import { documentCalls } from './orders/document-calls.ts';
import { orderCalls } from './orders/order-calls.ts';
import { orderListCalls } from './orders/order-list-calls.ts';
import { voucherCalls } from './orders/voucher-calls.ts';
import { paypalCalls } from './paypal-calls.ts';
import { personalDataCalls } from './personal-data-calls.ts';
import { adminProjectCalls } from './projects/admin-project-calls.ts';
import { fileCalls } from './projects/file-calls.ts';
import { pictureCalls } from './projects/picture-calls.ts';
import { priceRequestCalls } from './projects/price-request-calls.ts';
import { projectCalls } from './projects/project-calls.ts';
import { projectCostCalls } from './projects/project-cost-calls.ts';
import { projectListCalls } from './projects/project-list-calls.ts';
import { weldCertCalls } from './projects/weld-cert-calls.ts';
import { pushCalls } from './push-calls.ts';
import { getQuoteCall, listQuotesCall } from './quote-list-call.ts';
import { siteCalls } from './site-calls.ts';
import { surchargeCalls } from './surcharge-calls.ts';
import { syncCalls } from './sync-calls.ts';

/** Every call of API 1.0, each described once; the server routes exactly these. */
export const calls: readonly CallDescription[] = [
  ...sessionCalls,
  ...Object.values(accountCalls),
  ...Object.values(userCalls),
  ...Object.values(addressCalls),
  ...Object.values(messageCalls),
  ...Object.values(pushCalls),
  ...Object.values(siteCalls),
  ...Object.values(cspReportCalls),
  ...Object.values(handOverCalls),
  ...fileCalls,
  ...pictureCalls,
  ...syncCalls,
  ...Object.values(projectListCalls),
  ...projectCalls,
  ...projectCostCalls,
  ...Object.values(baseDataCalls),
  ...operatorCalls,
  ...Object.values(auditCalls),
  ...Object.values(personalDataCalls),
  ...Object.values(adminProjectCalls),
  ...Object.values(costViewCalls),
  ...Object.values(priceRequestCalls),
  ...Object.values(freightRequestCalls),
  ...orderCalls,
  ...Object.values(orderListCalls),
  listQuotesCall,
  getQuoteCall,
  ...documentCalls,
  ...Object.values(surchargeCalls),
  ...Object.values(paypalCalls),
  ...Object.values(cartCalls),
  ...Object.values(voucherCalls),
  ...Object.values(customerCalls),
  ...Object.values(weldCertCalls),
];
