import { writeLink } from './accounts/mails/write-link.ts';
import { applyBaseData } from './base-data/apply-base-data.ts';
import type { Sql } from './database/database.ts';
import type { DeadLetterHandlers, JobHandlers } from './jobs/job.ts';
import type { Papers } from './documents/open-papers.ts';
import { withPages } from './mail/page-mark.ts';
import { documentOfMail } from './documents/document-of-mail.ts';
import { tellFreightRequest } from './freight/tell-freight-request.ts';
import { sendMail, type Transport } from './mail/send-mail.ts';
import { deliverToEverybody } from './messages/deliver-message.ts';
import { makeHeldSteps } from './orders/status/set-order-status.ts';
import { notifyPriceDrop } from './price-requests/tell-price-fell.ts';
import { notifyPriceAnswer } from './price-requests/tell-price-request.ts';
import type { Paypal } from './paypal/paypal-client.ts';
import { settlePaypal } from './paypal/settle-paypal.ts';
import type { PushSettings } from './push/push-settings.ts';
import { sendPush } from './push/send-push.ts';
import type { Pictures } from './pictures/give-picture.ts';
import { failReading, type ReadProjectDeps, readProject } from './reading/read-project.ts';
import { checkVatId } from './vat-id/check-vat-id.ts';

export type JobDeps = ReadProjectDeps & {
  owner: Sql;
  transport: Transport | null;
  pictures: Pictures;
  papers: Papers;
  tariffDays: number;
  takesPaypal: boolean;
  paypal: Paypal | null;
  viesUrl: string | null;
  publicUrl: string;
  push: PushSettings;
};

/** Who does which job. */
export const createJobHandlers = (deps: JobDeps): JobHandlers => ({
  'read-file': (key, abort) => readProject(deps, key, abort),
  'tell-price-request': (key) => notifyPriceAnswer(deps, key),
  'tell-freight-request': (key) => tellFreightRequest(deps, key),
  'tell-price-fell': (key) => notifyPriceDrop(deps, key),
  'deliver-message': (key) => deliverToEverybody(deps, key),
  'send-push': (key) => sendPush(deps, key),
  'apply-base-data': () => applyBaseData(deps).then(() => undefined),
  'make-order-steps': (key) => makeHeldSteps(deps, key),
  'send-mail': (mail) =>
    sendMail({ ...deps, documentOf: documentOfMail(deps), writeLink: withPages(deps, writeLink(deps)) }, mail),
  'settle-paypal': (key) => settlePaypal(deps, key),
  'check-vat-id': (key) => checkVatId(deps, key),
});

/** Who settles what a job leaves behind that failed for good. */
export const createDeadLetterHandlers = (deps: ReadProjectDeps): DeadLetterHandlers => ({
  'read-file': (key) => failReading(deps, key),
});
