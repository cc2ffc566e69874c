import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { formatDateTime } from '#shared/platform/time'
import { orderTimeStore, useOrderTime } from '#base/cart/order-time'
import { useLocationConfig } from '#base/location/location'
import { MemberHint } from '#features/loyalty'

/** Says what a member’s tier gives, and for which time the menu is, with the way back to now. */
export function MenuTimeNote() {
  const { timeZone } = useLocationConfig()
  const time = useOrderTime()
  return (
    <>
      <MemberHint />
      <div role="status">
        {time !== '' && (
          <Flex
            align="center"
            justify="space-between"
            wrap="wrap"
            gap="2"
            mt="3"
            px="4"
            py="2"
            bg="bg.inset"
            borderRadius="xl"
          >
            <span>
              Menu for <strong>{formatDateTime(time, timeZone)}</strong>
            </span>
            <Button size="sm" variant="outline" onClick={() => orderTimeStore.set('')}>
              Show the menu for now
            </Button>
          </Flex>
        )}
      </div>
    </>
  )
}
