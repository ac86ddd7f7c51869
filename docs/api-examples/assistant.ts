import { KEY, SHOP } from './shop.ts';

/** node assistant.ts TOOL ARGUMENTS: uses a tool of the shop as a language model would, and prints what it answers. */
const [tool = 'list_projects', given = '{}'] = process.argv.slice(2);

const answer = await fetch(`${SHOP}/mcp`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${KEY}`,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: tool, arguments: JSON.parse(given) },
  }),
});
if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
const [, message = '{}'] = /^data: (.+)$/m.exec(await answer.text()) ?? [];
const { result } = JSON.parse(message) as { result: { structuredContent: object } };
console.log(JSON.stringify(result.structuredContent));
