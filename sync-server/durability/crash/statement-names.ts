/** Names what a client of PostgreSQL executes by verb and table; null for every other message. */
export const createStatementNames = () => {
  const texts = new Map<string, string>();
  let bound = '';
  return (message: Buffer): string | null => {
    const kind = String.fromCharCode(message[0] ?? 0);
    const [first = '', second = ''] = message.subarray(headBytes).toString().split('\0', 2);
    if (kind === 'P') texts.set(first, second);
    if (kind === 'B') bound = second;
    if (kind === 'Q') return nameOf(first);
    return kind === 'E' ? nameOf(texts.get(bound) ?? '') : null;
  };
};

const headBytes = 5;
const verbs = /^\s*(with|select|insert|update|delete|begin|commit|rollback|savepoint|release|set)\b/i;
const table = /\b(?:from|into|update)\s+"?([a-z_]+)/i;
const called = /select\s+([a-z_.]+)\(/i;

const nameOf = (text: string) => {
  const verb = verbs.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const target = table.exec(text)?.[1] ?? called.exec(text)?.[1];
  return target ? `${verb} ${target}` : verb;
};
