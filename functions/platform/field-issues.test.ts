import type * as z from 'zod/mini'
import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { intakeRoutes } from '#shared/kitchen/intake-contract'
import { refundRoutes } from '#shared/kitchen/refunds-contract'
import { listFieldIssues } from './field-issues'

const listPaths = (schema: z.ZodMiniType, value: unknown) =>
  listFieldIssues(schema, value, schema.safeParse(value).error?.issues ?? []).map(({ path }) => path.join('.'))

const [event, refund, intake] = [
  eventDeskRoutes.updateEvent.body,
  refundRoutes.refundOrder.body,
  intakeRoutes.updateIntake.body,
]

it.each([
  ['a deposit without its tender', event, { depositPaid: true, version: 1 }, ['tender']],
  ['a deposit that went back without its tender', event, { depositReturned: true, version: 1 }, ['tender']],
  ['a state that events do not have', event, { state: 'lost', note: '', version: 1 }, ['state']],
  ['a refund of nothing', refund, { amount: '0.00', reason: 'late', to: 'cash' }, ['amount']],
  ['pieces that name a line twice', refund, { pieces: [{ lineId: 'a', quantity: 1 }, { lineId: 'a', quantity: 1 }], reason: 'late', to: 'cash' }, ['pieces']], // prettier-ignore
  ['a pause that is too long', intake, { state: 'paused', minutes: 100_000 }, ['minutes']],
  ['a request of no form', event, { version: 1 }, ['']],
  ['no object', intake, 'open', ['']],
])('%s is an error at its field', (_what, schema, value, paths) => {
  expect(listPaths(schema, value)).toEqual(paths)
})
