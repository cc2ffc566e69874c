import { commandLine } from '#infra/command-line'
import { deadLetters, deadLettersCommand } from './dead-letters-command'

const { words } = commandLine(deadLetters)
const { lines, done } = deadLettersCommand(process.env['DATA_DIR'] || '.local', words)
for (const line of lines) console.log(line)
process.exitCode = done ? 0 : 1
