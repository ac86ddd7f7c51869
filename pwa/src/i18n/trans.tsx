import { Trans as Sentence, type TransProps } from '@lingui/react';

/** What the macro of the same name becomes: tags are read in the sentence alone, a value that has some stands as it was typed. */
export const Trans = ({ values, ...props }: TransProps) => (
  <Sentence {...props} {...(values === undefined ? {} : { values: asTyped(values) })} />
);

/** An element is put in once the sentence has been read. */
const asTyped = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  );
