import { parseArgs, type ParseArgsConfig } from 'node:util'
import * as z from 'zod/mini'

/**
 * Lets a command end quietly after the reader of its output, such as `head`, has ended. Only the
 * rest of the output is lost.
 */
export function allowClosedPipe(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

type Description = {
  /** The purpose. */
  readonly help: string
  /** The placeholder of its value in the usage; undefined for a switch. */
  readonly value?: string
  /** Whether it may be given several times, each adding to a list. */
  readonly isList?: boolean
  /** Its one letter, if it has one. */
  readonly short?: string
}

const descriptions = z.registry<Description>()
const isText = z.string()
const YES = z.boolean()

/** Declares an option or the words of a command: its parser and its description. */
export function defineOption<Reads extends z.ZodMiniType>(reads: Reads, description: Description): Reads {
  descriptions.add(reads, description)
  return reads
}

export const defineFlag = (help: string) => defineOption(z._default(YES, false), { help })

/** Parses a whole number within inclusive bounds. */
export const parseWholeNumber = (min: number, max: number) => {
  const error = `no whole number from ${min} to ${max}`
  const isWithin = (text: string) => /^\d{1,15}$/.test(text) && Number(text) >= min && Number(text) <= max
  return z.pipe(isText.check(z.refine(isWithin, { error })), z.transform(Number))
}

/** Parses one of several words. */
export const parseOneOf = <const Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: `none of ${words.join(', ')}` })

/** Parses a time. */
export const parseTime = z.pipe(
  isText.check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'no time such as 2026-01-31T18:00:00Z' })),
  z.transform((text) => new Date(text)),
)

const SETTING = { error: 'not of the form name=value' }

/** Settings that are passed to the CDK as arguments. */
export const cdkContextOption = defineOption(
  z.pipe(
    z._default(z.array(isText.check(z.regex(/^[^\s=]+=/, SETTING))), []),
    z.transform((settings) => settings.flatMap((setting) => ['-c', setting])),
  ),
  { short: 'c', isList: true, value: 'name=value', help: 'a setting for the CDK, as in cdk.json; may be repeated' },
)

export const noArguments = z.array(z.never({ error: 'not understood' }))

type Options = Readonly<Record<string, z.ZodMiniType>>
type Command<Known extends Options, Words extends z.ZodMiniType> = {
  /** The command line's first words. */
  readonly name: string
  readonly options: Known
  /** Parses the words that are no options. */
  readonly words: Words
}
type Given<Known extends Options, Words extends z.ZodMiniType> = {
  readonly options: z.output<z.ZodMiniObject<Known>>
  readonly words: z.output<Words>
}

/** The arguments are invalid, or ask for help. The message has the usage. */
export class UsageError extends Error {}
class HelpRequested extends UsageError {}

const bracketed = (text: string, isLeftOut: boolean) => (isLeftOut ? `[${text}]` : text)

function partsOf({ options, words }: Command<Options, z.ZodMiniType>) {
  const named = Object.entries(options).map(([name, reads]) => {
    const { help = '', value, short, isList } = descriptions.get(reads) ?? {}
    const shown = [short ? `-${short}` : `--${name}`, ...(value ? [value] : [])].join(' ')
    return { shown, inUsage: bracketed(shown, reads.safeParse(undefined).success) + (isList ? '…' : ''), help }
  })
  const { value: shown = '', help = '' } = descriptions.get(words) ?? {}
  const inUsage = bracketed(shown, words.safeParse([]).success)
  return [...(shown ? [{ shown, inUsage, help }] : []), ...named]
}

/** Formats the usage: a line for the command, and one for each option. */
function formatUsage(command: Command<Options, z.ZodMiniType>): string {
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
      const { value, short, isList = false } = descriptions.get(reads) ?? {}
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

/** Parses options and words. Throws `UsageError` with the usage if they are invalid. */
export function parseCommandLine<Known extends Options, Words extends z.ZodMiniType>(
  command: Command<Known, Words>,
  args: readonly string[],
): Given<Known, Words> {
  if (args.includes('--help')) throw new HelpRequested(formatUsage(command))
  try {
    const { values, positionals } = split(command.options, args)
    return { options: optionsAmong(command.options, values), words: wordsAmong(command.words, positionals) }
  } catch (error) {
    throw error instanceof UsageError ? new UsageError(`${error.message}\n${formatUsage(command)}`) : error
  }
}

/** Ends the process with the usage and exit code 2 if `read` throws a `UsageError`. */
export function exitOnUsageError<T>(read: (args: readonly string[]) => T): T {
  try {
    return read(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(error instanceof HelpRequested ? 0 : 2)
  }
}

/** Parses this process's arguments. Ends it with the usage if they are invalid. */
export const parseProcessArguments = <Known extends Options, Words extends z.ZodMiniType>(
  command: Command<Known, Words>,
) => exitOnUsageError((args) => parseCommandLine(command, args))
