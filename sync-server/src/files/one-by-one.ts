/** Work on one name waits for what came before it in this process. */
export const oneByOneOf = () => {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const done = (last.get(name) ?? Promise.resolve()).then(work, work);
    const ended = done
      .catch(() => {})
      .finally(() => {
        if (last.get(name) === ended) last.delete(name);
      });
    last.set(name, ended);
    return done;
  };
};
