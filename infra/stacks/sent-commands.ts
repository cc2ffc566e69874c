import { join } from 'node:path'
import { buildSync } from 'esbuild'
import ts from 'typescript'
import { connectsFirst } from './units'
import type { Unit } from './units'

/** One thing that code asks of AWS: the right that it takes, and which module asks. */
export type Asked = {
  /** As a policy names it, such as `dynamodb:GetItem`. */
  readonly action: string
  /** The index that is queried; none where it is the table itself. */
  readonly index?: string
  /** Which files it reads and puts, of an action that does. */
  readonly of?: 'recordings' | 'pages' | undefined
  readonly file: string
}

/** What a unit's code asks. */
export type AskedBy = (unit: Unit) => readonly Asked[]

const actionOf: Readonly<Record<string, string>> = {
  GetCommand: 'dynamodb:GetItem',
  BatchGetCommand: 'dynamodb:BatchGetItem',
  QueryCommand: 'dynamodb:Query',
  ScanCommand: 'dynamodb:Scan',
  PutCommand: 'dynamodb:PutItem',
  UpdateCommand: 'dynamodb:UpdateItem',
  DeleteCommand: 'dynamodb:DeleteItem',
  BatchWriteCommand: 'dynamodb:BatchWriteItem',
  StartTranscriptionJobCommand: 'transcribe:StartTranscriptionJob',
  GetTranscriptionJobCommand: 'transcribe:GetTranscriptionJob',
  DeleteTranscriptionJobCommand: 'transcribe:DeleteTranscriptionJob',
}

/** A transaction is allowed by what its steps do. */
const TRANSACTION = 'TransactWriteCommand'
const actionOfStep: Readonly<Record<string, string>> = {
  Put: 'dynamodb:PutItem',
  Update: 'dynamodb:UpdateItem',
  Delete: 'dynamodb:DeleteItem',
  ConditionCheck: 'dynamodb:ConditionCheckItem',
}

/** Whose files a module reads and puts. */
const filesOf: Readonly<Record<string, 'recordings' | 'pages'>> = {
  'functions/transcription/bucket.ts': 'recordings',
  'functions/pages/store-bucket.ts': 'pages',
}

/** What modules ask that sign their requests themselves. */
const signedByHand: Readonly<Record<string, readonly string[]>> = {
  'functions/runtime/tell-owner.ts': ['sns:Publish'],
  'functions/mail/service.ts': ['ses:SendEmail'],
  'functions/runtime/invoke-worker.ts': ['lambda:InvokeFunction'],
  'functions/sockets/management.ts': ['execute-api:ManageConnections'],
  'functions/transcription/bucket.ts': ['s3:PutObject', 's3:GetObject', 's3:DeleteObject'],
  'functions/pages/store-bucket.ts': ['s3:GetObject', 's3:PutObject'],
}

/** What a piece of code holds that stands for a right: commands, steps of transactions, names of indexes. */
type Found = {
  readonly commands: readonly string[]
  readonly steps: readonly string[]
  readonly indexes: readonly string[]
}

const MARKS = /Command\d*\b|\b(?:Put|Update|Delete|ConditionCheck|IndexName)\b/
const nothing: Found = { commands: [], steps: [], indexes: [] }

function look(code: string): Found {
  const found = { commands: new Set<string>(), steps: new Set<string>(), indexes: new Set<string>() }
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      // The bundler numbers a name that several modules import.
      const [, command] = /^(\w+Command)\d*$/.exec(node.expression.text) ?? []
      if (command) found.commands.add(command)
    }
    if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && ts.isIdentifier(node.name)) {
      if (node.name.text in actionOfStep) found.steps.add(node.name.text)
    }
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'IndexName') {
      found.indexes.add(ts.isStringLiteral(node.initializer) ? node.initializer.text : node.initializer.getText())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('code.js', code, ts.ScriptTarget.Latest, true))
  return { commands: [...found.commands], steps: [...found.steps], indexes: [...found.indexes] }
}

const seen = new Map<string, Found>()

/** The same code is looked at once, in however many units it is. */
function foundIn(code: string): Found {
  const found = seen.get(code) ?? (MARKS.test(code) ? look(code) : nothing)
  seen.set(code, found)
  return found
}

type Part = { readonly file: string; readonly code: string }

/** A bundle's modules, as the bundler marks them; of each only what is left of it. */
const partsOf = (bundle: string): readonly Part[] =>
  bundle
    .split(/^\/\/ (?=[\w./-]+\.ts$)/m)
    .slice(1)
    .map((text) => ({ file: text.slice(0, text.indexOf('\n')), code: text.slice(text.indexOf('\n')) }))

function askedIn(parts: readonly Part[]): readonly Asked[] {
  const found = parts.map(({ file, code }) => ({ file, ...foundIn(code) }))
  const transacts = found.some(({ commands }) => commands.includes(TRANSACTION))
  return found.flatMap(({ file, commands, steps, indexes }) => [
    ...commands
      .filter((command) => command !== TRANSACTION)
      .map((command) => ({ action: rightFor(command, file), file })),
    ...(transacts ? steps : []).flatMap((step) => ({ action: actionOfStep[step] ?? '', file })),
    ...indexes.map((index) => ({ action: 'dynamodb:Query', index, file })),
    ...(signedByHand[file] ?? []).map((action) => ({ action, of: filesOf[file], file })),
  ])
}

function rightFor(command: string, file: string): string {
  const action = actionOf[command]
  if (action === undefined) throw new Error(`${file} sends a ${command}, of which nobody says here what right it takes`)
  return action
}

/** The modules that a unit's function runs: its own, and what opens the connection ahead of it. */
const entriesOf = (unit: Unit): readonly string[] => [
  ...(connectsFirst(unit) ? ['infra/stacks/lambda/while-connecting.ts'] : []),
  ...('file' in unit.source
    ? [unit.source.file]
    : ['infra/stacks/lambda/consume.ts', ...unit.source.consumer.reactions.map(({ name }) => `events/${name}.ts`)]),
]

/** What is left of the modules behind each entry when all is dropped that it can't reach; all in one pass, without packages. */
function reachableFrom(entries: readonly string[], root: string): ReadonlyMap<string, readonly Part[]> {
  const outdir = join(root, 'reachable')
  const { outputFiles } = buildSync({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => ({ in: entry, out: entry })),
    outdir,
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: 'node24',
    format: 'esm',
    write: false,
    logLevel: 'warning',
  })
  return new Map(outputFiles.map(({ path, text }) => [path.slice(outdir.length + 1, -'.js'.length), partsOf(text)]))
}

/**
 * What each unit's code asks of AWS, read from the code itself: the commands that are made, the steps of transactions
 * that are written and the indexes that are named in what the unit can reach. A command counts even where no call
 * comes to it; one whose kind were chosen at run time would not be seen. Throws where a command is sent whose right
 * nobody knows.
 */
export function readCommands(units: readonly Unit[], root: string): AskedBy {
  const reachable = reachableFrom([...new Set(units.flatMap(entriesOf))], root)
  return (unit) => {
    const parts = entriesOf(unit).flatMap((entry) => reachable.get(entry) ?? [])
    return askedIn(parts.filter(({ file }) => !unit.idle?.includes(file)))
  }
}
