import { parseProcessArguments } from '#infra/command-line'
import { deadLettersUsage, runDeadLettersCommand } from './dead-letters'

const { words } = parseProcessArguments(deadLettersUsage)
const isCloud = process.env['TABLE_NAME'] !== undefined && process.env['DATA_DIR'] === undefined
const { lines, done } = isCloud
  ? { lines: ['In AWS, dead letters are in a queue: see docs/operations.md#dead-letters.'], done: false }
  : runDeadLettersCommand(process.env['DATA_DIR'] || '.local', words)
for (const line of lines) (done ? console.log : console.error)(line)
process.exitCode = done ? 0 : 1
