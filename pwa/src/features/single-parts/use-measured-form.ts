import { checkSinglePart } from '@knotenblech/shared/files/single-parts/check-single-part.ts';
import type { SinglePartForm } from '@knotenblech/shared/files/single-parts/single-part-form.schema.ts';
import type { PartFacts } from '@knotenblech/shared/parts/part-facts.schema.ts';
import { useEffect, useRef, useState } from 'react';
import { useCatalogue } from '../../sync/hooks/use-catalogue.ts';
import { createFormMeasurer, type FormMeasurer } from '../../worker/measure-form-in-worker.ts';

/** The part that a form makes so far: the last one stays while the next is measured, null while the form makes none. */
export const useMeasuredForm = (form: SinglePartForm): PartFacts | null => {
  const catalogue = useCatalogue();
  const measurer = useRef<FormMeasurer | null>(null);
  const [measured, setMeasured] = useState<PartFacts | null>(null);
  useEffect(() => () => measurer.current?.end(), []);
  useEffect(() => {
    if (!catalogue) return;
    let isCurrent = true;
    const named = { ...form, name: form.name.trim() || '–', grade: form.grade || '–' };
    const measure = async () => {
      measurer.current ??= createFormMeasurer();
      const makesPart = checkSinglePart(named).length === 0;
      const facts = makesPart ? await measurer.current.measure(named, catalogue) : null;
      if (isCurrent) setMeasured(facts);
    };
    void measure();
    return () => {
      isCurrent = false;
    };
  }, [form, catalogue]);
  return measured;
};
