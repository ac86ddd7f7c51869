const leastGap = 10_000;
/** More than a shop gives out for long: so the same backup, restored again later, begins behind all that was given out meanwhile. */
const mostPerSecond = 1;

/** So many numbers of orders, projects, quotes and customers may have been given out since a backup was made. */
export const numberGap = (madeAt: string, now: Date): number => {
  const seconds = Math.ceil((now.getTime() - Date.parse(madeAt)) / 1000);
  return leastGap + mostPerSecond * Math.max(0, seconds);
};
