import type { ContentPage } from '@knotenblech/shared/messages/site-facts.ts';
import type { Language } from '@knotenblech/shared/values/language.ts';
import { useEffect } from 'react';
import { loadContent, useContent } from '../../../sync/site/content.ts';
import { Markdown, readMarkdown } from '../../../ui/words/markdown.tsx';
import styles from './operator-text.module.css';

/** The operator's words within a page of ours; nothing while there are none. */
export const OperatorText = ({ language, page }: { language: Language; page: ContentPage }) => {
  const content = useContent(language);
  useEffect(() => void loadContent(language), [language]);
  if (!content || content.pages[page] === '') return null;
  const { title, nodes } = readMarkdown(content.pages[page]);
  return (
    <section className={styles.words}>
      <h2 className={styles.title}>{title}</h2>
      <Markdown nodes={nodes} />
    </section>
  );
};
