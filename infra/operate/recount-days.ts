import { parseProcessArguments, noArguments } from '#infra/command-line'
import { recountNumbers } from '#functions/numbers/figure-sources'
import { runOnTable } from './run-on-table'

parseProcessArguments({ name: 'npm run tool -- count-days', options: {}, words: noArguments })

await runOnTable(async () => {
  const { counted, unreadable } = await recountNumbers()
  for (const key of unreadable) console.log(`UNREADABLE RECORD: ${key}. Repair it, then run this again.`)
  console.log(`The days are counted: ${counted} orders, movements, codes and the like.`)
  return unreadable.length === 0
})
