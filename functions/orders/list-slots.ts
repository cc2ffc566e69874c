import { slotRoutes } from '#shared/orders/slots-contract'
import { serve } from '../platform/serve'
import { findNextDayTime, listDaySlots } from './times/next-time'
import { prepareSlots } from './times/prepare-slots'

export const handler = serve(slotRoutes.listSlots, async ({ params, query, now }) => {
  const { date, items, order } = query
  const { time, isPossible } = await prepareSlots({ ...params, ...query }, now)
  const { slots, largestPart } = await listDaySlots(time, date, isPossible, now)
  if (!items && order === undefined) return [...slots]
  const fitting = slots.filter(({ left }) => left !== 0)
  const nextAt = fitting[0]?.at ?? (await findNextDayTime(time, date, now))
  return { slots: fitting, nextAt, largestPart: largestPart && [...largestPart] }
})
