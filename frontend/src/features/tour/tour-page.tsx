import { chakra } from '@chakra-ui/react/styled-system'
import { useSession } from '../../app/session'
import { RestaurantTour } from './components/restaurant-tour'
import { SignInNotice } from './components/sign-in-notice'

/** Signed out, the training tour asks for a login and the restaurant tour follows. */
export function TourPage() {
  const { user } = useSession()
  return (
    <>
      {user ? (
        <chakra.p bg="bg.inset" borderBottomWidth="1px" px="4" py="4" textAlign="center" color="fg.muted">
          Your Hibachi Mastery training opens here soon. Until then, have a look around.
        </chakra.p>
      ) : (
        <SignInNotice />
      )}
      <RestaurantTour />
    </>
  )
}
