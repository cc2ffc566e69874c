import * as z from 'zod/mini'
import { allowRecipient } from '#functions/notifications/suppression-repository'
import { defineOption, parseProcessArguments } from '#infra/command-line'
import { runOnTable } from './run-on-table'

const { words } = parseProcessArguments({
  name: 'npm run tool -- allow-mail',
  options: {},
  words: defineOption(z.tuple([z.email('no e-mail address')], { error: 'one e-mail address is missing' }), {
    value: 'ADDRESS',
    help: 'the mailbox that gets mails again',
  }),
})

await runOnTable(async () => {
  const [address] = words
  const isFound = await allowRecipient(address)
  console.log(isFound ? `${address} gets mails again.` : `${address} gets mails already.`)
})
