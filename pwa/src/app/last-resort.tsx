import { isLanguage, languageFacts } from '@knotenblech/shared/values/language.ts';
import { useRouter } from '@tanstack/react-router';
import styles from './last-resort.module.css';

/** In place of everything, where not even the error screen can be shown. */
export const LastResort = () => {
  const router = useRouter();
  const [, language] = location.pathname.split('/');
  const [title, kept, again] = languageFacts[isLanguage(language) ? language : 'de'].notShown;
  return (
    <main className={styles.page}>
      <div role="alert">
        <h1>{title}</h1>
        <p>{kept}</p>
      </div>
      <button type="button" onClick={() => void router.invalidate()}>
        {again}
      </button>
    </main>
  );
};
