import { parseProcessArguments } from '#infra/command-line'
import { runOnTable } from '#infra/operate/run-on-table'
import { editRecord, listRecords, recordOptions, recordWords } from './edit-record'

const { words, options } = parseProcessArguments({
  name: 'npm run tool -- record',
  options: recordOptions,
  words: recordWords,
})

const [pk, sk] = words

await runOnTable(async () =>
  console.log(sk === undefined ? await listRecords(pk) : await editRecord([pk, sk], options)),
)
