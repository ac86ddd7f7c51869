/** A time in whole days, hours, minutes and seconds; a begun second counts. */
export const splitTime = (ms: number) => {
  const total = Math.ceil(ms / 1000);
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
};
