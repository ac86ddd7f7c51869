/** Runs in a page: in each of five places a word, as it is; in the database so that it is packed. */
export const plantInClear = async (left: readonly string[]) => {
  const [local = '', session = '', cached = '', stored = '', shown = ''] = left;
  localStorage.setItem('left', local);
  sessionStorage.setItem('left', session);
  await (await caches.open('left')).put('/left', new Response(cached));
  const opening = indexedDB.open('left');
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('left'));
  await new Promise((done) => opening.addEventListener('success', done));
  const writing = opening.result.transaction('left', 'readwrite');
  for (let n = 0; n < 100; n++) writing.objectStore('left').put(`${stored} ${'again and again '.repeat(20)}`, n);
  await new Promise((done) => writing.addEventListener('complete', done));
  opening.result.close();
  history.replaceState(null, '', `?left=${shown}`);
};
