/**
 * The answers of statements that were sent one behind the other without waiting in between. Where one fails, the others
 * have ended too when it is told: none reaches a connection that is no longer theirs.
 */
export const pipelined = async <T extends readonly unknown[]>(sent: readonly [...T]) => {
  await Promise.allSettled(sent);
  return Promise.all(sent);
};
