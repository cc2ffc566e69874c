import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { LockIcon, LockOpenIcon } from 'lucide-react'
import { requestPin } from '#base/session/pin-prompt'
import { useSession } from '#base/session/session'
import { formatFullName } from '#shared/accounts/contact'
import { useWords } from '#base/language/use-words'
import { useLock, useTablet } from './use-tablet'

/**
 * Shows on a kitchen tablet who works on it, with a way to lock and unlock it. Shows nothing in
 * other browsers.
 */
export function TabletBar() {
  const { tablet: words } = useWords().board
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="3"
      px={{ base: '4', md: '6' }}
      py="2"
      borderBottomWidth="1px"
      bg={tablet.isLocked ? 'warning.subtle' : 'bg.surface'}
    >
      <Flex align="center" gap="2" minW="0">
        {tablet.isLocked ? <LockIcon aria-hidden="true" /> : <LockOpenIcon aria-hidden="true" />}
        <Text overflowWrap="anywhere">{tablet.isLocked ? words.locked(tablet.name) : formatFullName(user)}</Text>
      </Flex>
      {tablet.isLocked ? (
        <Button flexShrink="0" px="5" onClick={() => void requestPin()}>
          {words.unlock}
        </Button>
      ) : (
        <Button flexShrink="0" px="5" variant="outline" onClick={() => lock()}>
          {words.lock}
        </Button>
      )}
    </Flex>
  )
}

/** The same within a display's status bar: a row of its own would take the room of tickets. */
export function TabletSign() {
  const { tablet: words } = useWords().board
  const tablet = useTablet()
  const { user } = useSession()
  const { mutate: lock } = useLock()
  if (!tablet || !user) return null
  if (!tablet.isLocked)
    return (
      <span className="cook">
        {formatFullName(user)}
        <Button px="3" variant="outline" onClick={() => lock()}>
          <LockOpenIcon aria-hidden="true" /> {words.lock}
        </Button>
      </span>
    )
  return (
    <>
      <span className="sr-only">{words.locked(tablet.name)}</span>
      <Button px="3" variant="subtle" onClick={() => void requestPin()}>
        <LockIcon aria-hidden="true" /> {words.unlock}
      </Button>
    </>
  )
}
