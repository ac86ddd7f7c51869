import knotenplatten from '@knotenblech/shared/samples/knotenplatten.btlx?url';
import podest from '@knotenblech/shared/samples/podest.stws?url';
import rahmen from '@knotenblech/shared/samples/rahmen-hea-ipe.btlx?url';

const samples = {
  podest: { url: podest, fileName: 'Podest.stws' },
  knotenplatten: { url: knotenplatten, fileName: 'Knotenplatten.btlx' },
  rahmen: { url: rahmen, fileName: 'Rahmen.btlx' },
};

/** One of the files that a visitor may try the shop with. */
export const sampleFile = async (name: keyof typeof samples): Promise<File> => {
  const { url, fileName } = samples[name];
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${fileName}: ${answer.status}`);
  return new File([await answer.arrayBuffer()], fileName);
};
