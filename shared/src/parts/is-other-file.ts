/** Whether a part is a file that was not read: nothing is known of it but what its user writes. */
export const isOtherFile = ({ findings }: { findings: readonly { code: string }[] }): boolean =>
  findings.some(({ code }) => code === 'request.other-file');
