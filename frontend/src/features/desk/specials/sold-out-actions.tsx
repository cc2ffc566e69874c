import { useMutation, useQueryClient } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { DailySpecial } from '#shared/specials/contract'
import { describeSoldOutSpecial, useSoldOutSpecials } from '#base/menu/sold-out-specials'
import { specialsQuery as dailySpecialsQuery } from '#base/menu/use-menu'
import { Button } from '#ui/chakra/button'
import { toast } from '#ui/toast'
import { changesQuery, getSaveErrorMessage } from '../desk-api'
import { useDeskLocation } from '../desk-location'
import { TodayNotice } from '../today/today-panel'
import { saveSpecials, specialsQuery } from './use-specials-form'

/** How many portions one tap adds to a limit that is reached. */
const MORE_PORTIONS = 10

/** Raises or ends the daily limit of a special that is sold out, which brings its dish back. */
export function SoldOutActions({ special }: { readonly special: DailySpecial }) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const { id, title, timesOrdered, maxDailyOrders } = special
  const raised = Math.max(maxDailyOrders ?? 0, timesOrdered) + MORE_PORTIONS
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (limit: number | null) => {
      const { specials, version } = await client.fetchQuery({ ...specialsQuery(location), staleTime: 0 })
      const changed = specials.map((each) => (each.id === id ? { ...each, maxDailyOrders: limit } : each))
      return { limit, week: await saveSpecials(location, changed, version) }
    },
    onSuccess: ({ limit, week }) => {
      client.setQueryData(specialsQuery(location).queryKey, week)
      toast({ title: limit === null ? `${title} has no daily limit` : `The daily limit of ${title} is ${limit}` })
    },
    onSettled: () =>
      Promise.all(
        [dailySpecialsQuery(location), changesQuery(location)].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const act = { type: 'button', variant: 'outline', size: 'sm', minH: '11', disabled: isPending } as const
  return (
    <chakra.span display="flex" flexWrap="wrap" gap="2" flexShrink="0">
      <Button {...act} aria-label={`Sell ${MORE_PORTIONS} more of ${title}`} onClick={() => mutate(raised)}>
        {MORE_PORTIONS} more
      </Button>
      <Button {...act} aria-label={`End the limit of ${title}`} onClick={() => mutate(null)}>
        End limit
      </Button>
      {error && (
        <chakra.small role="alert" color="danger.fg">
          {getSaveErrorMessage(error)}
        </chakra.small>
      )}
    </chakra.span>
  )
}

/** Says that a dish is off because its special reached the daily limit, and ends or raises it. */
export function SoldOutNotice({ dish }: { readonly dish: EditableDish }) {
  const { data: soldOut = [] } = useSoldOutSpecials(useDeskLocation())
  const special = soldOut.find(({ menuItem }) => menuItem.id === dish.id)
  if (!special) return null
  return (
    <TodayNotice label="Sold out" title={describeSoldOutSpecial(special)}>
      <p>Guests can’t order the dish today, also not at its usual price, until the limit is raised or ended.</p>
      <SoldOutActions special={special} />
    </TodayNotice>
  )
}
