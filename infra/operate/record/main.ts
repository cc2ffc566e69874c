import { parseProcessArguments } from '#infra/command-line'
import { runOnTable } from '#infra/operate/run-on-table'
import { editRecord, recordOptions, recordWords } from './edit-record'

const { words, options } = parseProcessArguments({
  name: 'npm run tool -- record',
  options: recordOptions,
  words: recordWords,
})

await runOnTable(async () => console.log(await editRecord(words, options)))
