import * as z from 'zod/mini'
import { askedByAll, givenApp, statementsOf } from '#infra/testkit/stacks'
import { locations } from '#shared/locations/index'
import { originKeyUnit, seedUnit, units, workerUnits } from './units'
import type { Unit } from './units'
import { wholeTemplate } from '#infra/testkit/whole-template'

const [first, ...others] = locations
const mailing = [{ ...first, mail: { from: 'orders@hibachiember.example' } }, ...others]

/** With an owner who is told and a location that sends mail, so that every right is there. */
const template = wholeTemplate(givenApp({ locations: mailing, context: { alarmEmail: 'owner@example.com' } }).group)
const MAKER = 'Draws the keys that the CDN shows to the API, each once.'

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
  [...units, originKeyUnit].map((unit) => {
    const found = made.find(({ Description }) => Description.endsWith(unit === originKeyUnit ? MAKER : `: ${unit.id}`))
    if (!found) throw new Error(`The stack has no function ${unit.id}`)
    return [unit.id, statementsOf(template, found.Role['Fn::GetAtt'][0])]
  }),
)
const roleOf = ({ id }: Unit) => roles.get(id) ?? []

/** What a role is given beside what its function's code asks: to write its log, to read the stream, to leave what failed. */
const givenByThePlatform =
  /^(logs:(CreateLogStream|PutLogEvents)|dynamodb:(DescribeStream|GetRecords|GetShardIterator|ListStreams)|sqs:\w+)$/

const indexesIn = (resource: unknown) =>
  [...JSON.stringify(resource).matchAll(/\/index\/(\w+)/g)].map(([, name]) => name)
const named = (action: string, index?: string) => (index ? `${action} on ${index}` : action)

const allowedTo = (unit: Unit) =>
  roleOf(unit)
    .filter(({ effect }) => effect === 'Allow')
    .flatMap(({ actions, resource }) => {
      const indexes = indexesIn(resource)
      return actions.flatMap((action) => (indexes.length > 0 ? indexes.map((index) => named(action, index)) : [action]))
    })
    .filter((action) => !givenByThePlatform.test(action))

const all = [...units, originKeyUnit]

describe.each(all.map((unit) => [unit.id, unit] as const))('%s', (id, unit) => {
  const asked = new Map(askedByAll(unit).map(({ action, index, file }) => [named(action, index), file]))

  test('may do what its code asks, and no more', () => {
    const allowed = new Set(allowedTo(unit))
    const missing = [...asked].filter(([action]) => !allowed.has(action))
    const idle = [...allowed].filter((action) => !asked.has(action))
    expect([
      ...missing.map(([action, file]) => `${id}: ${file} needs ${action}, which the role doesn't allow`),
      ...idle.map((action) => `${id}: the role allows ${action}, which none of its code asks`),
    ]).toEqual([])
  })

  test('asks what it is declared for', () => {
    const does = [...asked.keys()]
    const writes = does.some((action) => /^dynamodb:.*(Put|Update|Delete|Write)/.test(action))
    const reads = does.some((action) => action.startsWith('dynamodb:'))
    const { table, pushes, transcribes = false, prints = false, invokes = [] }: Unit['needs'] = unit.needs
    if (unit !== originKeyUnit) expect(writes ? 'write' : reads ? 'read' : 'none').toBe(table)
    expect(does.includes('execute-api:ManageConnections')).toBe(pushes)
    expect(does.includes('lambda:InvokeFunction')).toBe(invokes.length > 0)
    expect(does.includes('sns:Publish')).toBe('tells' in unit.needs && unit.needs.tells === true)
    expect(does.some((action) => /^(s3|transcribe):/.test(action))).toBe(transcribes || prints)
  })

  test("writes no log but its area's", () => {
    const logs = roleOf(unit).filter(({ actions }) => actions.includes('logs:PutLogEvents'))
    const group = unit === originKeyUnit ? 'originkeylog' : `Functions${unit.area}log`
    expect(logs).toHaveLength(1)
    expect(JSON.stringify(logs[0]?.resource)).toContain(`"${group}`)
  })
})

describe('the keys of sessions and of the CDN', () => {
  const changes = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'].map((name) => `dynamodb:${name}`)
  const deniedTo = (unit: Unit) =>
    roleOf(unit)
      .filter(({ effect }) => effect === 'Deny')
      .flatMap(({ actions, condition }) => {
        const { 'ForAnyValue:StringEquals': any } = z
          .object({
            'ForAnyValue:StringEquals': z.object({
              'dynamodb:LeadingKeys': z.union([z.string(), z.array(z.string())]),
            }),
          })
          .parse(condition)
        return actions.flatMap((action) => [any['dynamodb:LeadingKeys']].flat().map((key) => `${action} ${key}`))
      })
  const every = changes.flatMap((action) => ['SIGNING', 'ORIGIN'].map((key) => `${action} ${key}`)).sort()

  test.each(units.filter((unit) => unit !== seedUnit).map((unit) => [unit.id, unit] as const))(
    'are not for %s to change',
    (_, unit) => {
      expect(deniedTo(unit).sort()).toEqual(every)
    },
  )

  test('of sessions the seed makes the first, and changes none', () => {
    expect(deniedTo(seedUnit).sort()).toEqual(every.filter((each) => each !== 'dynamodb:PutItem SIGNING'))
  })

  test('of the CDN are all that whoever draws them may touch', () => {
    const ofTable = roleOf(originKeyUnit).filter(({ actions }) =>
      actions.some((action) => action.startsWith('dynamodb:')),
    )
    expect(ofTable.map(({ condition }) => condition)).toEqual([
      { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['ORIGIN'] } },
    ])
  })
})

test('the reader of the books invokes the workers and no other function', () => {
  const statements = units.flatMap((unit) =>
    roleOf(unit)
      .filter(({ actions }) => actions.includes('lambda:InvokeFunction'))
      .map(({ resource }) => [unit.id, JSON.stringify(resource)] as const),
  )
  expect(statements.map(([id]) => id)).toEqual(['ReactBooks'])
  const [[, resources = ''] = []] = statements
  const names = [...resources.matchAll(/"events(\w+?)Live/g)].map(([, name]) => name)
  expect(names).toEqual(workerUnits.map(({ unit }) => unit.id).sort())
})

describe('mail', () => {
  const mails = (unit: Unit) => roleOf(unit).filter(({ actions }) => actions.includes('ses:SendEmail'))

  test("is sent from a location's own address and no other, by the worker for mails and the night's closing alone", () => {
    expect(units.filter((unit) => mails(unit).length > 0).map(({ id }) => id)).toEqual(['DeliverMails', 'MailClosings'])
    const statements = units.flatMap(mails)
    expect(new Set(statements.map(({ condition }) => JSON.stringify(condition)))).toEqual(
      new Set([JSON.stringify({ StringEquals: { 'ses:FromAddress': ['orders@hibachiember.example'] } })]),
    )
    expect(JSON.stringify(statements)).toMatch(/identity\/hibachiember\.example"/)
  })

  test('is no right of anybody where no location sends any', () => {
    const plain = wholeTemplate(givenApp().group)
    expect(JSON.stringify(plain.toJSON())).not.toContain('ses:SendEmail')
  })
})
