import type { Catalogue } from '../../catalogue/catalogue.schema.ts';
import type { Body } from '../../geometry/body/body.schema.ts';
import type { PartCategory } from '../../parts/part-facts.schema.ts';
import { DomainError } from '../../values/errors/domain-error.ts';
import { profileShape } from '../recognition/profile-shape.ts';
import type { StatedPart } from '../stwx/stated-project.ts';
import { plateBody } from './plate-body.ts';
import { profileBody } from './profile-body.ts';
import type { SinglePartForm } from './single-part-form.schema.ts';

type Shape = {
  category: PartCategory;
  profileId: string | null;
  profileName: string;
  thicknessMm: number | null;
  body: Body;
};

/** What a form says, as a part stated in full. @throws DomainError invalid_input for a profile the catalogue lacks */
export const stateSinglePart = (form: SinglePartForm, catalogue: Catalogue): StatedPart => ({
  name: form.name,
  drawingNumber: form.drawingNumber,
  assembly: null,
  quantitySingle: form.quantity,
  grade: form.grade,
  placements: [],
  taken: 'recognised',
  ...shapeOf(form, catalogue),
});

const shapeOf = (form: SinglePartForm, catalogue: Catalogue): Shape => {
  if (form.kind === 'plate')
    return {
      category: 'FLAT',
      profileId: null,
      profileName: '',
      thicknessMm: form.thicknessMm,
      body: plateBody(form),
    };
  const profile = catalogue.profiles.find(({ id }) => id === form.profileId);
  if (!profile) throw new DomainError('invalid_input', { field: 'profileId' });
  const body = profileBody(form, profile);
  const { category, thicknessMm, section } = profileShape(profile, body, catalogue);
  return { category, thicknessMm, profileId: profile.id, profileName: profile.designation, body: { ...body, section } };
};
