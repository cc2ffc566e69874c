import { parseProcessArguments } from '#infra/command-line'
import { deadLettersUsage, runDeadLettersCommand } from './dead-letters'

const { words } = parseProcessArguments(deadLettersUsage)
const { lines, done } = runDeadLettersCommand(process.env['DATA_DIR'] || '.local', words)
for (const line of lines) console.log(line)
process.exitCode = done ? 0 : 1
