/** Who wants to be told of a change: `subscribe` answers how to end it, as React's external stores want it. */
export const createEmitter = <Args extends unknown[] = []>() => {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
  };
};
