import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { workers } from '#shared/platform/reactions'
import { isRecord } from '#shared/platform/is-record'
import { writeFileAtomically } from '../write-file'
import { defineOption } from '#infra/command-line'

const isStreamRecord = (value: unknown): value is DynamoDBRecord => isRecord(value) && 'dynamodb' in value

const common = { id: z.string(), reason: z.string(), at: z.string() }
const OfReaction = z.object({ ...common, reaction: z.string(), record: z.custom<DynamoDBRecord>(isStreamRecord) })
const OfSchedule = z.object({ ...common, schedule: z.string(), dueAt: z.string() })
const OfWorker = z.object({
  ...common,
  worker: z.enum(workers.map(({ name }) => name)),
  invocation: z.string(),
  payload: z.unknown(),
})
const DeadLetter = z.union([OfReaction, OfSchedule, OfWorker])

type OfReaction = z.infer<typeof OfReaction>
type OfSchedule = z.infer<typeof OfSchedule>
type OfWorker = z.infer<typeof OfWorker>
/** An event at which a reaction, a schedule or a worker has finally failed, and why. */
export type DeadLetter = OfReaction | OfSchedule | OfWorker

type NewDeadLetter = Omit<OfReaction, 'id'> | Omit<OfSchedule, 'id'> | Omit<OfWorker, 'id'>

function idOf(letter: NewDeadLetter): string {
  if ('schedule' in letter) return `${letter.schedule}-${letter.dueAt.replaceAll(/\W/g, '')}`
  if ('worker' in letter) return `${letter.worker}-${letter.invocation}`
  const sequence = letter.record.dynamodb?.SequenceNumber?.replace(/^0+(?=.)/, '') ?? 'unknown'
  return `${letter.reaction}-${sequence}`
}

const isLetterId = (id: string) => /^[\w-]+$/.test(id)

/**
 * The dead letters of a data folder, one file each, so that a kill never loses or duplicates one. A
 * letter that is put back moves to a second folder until it is delivered.
 */
export function openDeadLetters(dataDir: string) {
  const lying = join(dataDir, 'dead-letters')
  const going = join(dataDir, 'put-back')
  const fileOf = (folder: string, id: string) => join(folder, `${id}.json`)

  const lettersIn = (folder: string): DeadLetter[] =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => DeadLetter.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
      : []

  return {
    /** Stores a dead letter. */
    keep: (letter: NewDeadLetter): void => {
      const id = idOf(letter)
      mkdirSync(lying, { recursive: true })
      writeFileAtomically(fileOf(lying, id), JSON.stringify({ id, ...letter }))
    },
    list: (): readonly DeadLetter[] => lettersIn(lying),
    /** Requests another delivery of a letter. Returns false if the id is unknown. */
    putBack: (id: string): boolean => {
      if (!isLetterId(id) || !existsSync(fileOf(lying, id))) return false
      mkdirSync(going, { recursive: true })
      renameSync(fileOf(lying, id), fileOf(going, id))
      return true
    },
    /** Lists the letters to deliver again. */
    waiting: (): readonly DeadLetter[] => lettersIn(going),
    /** Deletes a letter after its delivery. */
    settle: (id: string): void => rmSync(fileOf(going, id), { force: true }),
  }
}

export type DeadLetters = ReturnType<typeof openDeadLetters>

const Words = z.union([z.tuple([z.literal('list')]), z.tuple([z.literal('put-back'), z.string()])], {
  error: 'not understood',
})

export const deadLettersUsage = {
  name: 'npm run tool -- dead-letters',
  options: {},
  words: defineOption(Words, {
    value: 'list | put-back ID|all',
    help: 'shows what a reaction or schedule failed at; has one of them, or all, delivered again',
  }),
}

const describe = ({ reason }: DeadLetter): string => reason.replaceAll(/\s+/g, ' ')

/** Returns the ticket that the change of a letter is about, as `trace` takes it. */
function subjectOf(letter: DeadLetter): readonly string[] {
  const { NewImage: image } = ('record' in letter && letter.record.dynamodb) || {}
  const [location, ticket] = [image?.['location']?.S, image?.['ticketNumber']?.N]
  return location !== undefined && ticket !== undefined ? [`${location} ${ticket}`] : []
}

const NONE = ['There are no dead letters.']

/** Runs the command. Returns its output and whether it succeeded. */
export function runDeadLettersCommand(
  dataDir: string,
  [command, id]: z.output<typeof Words>,
): {
  readonly lines: readonly string[]
  readonly done: boolean
} {
  const letters = openDeadLetters(dataDir)
  const lying = letters.list()
  switch (command) {
    case 'list': {
      const lines = lying.map(
        (letter) => `${letter.id}  ${letter.at}  ${[...subjectOf(letter), describe(letter)].join('  ')}`,
      )
      return { lines: lines.length > 0 ? lines : NONE, done: true }
    }
    case 'put-back': {
      const wanted = id === 'all' ? lying.map((letter) => letter.id) : [id]
      const results = wanted.map((name) => ({ name, found: letters.putBack(name) }))
      const lines = results.map(({ name, found }) =>
        found ? `${name} is put back: the product delivers it again.` : `There is no dead letter ${name}.`,
      )
      return { lines: lines.length > 0 ? lines : NONE, done: results.every(({ found }) => found) }
    }
  }
}
