import {
  listInvokedWorkers,
  reactionEntry,
  reactions,
  type Reaction,
  type WorkerName,
} from '#shared/registry/reactions'

/** How each reader takes its batches. */
export const readerSettings = {
  batchSize: 25,
  /** Changes of different items are taken in parallel, those of one item in order. */
  lanes: 4,
  /** Tries of a batch that the reader reports as failed, because a service is unavailable. */
  retries: 10,
} as const

/**
 * A reader of the table's stream. DynamoDB supports two readers per shard without throttling, so
 * that the kitchen never waits for the books (decision 0003).
 */
export type StreamConsumer = {
  readonly name: Reaction['reader']
  readonly reactions: readonly Reaction[]
  readonly table: Reaction['table']
  readonly pushes: boolean
  readonly alertsOwner: boolean
  /** The workers that its reactions invoke. */
  readonly invokes: readonly WorkerName[]
}

const named = (name: StreamConsumer['name'], members: readonly Reaction[]): StreamConsumer => ({
  name,
  reactions: members,
  table: members.some(({ table }) => table === 'write') ? 'write' : 'read',
  pushes: members.some(({ pushes }) => pushes),
  alertsOwner: members.some(({ alertsOwner }) => alertsOwner === true),
  invokes: [...new Set(members.flatMap(listInvokedWorkers))],
})

/** Groups reactions by reader. Leaves out readers without reactions. */
export const groupReactions = (list: readonly Reaction[]): readonly StreamConsumer[] =>
  [
    named(
      'kitchen',
      list.filter(({ reader }) => reader === 'kitchen'),
    ),
    named(
      'books',
      list.filter(({ reader }) => reader === 'books'),
    ),
  ].filter(({ reactions: members }) => members.length > 0)

export const streamConsumers = groupReactions(reactions)

const changes = ['INSERT', 'MODIFY', 'REMOVE'] as const

/** Builds the event filter patterns that match the records of any of the consumer's reactions. */
export const toEventFilters = ({ reactions: members }: StreamConsumer) =>
  changes.flatMap((change) => {
    const types = [...new Set(members.flatMap(({ on, entities }) => (on.includes(change) ? entities : [])))]
    if (types.length === 0) return []
    const image = change === 'REMOVE' ? 'OldImage' : 'NewImage'
    return [{ eventName: [change], dynamodb: { [image]: { type: { S: types } } } }]
  })

/**
 * Generates the consumer's entry module at synthesis, so that the contract is the only list of
 * reactions.
 */
export const generateConsumerModule = ({ reactions: members }: StreamConsumer, root: string): string =>
  [
    `import { createStreamHandler } from '${root}/infra/stacks/functions/lambda/consume-stream'`,
    ...members.map(({ name }, index) => `import { handler as handler${index} } from '${root}/${reactionEntry(name)}'`),
    'export const handler = createStreamHandler([',
    ...members.map(
      ({ name, on, entities }, index) =>
        `  { reaction: ${JSON.stringify({ name, on, entities })}, handler: handler${index} },`,
    ),
    '])',
  ].join('\n')
