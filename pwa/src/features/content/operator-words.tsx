import type { ContentPage } from '@knotenblech/shared/site/content-page.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { useEffect, useState } from 'react';
import { loadContent } from '../../site/load-content.ts';
import { Markdown, readMarkdown } from '../../ui/words/markdown.tsx';
import styles from './operator-words.module.css';

/** The operator's words within a page of ours; nothing while there are none. */
export const OperatorWords = ({ language, page }: { language: Language; page: ContentPage }) => {
  const [shown, setShown] = useState<{ language: Language; text: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const content = await loadContent(language);
      if (isCurrent) setShown({ language, text: content?.pages[page] ?? '' });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [language, page]);
  if (!shown || shown.text === '') return null;
  const { title, nodes } = readMarkdown(shown.text);
  return (
    <section className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <Markdown nodes={nodes} />
    </section>
  );
};
