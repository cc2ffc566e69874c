import { commandLine, noWords } from '#infra/command-line'
import { sweepPictures } from '#functions/desk/store-sweep'
import { runOnTable } from './run-on-table'

commandLine({ name: 'npm run tool -- sweep-pictures', options: {}, words: noWords })

await runOnTable(async () => {
  console.log(`Pictures that nothing needed, and that are gone: ${await sweepPictures(new Date())}.`)
})
