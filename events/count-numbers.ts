import { countChange } from '#functions/numbers/store-settle'
import { react } from '#functions/runtime/react'

export const handler = react('count-numbers', async ({ before, after }) => {
  if (after) await countChange(after, before)
})
