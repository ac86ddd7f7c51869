const transient = /^(08|25|40|53|55|57|58|XX)|^(CONNECTION|CONNECT_TIMEOUT|ECONN|EPIPE|ENOENT)/;

/** Connection, serialization, deadlock, resource and shutdown errors say nothing about the change: the device tries again. */
export const isTransient = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && error.name !== 'DomainError'
    ? transient.test(error.code)
    : false;
