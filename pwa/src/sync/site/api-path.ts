/** Where the API lies. */
export const apiPath = (path: string) => `/api/1.0${path}`;
