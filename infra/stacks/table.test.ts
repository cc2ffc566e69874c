import type { Template } from 'aws-cdk-lib/assertions'
import { synthesizeApp } from '#infra/testkit/stacks'
import { flattenTemplate } from '#infra/testkit/whole-template'

const tableArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/hibachi-ember-2026-11-22'
const streamArn = `${tableArn}/stream/2026-11-22T04:10:00.000`

const groupOn = (restoredTable?: string) =>
  flattenTemplate(synthesizeApp({ context: restoredTable === undefined ? {} : { restoredTable } }).group)
const asItIs = groupOn()
const switched = groupOn(streamArn)

const [ownTable = ''] = Object.keys(asItIs.findResources('AWS::DynamoDB::Table'))
const of = (template: Template, type: string) =>
  Object.values(template.findResources(type)).map((each) => each.Properties)

describe('a group that is switched over to a restored table', () => {
  test('makes no table and knows nothing of its former one, which was to be kept', () => {
    switched.resourceCountIs('AWS::DynamoDB::Table', 0)
    expect(JSON.stringify(switched.toJSON())).not.toContain(`"${ownTable}"`)
    asItIs.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'RetainExceptOnCreate',
      UpdateReplacePolicy: 'Retain',
    })
  })

  test('has every function that names the table name the restored one', () => {
    const names = (template: Template) =>
      of(template, 'AWS::Lambda::Function').flatMap(({ Environment }) => Environment?.Variables.TABLE_NAME ?? [])
    expect(names(switched)).toHaveLength(names(asItIs).length)
    expect(new Set(names(switched))).toEqual(new Set(['hibachi-ember-2026-11-22']))
  })

  test('lets its roles at the restored table and no other', () => {
    const resources = JSON.stringify(of(switched, 'AWS::IAM::Policy'))
    const tables = new Set(resources.match(/arn:aws:dynamodb:[^"]+/g))
    const expected = ['', '/index/gsi1', '/index/gsi2', '/stream/2026-11-22T04:10:00.000'].map(
      (part) => tableArn + part,
    )
    expect(tables).toEqual(new Set(expected))
  })

  test("has every reaction read the restored table's changes from the first on", () => {
    const readers = of(switched, 'AWS::Lambda::EventSourceMapping')
    expect(readers).toHaveLength(of(asItIs, 'AWS::Lambda::EventSourceMapping').length)
    for (const reader of readers) {
      expect(reader).toMatchObject({ EventSourceArn: streamArn, StartingPosition: 'TRIM_HORIZON' })
    }
  })

  test('has all else that it had', () => {
    // The id of a function's version follows from its environment.
    const ids = (template: Template) =>
      Object.keys(template.toJSON().Resources).map((id) => id.replace(/(?<=CurrentVersion)\w+/, ''))
    expect(new Set(ids(switched))).toEqual(new Set(ids(asItIs).filter((id) => id !== ownTable)))
  })
})

test('an empty setting leaves everything as it is', () => {
  expect(groupOn('').toJSON()).toEqual(asItIs.toJSON())
})

test('what is no change stream of a table is refused', () => {
  expect(() => groupOn(tableArn)).toThrow('restoredTable')
})
