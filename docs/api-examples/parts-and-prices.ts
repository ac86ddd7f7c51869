import { ask } from './shop.ts';

/** node parts-and-prices.ts PROJECT: prints its parts, what each costs, and which rules they do not keep. Scopes: projects:read, prices:read. */
const [project = ''] = process.argv.slice(2);

type Part = { partId: string; name: string; quantity: number; surface: string; materialTranslationCode: string | null };
type Project = {
  price: number | null;
  assemblyList: { parts: Part[] }[];
  partList: Part[];
  newPriceData: { partPriceList: Record<string, { nettoPricePart: number | null }> };
  ladder: { project: { steps: { quantity: number; price: number }[] } | null };
};
type WhyNot = { parts: { partId: string; state: string; findings: { rule: string; missedBy: number | null }[] }[] };

const { assemblyList, partList, price, newPriceData, ladder } = await ask<Project>(
  `/api/1.0/project/details/${project}?ladder=1,10`,
);
const { parts: checked } = await ask<WhyNot>(`/api/1.0/project/whyNot/${project}`);
const findingsOf = (id: string) => checked.find(({ partId }) => partId === id)?.findings ?? [];

const parts = [...assemblyList.flatMap((assembly) => assembly.parts), ...partList].map((part) => ({
  name: part.name,
  quantity: part.quantity,
  material: part.materialTranslationCode,
  surface: part.surface,
  // EUR net of one piece; null: on request.
  price: newPriceData.partPriceList[part.partId]?.nettoPricePart ?? null,
  findings: findingsOf(part.partId).map(({ rule, missedBy }) => ({ rule, missedBy })),
}));
const ladderSteps = ladder.project?.steps.map((step) => ({ quantity: step.quantity, price: step.price })) ?? [];
console.log(JSON.stringify({ price, ladder: ladderSteps, parts }));
