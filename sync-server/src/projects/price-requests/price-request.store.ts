import type { OpenPriceRequest } from '@knotenblech/shared/api/projects/price-request-calls.ts';
import type { CustomerId, ProjectId, UserId } from '@knotenblech/shared/values/ids.ts';
import type { Sql, Transaction } from '../../database/database.ts';
import type { Requester } from '../../messages/message.store.ts';

type ProjectKey = { customerId: CustomerId; projectId: ProjectId };
type NewRequest = ProjectKey &
  Requester & { comment: string; wishDay: string | null; requestedAt: Date; dueAt: string };

/** Whether the price of a project is asked for and not given yet. */
export const hasOpenRequest = async (tx: Transaction, { customerId, projectId }: ProjectKey) => {
  const open = await tx`
    select 1 from price_request
    where customer_id = ${customerId} and project_id = ${projectId} and answered_at is null limit 1`;
  return open.length > 0;
};

/** Keeps a user's request, or adds its remark and its day to the one that he has open; false when that says it already. */
export const addPriceRequest = async (tx: Transaction, request: NewRequest) => {
  const { customerId, id, projectId, userId, language, comment, wishDay, requestedAt, dueAt } = request;
  const added = await tx`
    insert into price_request (customer_id, id, project_id, user_id, language, comment, wish_day, requested_at, due_at)
    values (${customerId}, ${id}, ${projectId}, ${userId}, ${language}, ${comment}, ${wishDay}, ${requestedAt}, ${dueAt})
    on conflict (customer_id, project_id, user_id) where answered_at is null do update
      set comment = case when strpos(price_request.comment, excluded.comment) > 0 then price_request.comment
          else concat_ws(E'\\n\\n', nullif(price_request.comment, ''), excluded.comment) end,
        wish_day = coalesce(excluded.wish_day, price_request.wish_day)
      where strpos(price_request.comment, excluded.comment) = 0
        or (excluded.wish_day is not null and excluded.wish_day is distinct from price_request.wish_day)
    returning 1`;
  return added.length > 0;
};

/** With a price, or with a project of parts. */
type Answer = ProjectKey & { answeredAt: Date; answeredBy: UserId } & (
    | { netCents: number; isFixed: boolean }
    | { answerProjectId: ProjectId }
  );

/** Closes the open requests of a project, if there are any. */
export const closePriceRequests = (tx: Transaction, answer: Answer) => tx`
  update price_request set answered_at = ${answer.answeredAt}, answered_by = ${answer.answeredBy},
    ${
      'netCents' in answer
        ? tx`net_cents = ${answer.netCents}, is_fixed = ${answer.isFixed}`
        : tx`answer_project_id = ${answer.answerProjectId}`
    }
  where customer_id = ${answer.customerId} and project_id = ${answer.projectId} and answered_at is null`;

type OpenRow = Omit<OpenPriceRequest, 'requestedAt' | 'dueAt' | 'alsoAsked'> & { requestedAt: Date; dueAt: Date };

/** Open requests of all customers for projects that still have no price, each project once, the first due first. */
export const listOpenRequests = async (owner: Sql): Promise<OpenPriceRequest[]> => {
  const rows = await owner<OpenRow[]>`
    select asked.customer_id as "customerId", (customer.data ->> 'number')::integer as "customerNumber",
      customer.data ->> 'name' as "customerName",
      trim((member.data ->> 'firstName') || ' ' || (member.data ->> 'name')) as "userName", member.data ->> 'email' as email,
      asked.requested_at as "requestedAt", asked.due_at as "dueAt", asked.comment,
      to_char(asked.wish_day, 'YYYY-MM-DD') as "wishDay", project.data as project,
      (priced.data ->> 'netCents')::bigint as "calculatedCents"
    from price_request asked
    ${recordOf(owner, 'project')} and project.id = asked.project_id::text
    ${recordOf(owner, 'customer')} and customer.id = asked.customer_id::text
    ${recordOf(owner, 'user', 'member')} and member.id = asked.user_id::text
    left join record priced on priced.customer_id = asked.customer_id and priced.space_id = 'cp:' || asked.customer_id
      and priced.kind = 'projectPrice' and priced.id = asked.project_id::text and not priced.deleted
    where asked.answered_at is null and project.data ->> 'trashedAt' is null and project.data ->> 'orderedAt' is null
      and (project.data ->> 'onRequest' = 'true' or project.data ->> 'reading' <> 'read')
    order by asked.due_at, asked.id`;
  const ofProjects = Map.groupBy(rows, ({ customerId, project }) => `${customerId}/${project.id}`);
  return [...ofProjects.values()].flatMap(([first, ...later]) => (first ? [openRequest(first, later)] : []));
};

const openRequest = (first: OpenRow, later: readonly OpenRow[]): OpenPriceRequest => ({
  ...first,
  requestedAt: first.requestedAt.toISOString(),
  dueAt: first.dueAt.toISOString(),
  alsoAsked: later.map(({ userName, email, requestedAt, comment }) => {
    return { userName, email, requestedAt: requestedAt.toISOString(), comment };
  }),
});

const recordOf = (owner: Sql, kind: string, name = kind) => owner`
  join record ${owner(name)} on ${owner(name)}.customer_id = asked.customer_id
    and ${owner(name)}.space_id = 'c:' || asked.customer_id and ${owner(name)}.kind = ${kind} and not ${owner(name)}.deleted`;
