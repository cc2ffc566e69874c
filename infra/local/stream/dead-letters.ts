import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DynamoDBRecord } from 'aws-lambda'
import * as z from 'zod/mini'
import { describeSubject } from '#functions/platform/event-handlers'
import { isRecord } from '#shared/platform/is-record'
import { writeFileAtomically } from '../write-file'
import { defineOption } from '#infra/command-line'

const isStreamRecord = (value: unknown): value is DynamoDBRecord => isRecord(value) && 'dynamodb' in value

const StreamRecord = z.custom<DynamoDBRecord>(isStreamRecord)
/** A record that a reaction failed at. */
const SetAside = z.object({ reaction: z.string(), subject: z.string(), record: StreamRecord })
/** What a reader of the stream is called with. */
export const StreamPayload = z.union([SetAside, z.object({ Records: z.array(StreamRecord) })])

const common = { id: z.string(), reason: z.string(), at: z.string() }
const OfSchedule = z.object({ ...common, schedule: z.string(), dueAt: z.string() })
const OfInvocation = z.object({ ...common, function: z.string(), payload: z.unknown() })
const DeadLetter = z.union([OfSchedule, OfInvocation])

/** A call at which a reaction, a schedule or a worker has finally failed, and why. */
export type DeadLetter = z.infer<typeof DeadLetter>

const getSequence = ({ dynamodb }: DynamoDBRecord): string =>
  dynamodb?.SequenceNumber?.replace(/^0+(?=.)/, '') ?? 'unknown'

/** Names an invocation: after its reaction and change, so that a repeated failure is one letter. */
function nameInvocation(name: string, payload: unknown): string {
  const { data } = StreamPayload.safeParse(payload)
  if (!data) return `${name}-${randomUUID()}`
  if ('record' in data) return `${data.reaction}-${getSequence(data.record)}`
  return [name, ...data.Records.map(getSequence)].join('-')
}

/** Returns the ticket, or the key of the record, that a letter is about. */
function listSubjects(letter: DeadLetter): readonly string[] {
  const { data } = StreamPayload.safeParse('payload' in letter ? letter.payload : undefined)
  if (!data) return []
  return 'record' in data ? [data.subject] : data.Records.map(describeSubject)
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

  const describe = (id: string, reason: string) => ({ id, reason, at: new Date().toISOString() })

  /** Stores a letter, and reports it, as the alarms do in the cloud. */
  function keep(letter: DeadLetter): void {
    mkdirSync(lying, { recursive: true })
    writeFileAtomically(fileOf(lying, letter.id), JSON.stringify(letter))
    const about = [letter.id, ...listSubjects(letter)].join(', ')
    console.error(`Gave up on ${about} (${letter.reason}): npm run tool -- dead-letters list`)
  }

  return {
    /** Stores a run of a schedule that failed. */
    keepSchedule: ({ schedule, dueAt }: Pick<z.infer<typeof OfSchedule>, 'schedule' | 'dueAt'>, reason: string): void =>
      keep({ schedule, dueAt, ...describe(`${schedule}-${dueAt.replaceAll(/\W/g, '')}`, reason) }),
    /** Stores an asynchronous invocation that failed. */
    keepInvocation: (name: string, payload: unknown, reason: string): void =>
      keep({ function: name, payload, ...describe(nameInvocation(name, payload), reason) }),
    list: (): readonly DeadLetter[] => lettersIn(lying),
    /** Requests another delivery of a letter. Returns false if the id is unknown. */
    putBack: (id: string): boolean => {
      if (!isLetterId(id) || !existsSync(fileOf(lying, id))) return false
      mkdirSync(going, { recursive: true })
      renameSync(fileOf(lying, id), fileOf(going, id))
      return true
    },
    /** Deletes a letter for good. Returns false if the id is unknown. */
    drop: (id: string): boolean => {
      if (!isLetterId(id) || !existsSync(fileOf(lying, id))) return false
      rmSync(fileOf(lying, id))
      return true
    },
    /** Lists the letters to deliver again. */
    waiting: (): readonly DeadLetter[] => lettersIn(going),
    /** Deletes a letter after its delivery. */
    settle: (id: string): void => rmSync(fileOf(going, id), { force: true }),
  }
}

export type DeadLetters = ReturnType<typeof openDeadLetters>

const Words = z.union([z.tuple([z.literal('list')]), z.tuple([z.enum(['put-back', 'drop']), z.string()])], {
  error: 'not understood',
})

export const deadLettersUsage = {
  name: 'npm run tool -- dead-letters',
  options: {},
  words: defineOption(Words, {
    value: 'list | put-back ID|all | drop ID|all',
    help: 'shows what a reaction or schedule failed at; has one of them, or all, delivered again, or deletes it',
  }),
}

const oneLine = ({ reason }: DeadLetter): string => reason.replaceAll(/\s+/g, ' ')

const NONE = ['There are no dead letters.']

/** Runs the command. Returns its output and whether it succeeded. */
export function runDeadLettersCommand(
  dataDir: string,
  [command, id]: z.output<typeof Words>,
): {
  readonly lines: readonly string[]
  readonly done: boolean
} {
  if (!existsSync(dataDir)) return { lines: [`There is no data folder ${dataDir}.`], done: false }
  const letters = openDeadLetters(dataDir)
  const lying = letters.list()
  switch (command) {
    case 'list': {
      const lines = lying.map(
        (letter) => `${letter.id}  ${letter.at}  ${[...listSubjects(letter), oneLine(letter)].join('  ')}`,
      )
      return { lines: lines.length > 0 ? lines : NONE, done: true }
    }
    case 'put-back':
    case 'drop': {
      const isDrop = command === 'drop'
      const said = isDrop ? 'is dropped.' : 'is put back: the product delivers it again.'
      const wanted = id === 'all' ? lying.map((letter) => letter.id) : [id]
      const results = wanted.map((name) => ({ name, found: isDrop ? letters.drop(name) : letters.putBack(name) }))
      const lines = results.map(({ name, found }) => (found ? `${name} ${said}` : `There is no dead letter ${name}.`))
      return { lines: lines.length > 0 ? lines : NONE, done: results.every(({ found }) => found) }
    }
  }
}
