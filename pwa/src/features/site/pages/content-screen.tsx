import type { ContentPage } from '@knotenblech/shared/messages/site-facts.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useContent } from '../../../sync/site/content.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState, Page } from '../../../ui/layout/page.tsx';
import { Markdown, readMarkdown } from '../../../ui/words/markdown.tsx';
import { finishOf } from './finish-of.ts';
import styles from './gallery-pictures.module.css';

type ContentScreenProps = {
  language: Language;
  page: ContentPage;
  width?: 'text' | 'full';
  /** Stands below the text, also without it. */
  children?: ReactNode;
};

/** A page of the operator's words: Markdown with the page's title as its first heading. */
export const ContentScreen = ({ language, page, width = 'text', children }: ContentScreenProps) => {
  const content = useContent(language);
  if (!content) return <NoContent width={width}>{children}</NoContent>;
  const { title, nodes } = readMarkdown(content.pages[page]);
  return (
    <Page title={title} width={width}>
      <Markdown nodes={nodes} />
      {children}
    </Page>
  );
};

const NoContent = ({ width, children }: { width: 'text' | 'full'; children: ReactNode }) => {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <Page title={t`Noch nicht auf diesem Gerät`} width={width}>
      <EmptyState
        title={<Trans>Dieser Text kommt beim ersten Besuch mit Netz.</Trans>}
        action={
          <Button onPress={() => void router.invalidate()}>
            <Trans>Noch einmal versuchen</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Danach steht er auch ohne Verbindung hier.</Trans>
        </p>
      </EmptyState>
      {children}
    </Page>
  );
};

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

/** Sheets of the workshop, each with its title block, and parts as they come with their finish. */
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
      {pictures.map(({ file, name, number }) =>
        isRendered(file) ? (
          <li key={`view ${file}`}>
            <figure className={styles.sheet}>
              <img src={`/views/${file}.webp`} width={640} height={480} alt={i18n._(name)} loading="lazy" />
              <figcaption className={styles.block}>
                <strong>{i18n._(name)}</strong>
                <span>{number}</span>
                <span>{i18n._(finishOf[file])}</span>
              </figcaption>
            </figure>
          </li>
        ) : null,
      )}
    </ul>
  );
};

const isRendered = (file: string): file is keyof typeof finishOf => file in finishOf;
