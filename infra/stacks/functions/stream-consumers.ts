import { reactions } from '#shared/platform/reactions'
import type { Reaction, WorkerName } from '#shared/platform/reactions'

/**
 * A reader of the table's stream. DynamoDB allows two readers a shard without throttling, so the
 * reactions share two: `live`, where a customer waits for the push, and `books`, which keeps the
 * accounts (decision 0004).
 */
export type StreamConsumer = {
  readonly name: 'live' | 'books'
  readonly reactions: readonly Reaction[]
  readonly table: Reaction['table']
  readonly pushes: boolean
  /** The workers that its reactions invoke. */
  readonly invokes: readonly WorkerName[]
}

const named = (name: StreamConsumer['name'], members: readonly Reaction[]): StreamConsumer => ({
  name,
  reactions: members,
  table: members.some(({ table }) => table === 'write') ? 'write' : 'read',
  pushes: members.some(({ pushes }) => pushes),
  invokes: members.flatMap(({ invokes }) => invokes ?? []),
})

/** The readers that a list of reactions needs; a reader without reactions is left out. */
export const groupReactions = (list: readonly Reaction[]): readonly StreamConsumer[] =>
  [
    named(
      'live',
      list.filter(({ pushes }) => pushes),
    ),
    named(
      'books',
      list.filter(({ pushes }) => !pushes),
    ),
  ].filter(({ reactions: members }) => members.length > 0)

export const streamConsumers = groupReactions(reactions)

const changes = ['INSERT', 'MODIFY', 'REMOVE'] as const

/**
 * The event filter patterns that let through what any of the consumer's reactions wants, and
 * nothing else.
 */
export const toEventFilters = ({ reactions: members }: StreamConsumer) =>
  changes.flatMap((change) => {
    const types = [...new Set(members.flatMap(({ on, entities }) => (on.includes(change) ? entities : [])))]
    if (types.length === 0) return []
    const image = change === 'REMOVE' ? 'OldImage' : 'NewImage'
    return [{ eventName: [change], dynamodb: { [image]: { type: { S: types } } } }]
  })

/**
 * The consumer's entry module, written at synthesis so that the reactions are listed nowhere but in
 * the contract.
 */
export const generateConsumerModule = ({ reactions: members }: StreamConsumer, root: string): string =>
  [
    `import { consume } from '${root}/infra/stacks/lambda/consume'`,
    ...members.map(({ name }, index) => `import { handler as handler${index} } from '${root}/events/${name}'`),
    'export const handler = consume([',
    ...members.map(
      ({ on, entities }, index) => `  { reaction: ${JSON.stringify({ on, entities })}, handler: handler${index} },`,
    ),
    '])',
  ].join('\n')
