import type { MenuAvailability } from '#shared/menu/availability-contract'
import {
  MARK_AVAILABLE,
  MARK_UNAVAILABLE,
  formatAvailability,
  setPortionsLeft,
  type UpdateAvailabilityRequest,
} from '#shared/menu/availability'
import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useDialogWords } from '#base/language/use-dialog-words'
import { PortionCount } from './portion-count'

type EightySixRowProps = {
  readonly dish: MenuAvailability
  /** Whether its special reached the daily limit, which takes the dish off the menu for now. */
  readonly isSpecialSoldOut: boolean
  readonly onChange: (change: UpdateAvailabilityRequest) => void
}

/** A dish with a button that 86es it or puts it back on, and the portions left. */
export function EightySixRow({ dish, isSpecialSoldOut, onChange }: EightySixRowProps) {
  const { availability: words } = useDialogWords()
  const { menuItem, isAvailable, portionsLeft } = dish
  const left = isAvailable ? portionsLeft : null
  const isLimited = isAvailable && isSpecialSoldOut
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" pt="2">
      <Flex justify="space-between" gap="2" mb="1" fontWeight="bold">
        <span>{menuItem.name}</span>
        <Box as="span" flexShrink={0} color={isAvailable && !isLimited ? 'success.fg' : 'danger.fg'}>
          {isLimited ? words.specialSoldOut : formatAvailability(dish, words)}
        </Box>
      </Flex>
      {isLimited && (
        <Box mb="2" fontSize="sm" color="fg.muted">
          {words.specialSoldOutHint}
        </Box>
      )}
      <Flex gap="2">
        <PortionCount
          key={left}
          name={menuItem.name}
          left={left}
          onChange={(count) => onChange(setPortionsLeft(dish, count))}
        />
        <Button
          variant={isAvailable ? 'outline' : 'solid'}
          minW="20"
          px="3"
          aria-label={isAvailable ? words.eightySixOf(menuItem.name) : words.restockOf(menuItem.name)}
          onClick={() => onChange(isAvailable ? MARK_UNAVAILABLE : MARK_AVAILABLE)}
        >
          {isAvailable ? words.eightySix : words.restock}
        </Button>
      </Flex>
    </Box>
  )
}
