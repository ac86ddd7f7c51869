/** As `project-screen.module.css` sets the parts of a project for a phone. */
const phone = '(max-width: 47.99rem)';

/** Where a popup over a list would leave neither of them its place. */
export const isOnPhone = () => matchMedia(phone).matches;
