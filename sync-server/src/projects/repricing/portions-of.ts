/** Things one after the other, as many at once as are together no larger than that; one that is larger stands alone. */
export const portionsOf = <T>(all: readonly T[], sizeOf: (each: T) => number, largest: number): T[][] => {
  const portions: T[][] = [];
  let room = 0;
  for (const each of all) {
    const size = sizeOf(each);
    if (size > room || portions.length === 0) {
      portions.push([]);
      room = largest;
    }
    portions.at(-1)?.push(each);
    room -= size;
  }
  return portions;
};
