import { parseArgs } from 'node:util'
import type { ParseArgsConfig } from 'node:util'
import * as z from 'zod/mini'

type Told = {
  /** What it is for. */
  readonly help: string
  /** What stands for its value in the usage; a switch has none. */
  readonly value?: string
  /** Whether it may be given several times, each adding to a list. */
  readonly isList?: boolean
  /** Its one letter, if it has one. */
  readonly short?: string
}

const toldOf = z.registry<Told>()
const isText = z.string()
const YES = z.boolean()

/** An option or the words of a command: what reads the text, and what its usage tells of it. */
export function defineOption<Reads extends z.ZodMiniType>(reads: Reads, told: Told): Reads {
  toldOf.add(reads, told)
  return reads
}

export const defineFlag = (help: string) => defineOption(z._default(YES, false), { help })

/** Reads a text as a whole number within bounds, both included. */
export const parseWholeNumber = (min: number, max: number) => {
  const error = `no whole number from ${min} to ${max}`
  const isWithin = (text: string) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max
  return z.pipe(isText.check(z.refine(isWithin, { error })), z.transform(Number))
}

/** Reads a text as one of some words. */
export const parseOneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `none of ${words.join(', ')}` })

/** Reads a text as a moment. */
export const parseTime = z.pipe(
  isText.check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'no time such as 2026-01-31T18:00:00Z' })),
  z.transform((text) => new Date(text)),
)

const SETTING = { error: 'not of the form name=value' }

/** Settings for the CDK, as arguments that it understands. */
export const cdkContextOption = defineOption(
  z.pipe(
    z._default(z.array(isText.check(z.regex(/^[^\s=]+=/, SETTING))), []),
    z.transform((settings) => settings.flatMap((setting) => ['-c', setting])),
  ),
  { short: 'c', isList: true, value: 'name=value', help: 'a setting for the CDK, as in cdk.json; may be repeated' },
)

export const noArguments = z.array(z.never({ error: 'not understood' }))

type Options = Readonly<Record<string, z.ZodMiniType>>
export type Command<Known extends Options, Words extends z.ZodMiniType> = {
  /** How it is called. */
  readonly name: string
  readonly options: Known
  /** Reads the list of words that are no options. */
  readonly words: Words
}
type Given<Known extends Options, Words extends z.ZodMiniType> = {
  readonly options: z.output<z.ZodMiniObject<Known>>
  readonly words: z.output<Words>
}

/** What was asked for is not understood, or is how to ask. */
export class UsageError extends Error {}
class AskedFor extends UsageError {}

const bracketed = (text: string, isLeftOut: boolean) => (isLeftOut ? `[${text}]` : text)

function partsOf({ options, words }: Command<Options, z.ZodMiniType>) {
  const named = Object.entries(options).map(([name, reads]) => {
    const { help = '', value, short, isList } = toldOf.get(reads) ?? {}
    const shown = [short ? `-${short}` : `--${name}`, ...(value ? [value] : [])].join(' ')
    return { shown, inUsage: bracketed(shown, reads.safeParse(undefined).success) + (isList ? '…' : ''), help }
  })
  const { value: shown = '', help = '' } = toldOf.get(words) ?? {}
  const inUsage = bracketed(shown, words.safeParse([]).success)
  return [...(shown ? [{ shown, inUsage, help }] : []), ...named]
}

/** How a command is called: a line for all of it, and one for each of its parts. */
export function formatUsage(command: Command<Options, z.ZodMiniType>): string {
  const parts = partsOf(command)
  const width = Math.max(...parts.map(({ shown }) => shown.length))
  const separator = command.name.includes(' -- ') ? [] : ['--']
  const line = [command.name, ...(parts.length > 0 ? [...separator, ...parts.map(({ inUsage }) => inUsage)] : [])].join(
    ' ',
  )
  return [line, ...parts.map(({ shown, help }) => `  ${shown.padEnd(width)}  ${help}`)].join('\n')
}

const configOf = (options: Options): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, reads]) => {
      const { value, short, isList = false } = toldOf.get(reads) ?? {}
      return [name, { type: value ? 'string' : 'boolean', multiple: isList, ...(short ? { short } : {}) }]
    }),
  )

function split(options: Options, args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: configOf(options), allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.replace(/\. .*/s, '.') : String(error))
  }
}

const NOTHING = { path: [], message: '', input: undefined }

function optionsAmong<Known extends Options>(known: Known, values: unknown) {
  const read = z.object(known).safeParse(values, { reportInput: true })
  if (read.success) return read.data
  const [{ path, message, input } = NOTHING] = read.error.issues
  const name = `--${String(path[0])}`
  throw new UsageError(typeof input === 'string' ? `${name} ${input} is ${message}.` : `${name} is missing.`)
}

function wordsAmong<Words extends z.ZodMiniType>(known: Words, words: readonly string[]) {
  const read = known.safeParse(words, { reportInput: true })
  if (read.success) return read.data
  if (words.length === 0) throw new UsageError('What to do is missing.')
  const [{ message, input } = NOTHING] = read.error.issues
  throw new UsageError(`${typeof input === 'string' ? input : words.join(' ')} is ${message}.`)
}

/**
 * The options and words among arguments. Throws `Misuse`, with the usage, for what is not
 * understood.
 */
export function parseCommandLine<Known extends Options, Words extends z.ZodMiniType>(
  command: Command<Known, Words>,
  args: readonly string[],
): Given<Known, Words> {
  if (args.includes('--help')) throw new AskedFor(formatUsage(command))
  try {
    const { values, positionals } = split(command.options, args)
    return { options: optionsAmong(command.options, values), words: wordsAmong(command.words, positionals) }
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${formatUsage(command)}`) : error
  }
}

/** Ends the process with what `read` refuses, and exit code 2. */
export function exitOnUsageError<T>(read: (args: readonly string[]) => T): T {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(error instanceof AskedFor ? 0 : 2)
  }
}

/**
 * What this process was called with; ends it with the command's usage where that is not understood.
 */
export const parseProcessArguments = <Known extends Options, Words extends z.ZodMiniType>(
  command: Command<Known, Words>,
) => exitOnUsageError((args) => parseCommandLine(command, args))
