/** The event stream of a device: which spaces it was poked about, in order. */
export const listenToEvents = async (url: string, headers: Record<string, string>) => {
  const over = new AbortController();
  const answer = await fetch(`${url}/api/1.0/sync/events`, { headers, signal: over.signal });
  if (!answer.body) throw new Error(`events: ${answer.status}`);
  const heard: string[] = [];
  const read = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const part of stream) heard.push(decoder.decode(part));
  };
  const reading = read(answer.body).catch(() => {});
  return {
    headers: answer.headers,
    text: () => heard.join(''),
    pokes: () =>
      [...heard.join('').matchAll(/^data: (.*)$/gm)].flatMap(([, data]) => Object.keys(JSON.parse(data ?? '{}'))),
    close: async () => {
      over.abort();
      await reading;
    },
  };
};
