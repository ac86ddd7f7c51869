/** Whether the shop is offered where the browser's language (de-CH) places its user; '*' takes all regions out. */
export const isOfferedIn = (language: string, unavailableRegions: readonly string[]) => {
  const [, region] = /-([A-Z]{2})\b/.exec(language) ?? [];
  return !unavailableRegions.includes('*') && !(region !== undefined && unavailableRegions.includes(region));
};
