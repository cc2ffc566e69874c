import { isDeepStrictEqual as isEqual } from 'node:util'
import * as z from 'zod/mini'
import { toJsonSchema } from '#infra/reference/json-schema'
import { fillPath } from '#infra/testkit/fixtures/sample-requests'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import type { Example } from './example'
import { examples } from './examples'
import { listFields, listForms, listValues, type Field } from './field-paths'
import { openFieldWorld, type FieldWorld } from './field-world'

// What is accepted is stored: every call that changes something is sent with all fields of its
// contract, and each value is read back.

const isFieldCall = ({ route: { method, takes, body } }: RegisteredRoute) =>
  (method === 'POST' || method === 'PUT') && body !== undefined && takes === undefined
const calls = routes.filter(isFieldCall)

const listExamples = (name: string): readonly Example[] => [examples[name] ?? []].flat()

const listBodyForms = ({ route }: RegisteredRoute): readonly (readonly Field[])[] =>
  listForms(toJsonSchema(route.body ?? z.undefined(), 'input')).map((form) => listFields(form))

/** Sorts values, because lists such as a line's options have no order. */
const inOrder = (values: readonly unknown[]) =>
  values.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))

let world: FieldWorld

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  world = await openFieldWorld()
})
afterAll(() => world.stop())

it('has an example of each form of each call, and none of another call', () => {
  expect(Object.keys(examples).sort()).toEqual(calls.map(({ name }) => name).sort())
  const missing = calls.filter((call) => listExamples(call.name).length !== listBodyForms(call).length)
  expect(missing.map(({ name }) => name)).toEqual([])
})

const cases = calls.flatMap((call) =>
  listExamples(call.name).map((example, index) => ({
    call,
    example,
    fields: listBodyForms(call)[index] ?? [],
    title: `${call.route.method} ${call.route.path}`,
    form: index + 1,
  })),
)

it.each(cases)('$title stores every field (form $form)', async ({ call: { route }, example, fields }) => {
  const { prepare, servedAs = {}, except = {} } = example
  const { by, params = {}, body, read = (response: unknown) => Promise.resolve(response) } = await prepare(world)
  const paths = fields.map(({ path }) => path)
  expect(paths.filter((path) => !(path in except) && listValues(body, path).length === 0)).toEqual([])
  expect(Object.keys({ ...servedAs, ...except }).filter((path) => !paths.includes(path))).toEqual([])

  const compared = fields.filter(({ path }) => !(path in except))
  const valuesIn = (source: unknown, from: Readonly<Record<string, string>>) =>
    Object.fromEntries(compared.map(({ path }) => [path, inOrder(listValues(source, from[path] ?? path))]))
  const sent = valuesIn(body, {})
  // A default or unchanged value would prove nothing.
  const before = route.method === 'PUT' && compared.length > 0 ? valuesIn(await read(undefined), servedAs) : {}
  const unchanged = compared.filter(
    ({ path, ...field }) => isEqual(sent[path], before[path]) || isEqual(sent[path], [field.default]),
  )
  expect(unchanged.map(({ path }) => path)).toEqual([])

  const answer = await by.ask(route.method, fillPath(route.path, params), { body })
  if (answer.status !== (route.status ?? 200)) throw new Error(JSON.stringify(answer.body))
  if (compared.length > 0) expect(valuesIn(await read(answer.body), servedAs)).toEqual(sent)
})
