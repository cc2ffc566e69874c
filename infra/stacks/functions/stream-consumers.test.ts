import type { Reaction } from '#shared/registry/reactions'
import { generateConsumerModule, groupReactions, streamConsumers, toEventFilters } from './stream-consumers'

type Changes = Partial<Pick<Reaction, 'name' | 'entities' | 'on' | 'table'>>
const common = { name: 'some-reaction', summary: '', entities: ['Order'], on: ['MODIFY'], table: 'read' } as const
const reaction = (changes: Changes = {}): Reaction => ({ ...common, reader: 'books', pushes: false, ...changes })
const ofKitchen = (changes: Changes = {}): Reaction => ({ ...common, reader: 'kitchen', pushes: true, ...changes })

test('one reader serves the kitchen, another the books, for any number of reactions', () => {
  const list = ['a', 'b', 'c'].flatMap((name) => [ofKitchen({ name }), reaction({ name: `${name}-books` })])
  expect(groupReactions(list).map(({ name, reactions }) => [name, reactions.length])).toEqual([
    ['kitchen', 3],
    ['books', 3],
  ])
})

test('what the kitchen needs never waits for the books', () => {
  const [kitchen, books] = streamConsumers.map(({ reactions }) => reactions.map(({ name }) => name))
  expect(kitchen).toEqual(
    expect.arrayContaining(['push-kitchen-tickets', 'queue-print-jobs', 'apply-stock-changes', 'release-reservations']),
  )
  expect(books).toEqual(
    expect.arrayContaining(['award-points', 'release-codes', 'update-numbers', 'send-order-mail', 'send-order-pushes']),
  )
})

test('a reaction of the kitchen invokes no worker', () => {
  // @ts-expect-error A worker may be slow.
  const slow: Reaction = { ...common, reader: 'kitchen', pushes: false, invokes: 'deliver-mails' }
  expect(slow.reader).toBe('kitchen')
})

test('a reader has the permissions of its reactions and no others', () => {
  const [kitchen, books] = groupReactions([
    ofKitchen(),
    reaction({ table: 'write' }),
    reaction({ name: 'other', table: 'read' }),
  ])
  expect(kitchen).toMatchObject({ table: 'read', pushes: true })
  expect(books).toMatchObject({ table: 'write', pushes: false })
})

test('a reader without reactions is not created', () => {
  expect(groupReactions([ofKitchen()]).map(({ name }) => name)).toEqual(['kitchen'])
})

test('a filter lists each kind of change once, with the record types of its reactions', () => {
  const [books] = groupReactions([
    reaction({ on: ['INSERT', 'MODIFY'] }),
    reaction({ on: ['MODIFY', 'REMOVE'], entities: ['Order', 'Stock'] }),
  ])
  if (!books) throw new Error('There is no reader')
  expect(toEventFilters(books)).toEqual([
    { eventName: ['INSERT'], dynamodb: { NewImage: { type: { S: ['Order'] } } } },
    { eventName: ['MODIFY'], dynamodb: { NewImage: { type: { S: ['Order', 'Stock'] } } } },
    { eventName: ['REMOVE'], dynamodb: { OldImage: { type: { S: ['Order', 'Stock'] } } } },
  ])
})

test("a reader's module imports each reaction by its name", () => {
  const [books] = groupReactions([reaction({ name: 'count-stock' })])
  if (!books) throw new Error('There is no reader')
  expect(generateConsumerModule(books, '/project')).toContain(
    "import { handler as handler0 } from '/project/events/count-stock.ts'",
  )
})
