/** Pages to offer around the current one (1-based): at most five, 'gap' where some between are left out. */
export const pageNumbers = (current: number, count: number): (number | 'gap')[] => {
  if (count <= 5) return Array.from({ length: count }, (_, n) => n + 1);
  const middle = Math.min(Math.max(current, 3), count - 2);
  const inner = [middle - 1, middle, middle + 1];
  return [
    1,
    ...(middle > 3 ? (['gap'] as const) : []),
    ...inner,
    ...(middle < count - 2 ? (['gap'] as const) : []),
    count,
  ];
};
