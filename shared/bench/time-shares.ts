import { type Profiler, Session } from 'node:inspector/promises';

/** Where the time of some work goes: shares of its samples by the name that `groupOf` gives the place of the code. */
export const timeShares = async (work: () => void, groupOf: (url: string, name: string) => string) => {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
  work();
  const { profile } = await session.post('Profiler.stop');
  session.disconnect();
  return sharesOf(profile, groupOf);
};

const sharesOf = (
  { nodes, samples = [], timeDeltas = [] }: Profiler.Profile,
  groupOf: Parameters<typeof timeShares>[1],
) => {
  const groups = new Map(
    nodes.map(({ id, callFrame }) => [id, groupOf(callFrame.url, callFrame.functionName)] as const),
  );
  const times = new Map<string, number>();
  samples.forEach((id, at) => {
    const group = groups.get(id) ?? '';
    times.set(group, (times.get(group) ?? 0) + (timeDeltas[at] ?? 0));
  });
  const total = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([group, time]) => [group, time / total] as const));
};
