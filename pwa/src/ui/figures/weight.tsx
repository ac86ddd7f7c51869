import { Plural } from '@lingui/react/macro';
import { Measure } from './measure.tsx';

/** A sum of weights (g), and how many pieces it leaves out because nothing says theirs. */
export const Weight = ({ g, unweighed = 0 }: { g: number; unweighed?: number | undefined }) => (
  <>
    <Measure g={g} />
    {unweighed > 0 ? (
      <>
        {' '}
        (<Plural value={unweighed} one="ohne # Teil" other="ohne # Teile" />)
      </>
    ) : null}
  </>
);
