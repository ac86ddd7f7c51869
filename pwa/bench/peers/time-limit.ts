/** Waits for steps no longer than so many milliseconds each; a step that takes longer fails by its name. */
export const timeLimit =
  (limitMs: number) =>
  async <T>(step: string, work: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`${step} not finished in ${limitMs / 1000} s`)), limitMs);
    });
    try {
      return await Promise.race([work, over]);
    } finally {
      clearTimeout(timer);
    }
  };
export type TimeLimit = ReturnType<typeof timeLimit>;
