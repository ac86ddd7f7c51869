export const pageSizes = [5, 10, 25, 50, 75, 100] as const;
export const usualPageSize = 10;
