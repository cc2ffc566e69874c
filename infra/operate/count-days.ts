import { commandLine, noWords } from '#infra/command-line'
import { countAnew } from '#functions/numbers/store-count-anew'
import { runOnTable } from './run-on-table'

commandLine({ name: 'npm run tool -- count-days', options: {}, words: noWords })

await runOnTable(async () => {
  const { counted } = await countAnew()
  console.log(`The days are counted: ${counted} orders, movements, codes and the like.`)
})
