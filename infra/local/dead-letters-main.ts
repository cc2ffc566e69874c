import { deadLettersCommand } from './dead-letters-command'

const { lines, done } = deadLettersCommand(process.env['DATA_DIR'] || '.local', process.argv.slice(2))
for (const line of lines) console.log(line)
process.exitCode = done ? 0 : 1
