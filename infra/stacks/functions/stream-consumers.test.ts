import type { Reaction } from '#shared/platform/reactions'
import { generateConsumerModule, groupReactions, toEventFilters } from './stream-consumers'

const reaction = (changes: Partial<Reaction>): Reaction => ({
  name: 'some-reaction',
  summary: '',
  entities: ['Order'],
  on: ['MODIFY'],
  table: 'read',
  pushes: false,
  ...changes,
})

test('one reader serves the reactions that push, another the books, for any number of reactions', () => {
  const list = ['a', 'b', 'c'].flatMap((name) => [
    reaction({ name, pushes: true }),
    reaction({ name: `${name}-books` }),
  ])
  expect(groupReactions(list).map(({ name, reactions }) => [name, reactions.length])).toEqual([
    ['live', 3],
    ['books', 3],
  ])
})

test('a reader has the permissions of its reactions and no others', () => {
  const [live, books] = groupReactions([
    reaction({ pushes: true }),
    reaction({ table: 'write' }),
    reaction({ name: 'other', table: 'read' }),
  ])
  expect(live).toMatchObject({ table: 'read', pushes: true })
  expect(books).toMatchObject({ table: 'write', pushes: false })
})

test('a reader without reactions is not created', () => {
  expect(groupReactions([reaction({ pushes: true })]).map(({ name }) => name)).toEqual(['live'])
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
    "import { handler as handler0 } from '/project/events/count-stock'",
  )
})
