import { describeCall } from './describe-call.ts';

/** What browsers tell by themselves. */
export const cspReportCalls = {
  report: describeCall({
    method: 'post',
    path: '/cspReports',
    summary: 'Takes what the content security policy of the app refused, as browsers report it.',
    permission: 'nobody',
    request: { contentType: 'application/reports+json', schema: null },
    answer: null,
    errors: [],
  }),
};
