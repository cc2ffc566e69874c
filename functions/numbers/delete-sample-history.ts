import { sampleHistoryRoutes } from '#shared/numbers/sample-contract'
import { serve } from '../platform/serve'
import { resolveLocations } from './period-figures'
import { deleteSampleDay, listSampleDates } from './sample-repository'

/** Days deleted with one request, which takes a few seconds. */
const MAX_DAYS = 20

export const handler = serve(sampleHistoryRoutes.deleteSampleHistory, async ({ params: { location }, caller }) => {
  const places = resolveLocations({ location, caller })
  const days = await Promise.all(
    places.map(async (code) => (await listSampleDates(code)).map((date) => ({ code, date }))),
  )
  const latestFirst = days.flat().sort((one, other) => other.date.localeCompare(one.date))
  const removed = latestFirst.slice(0, MAX_DAYS)
  for (const { code, date } of removed) await deleteSampleDay(code, date)
  return { removed: removed.length, left: latestFirst.length - removed.length }
})
