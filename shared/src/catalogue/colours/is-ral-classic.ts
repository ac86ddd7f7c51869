import ralClassic from './ral-classic.json' with { type: 'json' };

const numbers: ReadonlySet<string> = new Set(ralClassic.numbers);

/** Whether RAL Classic has a colour of this number, four digits: '7016'. */
export const isRalClassic = (ralNumber: string): boolean => numbers.has(ralNumber);
