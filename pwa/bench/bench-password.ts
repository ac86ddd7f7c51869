/** Of all demo users. */
export const password = 'Stahlbau-2026!';
