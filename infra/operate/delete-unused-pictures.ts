import { parseProcessArguments, noArguments } from '#infra/command-line'
import { deleteUnusedPictures } from '#functions/menu/pictures/unused-pictures'
import { runOnTable } from './run-on-table'

parseProcessArguments({ name: 'npm run tool -- delete-unused-pictures', options: {}, words: noArguments })

await runOnTable(async () => {
  console.log(`Pictures that nothing needed, and that are gone: ${await deleteUnusedPictures(new Date())}.`)
})
