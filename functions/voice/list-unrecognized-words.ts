import { unrecognizedWordsRoutes } from '#shared/voice/contract'
import { serve } from '../platform/serve'
import { queryAll } from '../platform/table/table'
import { unrecognizedWordsKeys, UnrecognizedWordsRecord } from './unrecognized-words'
import { parseItems } from '../platform/table/parse-items'

/** Maximum number of listed phrases; rarer ones are not worth an alias. */
const SHOWN = 100

export const handler = serve(unrecognizedWordsRoutes.listUnrecognizedWords, async ({ params, now }) => {
  const found = await queryAll({
    KeyConditionExpression: 'pk = :heard',
    ExpressionAttributeValues: { ':heard': unrecognizedWordsKeys.location(params.location) },
  })
  return parseItems(UnrecognizedWordsRecord, found)
    .filter(({ expiresAt }) => expiresAt > now.getTime() / 1000)
    .sort((one, other) => other.times - one.times || other.lastAt.localeCompare(one.lastAt))
    .slice(0, SHOWN)
    .map(({ words, understood, times, lastAt }) => ({ words, understood, count: times, lastAt }))
})
