/** The bundler copies them by these addresses. */
const samples = {
  podest: { url: new URL('../../../../../shared/samples/podest.stws', import.meta.url), fileName: 'Podest.stws' },
  knotenplatten: {
    url: new URL('../../../../../shared/samples/knotenplatten.btlx', import.meta.url),
    fileName: 'Knotenplatten.btlx',
  },
  rahmen: {
    url: new URL('../../../../../shared/samples/rahmen-hea-ipe.btlx', import.meta.url),
    fileName: 'Rahmen.btlx',
  },
};

/** One of the files that a visitor may try the shop with. */
export const sampleFile = async (name: keyof typeof samples): Promise<File> => {
  const { url, fileName } = samples[name];
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${fileName}: ${answer.status}`);
  return new File([await answer.arrayBuffer()], fileName);
};
