import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styles from './gallery-pictures.module.css';

type Picture = { file: string; number: string; name: MessageDescriptor; material: string; isLarge?: true };

/** Drawn from the sample projects by shared/samples/draw-gallery.ts. */
const pictures: readonly Picture[] = [
  { file: 'podest', number: '0001', name: msg`Podest mit Geländerlaschen`, material: 'IPE, RHS, BL', isLarge: true },
  { file: 'kp-107', number: 'KP-107', name: msg`Knotenblech`, material: 'BL 12 · S355' },
  { file: 'hr-205', number: 'HR-205', name: msg`Riegel mit Ausklinkung`, material: 'IPE · S235' },
  { file: 'wf-305', number: 'WF-305', name: msg`Konsolwinkel`, material: 'L 150×100×12' },
  { file: 'kp-109', number: 'KP-109', name: msg`Stützenplatte mit Langlöchern`, material: 'BL · S235' },
  { file: 'hr-209', number: 'HR-209', name: msg`Kragträger`, material: 'HE 160 B' },
  { file: 'kp-113', number: 'KP-113', name: msg`Rippe mit Ausschnitt`, material: 'BL 15' },
  { file: 'hr-207', number: 'HR-207', name: msg`Pfettenwinkel`, material: 'L 100×100×10' },
  { file: 'kp-120', number: 'KP-120', name: msg`Balkenschuhplatte`, material: 'BL 6' },
  { file: 'hr-219', number: 'HR-219', name: msg`Schubknagge`, material: 'HE 100 B' },
];

/** Sheets of the workshop, each with its title block. */
export const GalleryPictures = () => {
  const { i18n, t } = useLingui();
  return (
    <ul className={styles.sheets}>
      {pictures.map(({ file, number, name, material, isLarge }) => (
        <li key={file} className={isLarge ? styles.large : ''}>
          <figure className={styles.sheet}>
            <img
              src={`/drawings/${file}.svg`}
              width={640}
              height={480}
              alt={t`Werkstattzeichnung: ${i18n._(name)}`}
              loading="lazy"
            />
            <figcaption className={styles.block}>
              <strong>{i18n._(name)}</strong>
              <span>{number}</span>
              <span>{material}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
};
