export const shortestPin = 6;

const runs = ['0123456789012345678901234567890', '9876543210987654321098765432109'];

/** What speaks against a PIN; null: nothing. */
export const pinProblem = (pin: string): 'short' | 'guessable' | null => {
  if (pin.length < shortestPin) return 'short';
  return new Set(pin).size < 3 || runs.some((run) => run.includes(pin)) ? 'guessable' : null;
};
