import { useSession } from '#base/session/session'
import { RestaurantTour } from './components/restaurant-tour'
import { SignInNotice } from './components/sign-in-notice'
import { TrainingTour } from './components/training-tour'

/**
 * Signed in, the training tour; signed out, it asks for a login and the restaurant tour follows.
 */
export function TourPage() {
  const { user } = useSession()
  if (user) return <TrainingTour userId={user.id} />
  return (
    <>
      <SignInNotice />
      <RestaurantTour />
    </>
  )
}
