import * as z from 'zod/mini'
import { flattenTemplate, listPolicyStatements, synthesizeApp } from '#infra/testkit/stacks/stack-templates'
import { locations } from '#shared/locations/index'
import {
  functionUnits,
  originKeyUnit,
  seedUnit,
  scheduleUnits,
  workerUnits,
  type FunctionNeeds,
  type FunctionUnit,
} from './function-units'

const [first, ...others] = locations
const mailing = [{ ...first, mail: { from: 'orders@hibachiember.example' } }, ...others]

/** With an owner to notify and a location that sends mail, so that every permission is present. */
const template = flattenTemplate(
  synthesizeApp({ locations: mailing, context: { alarmEmail: 'owner@example.com' } }).group,
)
const MAKER = 'Draws the key that the CDN shows to the API, once.'

const Made = z.object({
  Properties: z.object({
    Description: z.string(),
    Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  }),
})

const made = Object.values(template.findResources('AWS::Lambda::Function')).flatMap(
  (each) => Made.safeParse(each).data?.Properties ?? [],
)

/** The statements of each unit's role. */
const roles = new Map(
  [...functionUnits, originKeyUnit].map((unit) => {
    const found = made.find(({ Description }) => Description.endsWith(unit === originKeyUnit ? MAKER : `: ${unit.id}`))
    if (!found) throw new Error(`The stack has no function ${unit.id}`)
    return [unit.id, listPolicyStatements(template, found.Role['Fn::GetAtt'][0])]
  }),
)
const roleOf = ({ id }: FunctionUnit) => roles.get(id) ?? []

/**
 * Actions that can't be bound to a resource; a condition binds a job's start to the recordings'
 * bucket.
 */
const OPEN_BY_NATURE = new Set(['dynamodb:ListStreams', 'transcribe:StartTranscriptionJob'])

const allowedTo = (unit: FunctionUnit) =>
  roleOf(unit)
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(({ actions }) => actions)

/** Actions that the platform itself needs: logs, the change stream, the dead-letter queues. */
const PLATFORM_ACTION =
  /^(logs:(CreateLogStream|PutLogEvents)|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)|sqs:\w+)$/

describe.each([...functionUnits, originKeyUnit].map((unit) => [unit.id, unit] as const))('%s', (id, unit) => {
  const needs: FunctionNeeds = unit.needs
  const {
    table,
    pushes,
    alertsOwner = false,
    mails = false,
    rendersPages = false,
    scans = false,
    transcription,
    invokes = [],
    invokesItself = false,
  } = needs
  const allowed = new Set(allowedTo(unit).filter((action) => !PLATFORM_ACTION.test(action)))
  const isAllowed = (pattern: RegExp) => [...allowed].some((action) => pattern.test(action))

  test('may use the table as its unit declares', () => {
    if (unit === originKeyUnit) return
    const writes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'ConditionCheckItem']
    const reads = ['GetItem', 'BatchGetItem', 'Query']
    const expected = { none: [], read: reads, write: [...reads, ...writes] }[table]
    const names = [...allowed].flatMap((action) => /^dynamodb:(\w+)$/.exec(action)?.[1] ?? [])
    expect(names.sort()).toEqual([...expected, ...(scans ? ['Scan'] : [])].sort())
  })

  test('may use other services as its unit declares', () => {
    expect({
      pushes: isAllowed(/^execute-api:/),
      alertsOwner: isAllowed(/^sns:/),
      mails: isAllowed(/^ses:/),
      files: isAllowed(/^s3:/),
      jobs: isAllowed(/^transcribe:/),
      invokes: isAllowed(/^lambda:/),
    }).toEqual({
      pushes,
      alertsOwner,
      mails,
      files: rendersPages || transcription !== undefined,
      jobs: transcription !== undefined,
      invokes: invokes.length > 0 || invokesItself,
    })
  })

  test('is allowed no wildcard action', () => {
    expect([...allowed].filter((action) => action.includes('*'))).toEqual([])
  })

  test('writes only the log of its area', () => {
    const logs = roleOf(unit).filter(({ actions }) => actions.includes('logs:PutLogEvents'))
    const group = unit === originKeyUnit ? 'originkeylog' : `Functions${unit.area.replaceAll('-', '')}log`
    expect(logs).toHaveLength(1)
    expect(JSON.stringify(logs[0]?.resource)).toContain(`"${group}`)
  })

  test('reaches no table but the one of the product, and no other resource by wildcard', () => {
    const open = roleOf(unit)
      .filter(({ effect, resource }) => effect === 'Allow' && [resource].flat().includes('*'))
      .flatMap(({ actions }) => actions)
      .filter((action) => !OPEN_BY_NATURE.has(action))
    expect(open.map((action) => `${id}: ${action}`)).toEqual([])
  })
})

describe('the keys of sessions and of the CDN', () => {
  const parametersOf = (unit: FunctionUnit, action: string) =>
    roleOf(unit)
      .filter(({ actions }) => actions.includes(action))
      .flatMap(({ resource }) => [...JSON.stringify(resource).matchAll(/parameter\/hibachi-ember\/(\w+-keys)/g)])
      .map(([, name]) => name)

  test.each(functionUnits.map((unit) => [unit.id, unit] as const))('may be read by %s as it declares', (_, unit) => {
    const { secrets = [] }: FunctionNeeds = unit.needs
    expect(parametersOf(unit, 'ssm:GetParameters').sort()).toEqual([...secrets].sort())
  })

  test('are created by the seed alone, which replaces none', () => {
    const creating = functionUnits.filter((unit) => allowedTo(unit).includes('ssm:PutParameter'))
    expect(creating.map(({ id }) => id)).toEqual(['Seed'])
    const statements = roleOf(seedUnit).filter(({ actions }) => actions.includes('ssm:PutParameter'))
    expect(statements.map(({ condition }) => condition)).toEqual([{ StringEquals: { 'ssm:Overwrite': 'false' } }])
    expect(parametersOf(seedUnit, 'ssm:PutParameter').sort()).toEqual(['push-keys', 'signing-keys'])
  })

  test('of the CDN are made by their own function, which reads and replaces nothing else', () => {
    const statements = roleOf(originKeyUnit).filter(({ actions }) => !actions.some((name) => /^logs:/.test(name)))
    expect(statements.flatMap(({ actions }) => actions)).toEqual(['ssm:GetParameters', 'ssm:PutParameter'])
    for (const { resource } of statements)
      expect(JSON.stringify(resource)).toContain(':parameter/hibachi-ember/origin-keys')
    expect(statements.map(({ condition }) => condition)).toEqual([
      undefined,
      { StringEquals: { 'ssm:Overwrite': 'false' } },
    ])
    const writing = functionUnits.filter((unit) => parametersOf(unit, 'ssm:PutParameter').includes('origin-keys'))
    expect(writing).toEqual([])
  })
})

test('readers and schedules invoke themselves, the books and some schedules their workers, and nothing else', () => {
  const invoked = functionUnits.flatMap((unit) => {
    const names = roleOf(unit)
      .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
      .flatMap(({ resource }) => [...JSON.stringify(resource).matchAll(/"events(\w+?)Live/g)].map(([, name]) => name))
    return names.length > 0 ? [[unit.id, names.sort()] as const] : []
  })
  const schedules = scheduleUnits.filter(({ unit }) => unit.needs.invokesItself).map(({ unit }) => [unit.id, [unit.id]])
  const workersOf = {
    SettleDuePayments: ['SettleDuePayments', 'SettlePayment'],
    AlertNoOrders: ['AlertNoOrders', 'DeliverMails', 'DeliverPushes'],
    AlertOutages: ['AlertOutages', 'DeliverMails', 'DeliverPushes'],
    AlertUnconfirmedOrders: ['AlertUnconfirmedOrders', 'DeliverMails', 'DeliverPushes'],
  }
  expect(schedules.length).toBeGreaterThan(5)
  expect(Object.fromEntries(invoked)).toEqual({
    ReactBooks: ['ReactBooks', ...workerUnits.map(({ unit }) => unit.id)].sort(),
    ReactKitchen: ['ReactKitchen'],
    ...Object.fromEntries(schedules),
    ...workersOf,
  })
})

describe('mail', () => {
  const mails = (unit: FunctionUnit) => roleOf(unit).filter(({ actions }) => actions.includes('ses:SendEmail'))

  test("is sent only from a location's own address, by the mail worker and the closing mails", () => {
    expect(functionUnits.filter((unit) => mails(unit).length > 0).map(({ id }) => id)).toEqual([
      'DeliverMails',
      'MailDailyReports',
    ])
    const statements = functionUnits.flatMap(mails)
    expect(new Set(statements.map(({ condition }) => JSON.stringify(condition)))).toEqual(
      new Set([JSON.stringify({ StringEquals: { 'ses:FromAddress': ['orders@hibachiember.example'] } })]),
    )
    expect(JSON.stringify(statements)).toMatch(/identity\/hibachiember\.example"/)
  })

  test('no function may send mail when no location does', () => {
    const plain = flattenTemplate(synthesizeApp().group)
    expect(JSON.stringify(plain.toJSON())).not.toContain('ses:SendEmail')
  })
})
