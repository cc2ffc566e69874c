import { useQuery } from '@tanstack/react-query'
import { slotRoutes } from '#shared/contract/slots/open'
import type { LocationCode } from '#shared/locations/index'
import type { SchedulableOrderType } from '#shared/rules/schedule'
import { getSlotStart } from '#shared/rules/slots'
import { callApi } from '#base/api/call'

type Day = { readonly location: LocationCode; readonly type: SchedulableOrderType; readonly date: string | undefined }

/** How many places the times of a day still have; null for no limit, or where it is not known. */
export function useRemainingPlaces({ location, type, date }: Day): (at: string) => number | null {
  const { data = [] } = useQuery({
    queryKey: [slotRoutes.read.path, location, type, date],
    queryFn: () => callApi(slotRoutes.read, { params: { location }, query: { type, date: date ?? '' } }),
    enabled: date !== undefined,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const left = new Map(data.map((slot) => [getSlotStart(Date.parse(slot.at)), slot.left]))
  return (at) => left.get(getSlotStart(Date.parse(at))) ?? null
}
