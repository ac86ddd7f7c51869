import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

/** The content pages that stand in the header. */
export const SitePlaces = ({ className }: { className: string }) => (
  <>
    <Link from="/$lang" to="/$lang/about" className={className}>
      <Trans>Über uns</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/gallery" className={className}>
      <Trans>Galerie</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/infos" className={className}>
      <Trans>Gut zu wissen</Trans>
    </Link>
    <Link from="/$lang" to="/$lang/contact" className={className}>
      <Trans>Kontakt</Trans>
    </Link>
  </>
);
