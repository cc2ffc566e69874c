import { reactionEntry } from '#shared/registry/reactions'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { relative } from 'node:path'
import * as z from 'zod/mini'
import { table } from '#functions/platform/table/table'
import { tableActions } from '#infra/stacks/functions/function-roles'
import { functionUnits } from '#infra/stacks/functions/function-units'
import { routes } from '#shared/registry/routes'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'

const running = new AsyncLocalStorage<string>()
/** The actions that each module's handler sent to the table, as a policy names them. */
const sent = new Map<string, Set<string>>()

const Steps = z.object({ TransactItems: z.array(z.record(z.string(), z.unknown())) })

function actionsOf(command: string, input: unknown): readonly string[] {
  if (command !== 'TransactWriteItemsCommand')
    return [`dynamodb:${command.replace('Command', '').replace(/^Query.*/, 'Query')}`]
  return Steps.parse(input)
    .TransactItems.flatMap((item) => Object.keys(item))
    .map((step) => (step === 'ConditionCheck' ? 'dynamodb:ConditionCheckItem' : `dynamodb:${step}Item`))
}

table.middlewareStack.add(
  (next, context) => (args) => {
    const file = running.getStore()
    if (file !== undefined) {
      const actions = sent.get(file) ?? new Set()
      for (const action of actionsOf(context.commandName ?? '', args.input)) actions.add(action)
      sent.set(file, actions)
    }
    return next(args)
  },
  { step: 'initialize', name: 'watch', priority: 'high' },
)

const Loaded = z.looseObject({ handler: z.optional(z.custom<(...args: unknown[]) => unknown>()) })

/** Loads a module whose handler's commands are noted under its name. */
async function watched(path: string): Promise<unknown> {
  const { handler, ...others } = Loaded.parse({ ...(await import(path)) })
  if (!handler) return others
  const file = relative(process.cwd(), path)
  return { ...others, handler: (...args: unknown[]) => running.run(file, () => handler(...args)) }
}

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ load: watched, rateLimits: 'on', empty: true })
  const customer = createTestClient(product.url)
  const { body } = await customer.signIn(`${randomUUID()}@example.com`)
  await customer.order()
  const admin = createTestClient(product.url)
  await admin.signIn(`${randomUUID()}@example.com`, 'admin')
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  for (const named of routesSessionEndingLast) {
    const { method, path, headers, body: text } = buildSampleRequest(named, body.id)
    await fetch(product.url + path, { method, redirect: 'manual', headers: { ...headers, cookie }, body: text })
  }
  await product.deliverStream()
})
afterAll(() => product.stop())

test('a function sends only commands that its role allows', () => {
  const forbidden = functionUnits.flatMap((unit) => {
    const files =
      'file' in unit.source ? [unit.source.file] : unit.source.consumer.reactions.map(({ name }) => reactionEntry(name))
    const allowed = new Set<string>(tableActions[unit.needs.table])
    return files.flatMap((file) =>
      [...(sent.get(file) ?? [])]
        .filter((action) => !allowed.has(action))
        .map((action) => `${unit.id}: ${file} sent ${action}`),
    )
  })
  expect(forbidden).toEqual([])
  expect(sent.size).toBeGreaterThan(routes.length / 2)
  expect([...(sent.get('functions/orders/place-order.ts') ?? [])]).toEqual(
    expect.arrayContaining(['dynamodb:UpdateItem', 'dynamodb:PutItem']),
  )
})
