import type { MessageSearch } from './message-search.ts';

/** The query of the call that tells whom the message would reach. */
export const recipientsQuery = ({ customer, user, project }: MessageSearch) =>
  String(
    new URLSearchParams({
      ...(customer && { customerId: customer }),
      ...(user && { userId: user }),
      ...(customer && project && { projectId: project }),
    }),
  );
