/** How the names of the projects begin that hold the parts. */
export const benchProject = 'Parts';
