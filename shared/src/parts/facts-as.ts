import type { MeasuredAs } from './measured-as.schema.ts';
import type { Mend, MendedAs } from './mends/mend.schema.ts';
import { mendBody } from './mends/mend-body.ts';
import type { PartFacts } from './part-facts.schema.ts';

type ShapeChoice = {
  profileId?: string | undefined;
  measuredAs?: MeasuredAs | undefined;
  mends?: readonly Mend[] | undefined;
  mendedAs?: MendedAs | undefined;
};

/** The facts of a part as it is with its chosen profile or its mends (never both); without them, those of the file. */
export const factsAs = (facts: PartFacts, choice: ShapeChoice | undefined): PartFacts => {
  if (choice?.mends && choice.mendedAs)
    return { ...facts, ...choice.mendedAs, body: mendBody(facts.body, choice.mends) };
  if (!choice?.measuredAs || choice.profileId === undefined) return facts;
  const { section, ...rest } = choice.measuredAs;
  return { ...facts, ...rest, profileId: choice.profileId, body: { ...facts.body, section } };
};
