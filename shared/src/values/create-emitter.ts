/** Who wants to be told of a change: `subscribe` answers how to end it, as React's external stores want it. */
export const createEmitter = <Told extends unknown[] = []>() => {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (...told: Told) => {
      for (const listener of listeners) listener(...told);
    },
  };
};
