import { accountCalls } from './account-calls.ts';
import { addressCalls } from './address-calls.ts';
import { adminProjectCalls } from './admin-project-calls.ts';
import { baseDataCalls } from './base-data-calls.ts';
import { cartCalls } from './cart-calls.ts';
import type { CallDescription } from './describe-call.ts';
import { costViewCalls } from './cost-view-calls.ts';
import { cspReportCalls } from './csp-report-calls.ts';
import { customerCalls } from './customer-calls.ts';
import { personalDataCalls } from './personal-data-calls.ts';
import { auditCalls } from './audit-calls.ts';
import { surchargeCalls } from './surcharge-calls.ts';
import { paypalCalls } from './paypal-calls.ts';
import { freightRequestCalls } from './freight-request-calls.ts';
import { documentCalls } from './document-calls.ts';
import { fileCalls } from './file-calls.ts';
import { handOverCalls } from './hand-over-calls.ts';
import { messageCalls } from './message-calls.ts';
import { operatorCalls } from './operator-calls.ts';
import { orderCalls } from './order-calls.ts';
import { orderListCalls } from './order-list-calls.ts';
import { pictureCalls } from './picture-calls.ts';
import { priceRequestCalls } from './price-request-calls.ts';
import { getQuoteCall, listQuotesCall } from './quote-list-call.ts';
import { projectCalls } from './project-calls.ts';
import { projectCostCalls } from './project-cost-calls.ts';
import { projectListCalls } from './project-list-calls.ts';
import { pushCalls } from './push-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { siteCalls } from './site-calls.ts';
import { syncCalls } from './sync-calls.ts';
import { userCalls } from './user-calls.ts';
import { voucherCalls } from './voucher-calls.ts';
import { weldCertCalls } from './weld-cert-calls.ts';

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
