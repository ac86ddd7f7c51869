import { isLanguage, type Language } from '@knotenblech/shared/values/language.ts';
import { useRouter } from '@tanstack/react-router';
import styles from './last-resort.module.css';

/** Of a page whose words may be what did not arrive. */
const words = {
  de: ['Die App lässt sich gerade nicht zeigen', 'Was auf dem Gerät gespeichert ist, bleibt erhalten.', 'Noch einmal'],
  en: ['The app cannot be shown just now', 'What is stored on the device is kept.', 'Try again'],
  fr: ["L'application ne peut pas être affichée", "Ce qui est enregistré sur l'appareil est conservé.", 'Réessayer'],
  it: ["L'app al momento non può essere mostrata", 'Ciò che è salvato sul dispositivo resta.', 'Riprova'],
} as const satisfies Record<Language, readonly string[]>;

/** In place of everything, where not even the error screen can be shown. */
export const LastResort = () => {
  const router = useRouter();
  const [, language] = location.pathname.split('/');
  const [title, kept, again] = words[isLanguage(language) ? language : 'de'];
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
