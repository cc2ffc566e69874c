import { chakra } from '@chakra-ui/react/styled-system'
import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { availabilityRoutes, type MenuAvailability } from '#shared/menu/availability-contract'
import type { DailySpecial } from '#shared/specials/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { useLocationConfig } from '#base/location/location'
import { describeSoldOutSpecial } from '#base/menu/sold-out-specials'
import { toast } from '#ui/toast'
import { availabilityQuery } from '../data/inventory-queries'
import { useCanEditStock } from '../data/use-inventory'
import { RowCard } from '../table'

/** Returns the reason that the switch sends (docs/product/stock.md#availability). */
const getReason = (isAvailable: boolean) => (isAvailable ? 'Back in stock' : 'Out of stock')

/**
 * Changes a dish's availability.
 * The screen shows the change at once and reverts it if the request fails.
 */
function useChangeAvailability(dish: MenuAvailability) {
  const client = useQueryClient()
  const { code: location } = useLocationConfig()
  const { queryKey } = availabilityQuery(location)
  const updateCache = (next: MenuAvailability) =>
    client.setQueryData(queryKey, (dishes) => dishes?.map((other) => (other.id === next.id ? next : other)))
  return useMutation({
    mutationFn: (isAvailable: boolean) =>
      callApi(availabilityRoutes.updateAvailability, {
        params: { menuItemId: dish.id, location },
        body: { isAvailable, reason: getReason(isAvailable) },
      }),
    onMutate: async (isAvailable) => {
      await client.cancelQueries({ queryKey })
      updateCache({ ...dish, isAvailable, reason: getReason(isAvailable) })
      return dish
    },
    onSuccess: (changed) => {
      updateCache(changed)
      toast({ title: 'Menu availability updated' })
    },
    // The dish's card shows the error, so there is no toast (docs/product/stock.md#availability).
    onError: (_error, _isAvailable, previous) => previous && updateCache(previous),
  })
}

const Switch = chakra('button', {
  base: {
    flex: '0 0 auto',
    width: '14',
    height: '11',
    px: '0.5',
    cursor: 'pointer',
    _disabled: { opacity: 0.6, cursor: 'progress' },
    '& > span': {
      display: 'block',
      height: '7',
      p: '0.5',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border.strong',
      bg: 'bg.inset',
    },
    '& > span::before': {
      content: '""',
      display: 'block',
      height: '100%',
      aspectRatio: '1',
      borderRadius: 'full',
      bg: 'fg.subtle',
      transition: 'transform 120ms',
    },
    '&[aria-checked=true] > span': { bg: 'success', borderColor: 'success' },
    '&[aria-checked=true] > span::before': { bg: 'accent.contrast', transform: 'translateX(1.5rem)' },
  },
})

type AvailabilityCardProps = {
  readonly dish: MenuAvailability
  /** The special that takes the dish off the menu, because it reached its daily limit. */
  readonly soldOut: DailySpecial | undefined
}

/** A dish with a switch for its availability. Users without edit permission see the state only. */
export function AvailabilityCard({ dish, soldOut }: AvailabilityCardProps) {
  const canEdit = useCanEditStock()
  const { mutate: change, isPending, error } = useChangeAvailability(dish)
  const { menuItem, isAvailable, reason, portionsLeft } = dish
  const isOn = isAvailable && !soldOut
  return (
    <RowCard>
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0">
          <Box fontWeight="semibold">{menuItem.name}</Box>
          <Box fontSize="sm">
            <Box as="span" fontWeight="semibold" color={isOn ? 'success.fg' : 'danger.fg'}>
              {isOn ? 'Available' : 'Unavailable'}
            </Box>
            {isAvailable && portionsLeft !== null && ` · ${portionsLeft} left`}
            {reason && (
              <Box as="span" color="fg.subtle">
                {' '}
                · {reason}
              </Box>
            )}
          </Box>
          {isAvailable && soldOut && (
            <Box fontSize="sm">
              {describeSoldOutSpecial(soldOut)}
              {canEdit && (
                <>
                  . <Link href="/desk">Raise or end the limit</Link>
                </>
              )}
            </Box>
          )}
        </Box>
        {canEdit && (
          <Switch
            type="button"
            role="switch"
            aria-checked={isAvailable}
            aria-label={`${menuItem.name} available`}
            disabled={isPending}
            onClick={() => change(!isAvailable)}
          >
            <span />
          </Switch>
        )}
      </Flex>
      {error && (
        <Box role="alert" mt="2" fontSize="sm" color="danger.fg">
          {getErrorMessage(error, 'The server could not be reached. The menu is unchanged.')}
        </Box>
      )}
    </RowCard>
  )
}
