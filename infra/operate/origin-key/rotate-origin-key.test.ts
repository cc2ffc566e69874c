import { readFileSync, readdirSync } from 'node:fs'
import { findSecret, replaceSecret } from '#functions/platform/secrets'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { rotateOriginKey } from './rotate-origin-key'

type Header = { HeaderName: string; HeaderValue: string }
type Distribution = { sent: Header[]; comment: string }

const folder = createTemporaryFolder('origin-key')
/** What CloudFront stores, what happened in which order, and the call that fails. */
let cloud: Record<string, Distribution>
let events: string[]
let failing: string

const createDistribution = (key: string): Distribution => ({
  sent: [
    { HeaderName: 'x-location', HeaderValue: 'HENPR' },
    { HeaderName: 'x-origin-key', HeaderValue: key },
  ],
  comment: 'stays',
})

const configOf = ({ sent, comment }: Distribution) => ({
  Comment: comment,
  Origins: {
    Quantity: 2,
    Items: [{ CustomHeaders: { Quantity: 2, Items: sent } }, { CustomHeaders: { Quantity: 0 } }],
  },
})

const valueAfter = (args: readonly string[], name: string) => args[args.indexOf(name) + 1] ?? ''
const keyOf = (id: string) => cloud[id]?.sent[1]?.HeaderValue

function run(_: string, args: readonly string[]) {
  const [, call = ''] = args
  if (call === failing) return Promise.resolve({ code: 254, out: '' })
  const id = valueAfter(args, '--id')
  const distribution = cloud[id]
  let out: unknown = null
  if (call === 'list-distributions') out = Object.keys(cloud)
  if (call === 'get-distribution-config' && distribution)
    out = { ETag: `tag of ${id}`, DistributionConfig: configOf(distribution) }
  if (call === 'update-distribution' && distribution) {
    expect(valueAfter(args, '--if-match')).toBe(`tag of ${id}`)
    const written = JSON.parse(readFileSync(valueAfter(args, '--distribution-config').replace('file://', ''), 'utf8'))
    distribution.sent = written.Origins.Items[0].CustomHeaders.Items
    expect(written).toEqual(configOf(distribution))
  }
  if (call === 'wait') events.push(`${id} deployed`)
  return Promise.resolve({ code: 0, out: JSON.stringify(out) })
}

const accepted = async () => (await findSecret('origin-keys'))?.split(',') ?? []
const rotate = () =>
  rotateOriginKey({
    run,
    print: () => undefined,
    sleep: async (ms) => void events.push(`waited ${ms / 60_000} min with ${(await accepted()).length} keys`),
    folder,
  })

beforeEach(async () => {
  process.env['SECRETS_FOLDER'] = createTemporaryFolder('origin-secrets')
  await replaceSecret('origin-keys', 'former')
  cloud = { E1: createDistribution('former'), E2: createDistribution('former'), OTHER: createDistribution('foreign') }
  events = []
  failing = ''
})
afterEach(() => delete process.env['SECRETS_FOLDER'])

it('replaces the key at each site of the product, and nothing else', async () => {
  await rotate()
  const [key = '', ...others] = await accepted()
  expect(others).toEqual([])
  expect(key).toMatch(/^[\w-]{43}$/)
  expect([keyOf('E1'), keyOf('E2'), keyOf('OTHER')]).toEqual([key, key, 'foreign'])
  expect(events).toEqual(['waited 6 min with 2 keys', 'E1 deployed', 'E2 deployed'])
  expect(readdirSync(folder)).toEqual([])
})

it('leaves both keys valid if a step fails, and goes on with the same key', async () => {
  failing = 'update-distribution'
  await expect(rotate()).rejects.toThrow('Both keys are valid; run the command again.')
  const [former, next] = await accepted()
  expect([former, keyOf('E1')]).toEqual(['former', 'former'])
  expect(readdirSync(folder)).toEqual([])
  failing = ''
  await rotate()
  expect(await accepted()).toEqual([next])
  expect([keyOf('E1'), keyOf('E2')]).toEqual([next, next])
})

it.each([
  ['in an account without the product', () => (cloud = { OTHER: createDistribution('foreign') }), 'No distribution'],
  ['before the first deployment', () => replaceSecret('origin-keys', ''), 'no key yet'],
])('changes nothing %s', async (_, given, message) => {
  await given()
  const before = await accepted()
  await expect(rotate()).rejects.toThrow(message)
  expect(await accepted()).toEqual(before)
})
