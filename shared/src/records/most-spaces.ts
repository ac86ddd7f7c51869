/** How many spaces one pull may name, and so how many a device may hold. */
export const mostSpaces = 5_000;
