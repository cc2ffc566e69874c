import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuAvailability } from '#shared/contract/inventory'
import { getErrorMessage } from '#base/api/api-error'
import { useChangeAvailability } from '../api/use-change-availability'
import { useCanEditStock } from '../use-inventory'
import { RowCard } from './table'

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

/** A dish with its switch; those who may only look see the words. */
export function AvailabilityCard({ dish }: { readonly dish: MenuAvailability }) {
  const mayChange = useCanEditStock()
  const { mutate: change, isPending, error } = useChangeAvailability(dish)
  const { menuItem, isAvailable, reason } = dish
  return (
    <RowCard>
      <Flex justify="space-between" align="center" gap="3">
        <Box minW="0">
          <Box fontWeight="semibold">{menuItem.name}</Box>
          <Box fontSize="sm">
            <Box as="span" fontWeight="semibold" color={isAvailable ? 'success.fg' : 'danger.fg'}>
              {isAvailable ? 'Available' : 'Unavailable'}
            </Box>
            {reason && (
              <Box as="span" color="fg.subtle">
                {' '}
                · {reason}
              </Box>
            )}
          </Box>
        </Box>
        {mayChange && (
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
          {getErrorMessage(error, 'The server could not be reached. The menu is as it was.')}
        </Box>
      )}
    </RowCard>
  )
}
