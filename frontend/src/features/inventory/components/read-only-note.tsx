import { chakra } from '@chakra-ui/react/styled-system'
import { useSession } from '#base/session/session'

/** Says kindly why there is nothing to press. */
export function ReadOnlyNote() {
  const { user } = useSession()
  return (
    <chakra.p mt="5" px="4" py="3" borderRadius="lg" bg="info.subtle" color="info.fg">
      You are looking at the stock as {user?.email}. You may read everything here; changing it is for managers.
    </chakra.p>
  )
}
