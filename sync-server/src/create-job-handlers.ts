import { checkVatId } from './accounts/customers/check-vat-id.ts';
import { writeLink } from './accounts/mails/write-link.ts';
import type { Sql } from './database/database.ts';
import type { Pictures } from './files/pictures/give-picture.ts';
import type { DeadLetterHandlers, JobHandlers } from './jobs/job.ts';
import { withPages } from './jobs/mail/page-mark.ts';
import { sendMail, type Transport } from './jobs/mail/send-mail.ts';
import { deliverToEverybody } from './messages/deliver-message.ts';
import type { PushSettings } from './messages/notifications/push-settings.ts';
import { sendPush } from './messages/notifications/send-push.ts';
import { documentOfMail } from './orders/documents/document-of-mail.ts';
import type { Papers } from './orders/documents/open-papers.ts';
import { tellFreightRequest } from './orders/freight/tell-freight-request.ts';
import type { Paypal } from './orders/payments/paypal-client.ts';
import { settlePaypal } from './orders/payments/settle-paypal.ts';
import { makeHeldSteps } from './orders/status/set-order-status.ts';
import { notifyPriceAnswer } from './projects/price-requests/notify-price-answer.ts';
import { notifyPriceDrop } from './projects/price-requests/tell-price-fell.ts';
import { failReading, type ReadProjectDeps, readProject } from './projects/reading/read-project.ts';
import { applyBaseData } from './projects/repricing/apply-base-data.ts';

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
