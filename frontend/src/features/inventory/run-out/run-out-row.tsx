import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import type { MenuAvailability } from '#shared/contract/inventory'
import { MARK_AVAILABLE, setPortionsLeft, MARK_UNAVAILABLE, formatAvailability } from '#shared/rules/run-out'
import type { UpdateAvailabilityRequest } from '#shared/rules/run-out'

/** What a cook counts on a shelf; more than that is no count. */
const COUNTS: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 30]

const Choice = chakra('select', {
  base: {
    flex: 1,
    minW: '0',
    minH: '11',
    px: '2',
    bg: 'bg.inset',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
  },
})

type RunOutRowProps = { readonly dish: MenuAvailability; readonly onSay: (said: UpdateAvailabilityRequest) => void }

/** A dish: on or off with one touch in the same place, or so many left. */
export function EightySixRow({ dish, onSay }: RunOutRowProps) {
  const { menuItem, isAvailable, portionsLeft } = dish
  const left = isAvailable ? portionsLeft : null
  const counts = left === null || COUNTS.includes(left) ? COUNTS : [left, ...COUNTS]
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="2">
      <Flex justify="space-between" gap="2" mb="1" fontWeight="bold">
        <span>{menuItem.name}</span>
        <Box as="span" flexShrink={0} color={isAvailable ? 'success.fg' : 'danger.fg'}>
          {formatAvailability(dish)}
        </Box>
      </Flex>
      <Flex gap="2">
        <Choice
          aria-label={`Portions of ${menuItem.name}`}
          value={left ?? ''}
          onChange={({ target }) => onSay(setPortionsLeft(dish, target.value === '' ? null : Number(target.value)))}
        >
          <option value="">Not counted</option>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count} left
            </option>
          ))}
        </Choice>
        <Button
          variant={isAvailable ? 'outline' : 'solid'}
          minW="24"
          px="3"
          aria-label={isAvailable ? `Take off ${menuItem.name}` : `Put on ${menuItem.name}`}
          onClick={() => onSay(isAvailable ? MARK_UNAVAILABLE : MARK_AVAILABLE)}
        >
          {isAvailable ? 'Take off' : 'Put on'}
        </Button>
      </Flex>
    </Box>
  )
}
