import type { Page } from 'playwright';

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args?: { name?: string } };

const categories = ['disabled-by-default-devtools.timeline', '__metadata'];

/** Begins to watch the tasks of a page's main thread; the longest in processor time, which a busy machine does not stretch. */
export const watchTasks = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  return {
    /** Milliseconds. */
    longest: async () => {
      const isComplete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()));
      await session.send('Tracing.end');
      await isComplete;
      await session.detach();
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
      const isMainName = ({ name, args }: TraceEvent) => name === 'thread_name' && args?.name === 'CrRendererMain';
      const mainThreads = new Set(events.filter(isMainName).map(threadOf));
      const tasks = events.filter((event) => event.name === 'RunTask' && mainThreads.has(threadOf(event)));
      const ended = tasks.flatMap(({ tdur }) => tdur ?? []);
      if (ended.length === 0) throw new Error('no task of the page was traced');
      return Math.max(...ended) / 1000;
    },
  };
};
