import { weldJoints } from '@knotenblech/shared/parts/assemblies/weld-joints.ts';
import { weldProofIdOf } from '@knotenblech/shared/parts/assemblies/weld-proof.record.ts';
import { projectSpace } from '@knotenblech/shared/records/space.ts';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useRecords } from '../../../../sync/hooks/use-shop.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { useProject } from '../../open/project-context.tsx';
import styles from '../assistant.module.css';
import { WeldProofRow } from './weld-proof-row.tsx';

const shownAtFirst = 20;

/** The joints of the project's assemblies, each with its force and what comes of it. */
export const WeldProofs = () => {
  const { source, figures } = useProject();
  const projectId = source.project.id;
  const proofs = useRecords('weldProof', projectSpace(projectId));
  const [shownCount, setShownCount] = useState(shownAtFirst);
  if (!proofs) return null;
  const joints = weldJoints(figures.assemblies, figures.partAt);
  const proofAt = new Map(proofs.map((proof) => [proof.id, proof]));
  const hidden = joints.length - shownCount;
  return (
    <section className={styles.welds}>
      <h3>
        <Trans>Schweißnachweis</Trans>
      </h3>
      <p className={styles.note}>
        <Trans>
          Vereinfachtes Verfahren nach EN 1993-1-8, 4.5.3.3: Es zählt die Resultierende aller Kräfte auf die Verbindung,
          in jeder Richtung gleich. Bemessungswerte angeben, mit Teilsicherheiten der Einwirkung.
        </Trans>
      </p>
      {joints.length === 0 ? (
        <p>
          <Trans>Die Baugruppen haben keine Nähte, die nachzuweisen sind.</Trans>
        </p>
      ) : null}
      <ul className={styles.joints}>
        {joints.slice(0, shownCount).map((joint) => {
          const id = weldProofIdOf(projectId, joint);
          return <WeldProofRow key={id} projectId={projectId} joint={joint} proof={proofAt.get(id) ?? null} />;
        })}
      </ul>
      {hidden > 0 ? (
        <Button onPress={() => setShownCount(shownCount + 100)}>
          <Plural value={hidden} one="# weitere Verbindung" other="# weitere Verbindungen" />
        </Button>
      ) : null}
    </section>
  );
};
