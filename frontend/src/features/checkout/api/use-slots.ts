import { useQuery } from '@tanstack/react-query'
import { openSlots } from '#shared/contract/slots/open'
import type { LocationCode } from '#shared/locations/index'
import type { Scheduled } from '#shared/rules/schedule'
import { slotStart } from '#shared/rules/slots'
import { call } from '#base/api/call'

type Day = { readonly location: LocationCode; readonly type: Scheduled; readonly date: string | undefined }

/** How many places the times of a day still have; null for no limit, or where it is not known. */
export function useSlots({ location, type, date }: Day): (at: string) => number | null {
  const { data = [] } = useQuery({
    queryKey: [openSlots.read.path, location, type, date],
    queryFn: () => call(openSlots.read, { params: { location }, query: { type, date: date ?? '' } }),
    enabled: date !== undefined,
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  })
  const left = new Map(data.map((slot) => [slotStart(Date.parse(slot.at)), slot.left]))
  return (at) => left.get(slotStart(Date.parse(at))) ?? null
}
