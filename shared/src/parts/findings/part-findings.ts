import type { Remark } from '../part-facts.schema.ts';

/** 'request': the part has no price by itself; 'warn': it is made as it stands, but should be looked at. */
export type Effect = 'request' | 'warn';

/** What is wrong with a part, and what follows from it. The app words the code with its values. */
export type Finding = Remark & { effect: Effect };

/** What a code does; null for one that only informs. */
export const effectOf = (code: string): Effect | null =>
  code.startsWith('request.') ? 'request' : code.startsWith('warn.') ? 'warn' : null;

/** The remarks that are findings, each with its effect. */
export const findingsOf = (remarks: readonly Remark[]): Finding[] =>
  remarks.flatMap((remark) => {
    const effect = effectOf(remark.code);
    return effect === null ? [] : [{ ...remark, effect }];
  });
