import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trainingRoutes } from '#shared/training/contract'
import type { TourProgress, TourType } from '#shared/training/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { tourProgressQuery } from './tour-progress'
import type { TourKey } from './tour-progress'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { TOUR_CODE } from '#shared/payments/discount-codes'
import { codeCopiedToast } from '#ui/share'
import { CopyField } from '#ui/copy-field'

const nothingYet = { totalXP: 0, currentLevel: 1, completedLevels: [], earnedBadges: [], isCompleted: false }

/**
 * Begins the tour, or goes on with it as the other kind (docs/product/training.md#choosing-a-tour).
 */
export function useChooseTour(whose: TourKey) {
  const client = useQueryClient()
  const { queryKey } = tourProgressQuery(whose)
  return useMutation({
    mutationFn: async (tourType: TourType) => {
      const { userId, locationId } = whose
      const params = { userId, location: String(locationId) }
      if (client.getQueryData(queryKey)) return callApi(trainingRoutes.updateProgress, { params, body: { tourType } })
      const begun = await callApi(trainingRoutes.beginTour, { body: { userId, locationId, ...nothingYet, tourType } })
      // Another tab may have begun it as the other kind meanwhile.
      return begun.tourType === tourType
        ? begun
        : callApi(trainingRoutes.updateProgress, { params, body: { tourType } })
    },
    onSuccess: (progress) => client.setQueryData(queryKey, progress),
    onError: (error) =>
      toast({ title: 'Tour Not Started', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
  })
}

type WelcomeDialogProps = { readonly whose: TourKey; readonly tour: TourProgress | null; readonly onClose: () => void }

const choices: readonly { readonly type: TourType; readonly label: string; readonly promise: string }[] = [
  { type: 'customer', label: 'Start Customer Tour', promise: 'Know what you eat: the grill, the bar, the allergens.' },
  { type: 'staff', label: 'Start Staff Training', promise: 'The same five levels, with your first shift in mind.' },
]

/** Offers the two tours; choosing the other one later keeps what was earned. */
export function WelcomeDialog({ whose, tour, onClose }: WelcomeDialogProps) {
  const choose = useChooseTour(whose)
  return (
    <Dialog title={tour ? 'Change your tour' : 'Welcome to Hibachi Mastery!'} onClose={onClose}>
      <DialogBody color="fg.muted">
        <Text>
          {tour
            ? 'Your experience and badges stay as they are.'
            : 'Five short levels on the iron, the sushi bar and looking after guests. Finish them all and a drink is on us.'}
        </Text>
        <Stack gap="5" mt="5">
          {choices.map(({ type, label, promise }) => (
            <div key={type}>
              <Button
                width="100%"
                size="lg"
                variant={type === 'customer' ? 'solid' : 'outline'}
                disabled={choose.isPending}
                onClick={() => choose.mutate(type, { onSuccess: onClose })}
              >
                {label}
              </Button>
              <Text mt="2" fontSize="sm" textAlign="center">
                {promise}
              </Text>
            </div>
          ))}
        </Stack>
      </DialogBody>
      <DialogFooter>
        <Button variant="ghost" flex="none" onClick={onClose}>
          {tour ? 'Keep it' : 'Not now'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

/** The end of the tour, with its reward (docs/product/training.md#the-reward). */
export const CompletionDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog
    closeOnInteractOutside={false}
    title={
      <chakra.span display="block" textAlign="center">
        <chakra.span display="block" fontSize="5xl" lineHeight="none" mb="3" aria-hidden>
          🏆
        </chakra.span>
        You&apos;re now a Certified Hibachi Insider!
      </chakra.span>
    }
    onClose={onClose}
  >
    <DialogBody textAlign="center">
      <Text color="fg.muted" mb="4">
        Your reward: a free drink on your first order. Enter this code at checkout, signed in as you are now.
      </Text>
      <CopyField label="Reward code" text={TOUR_CODE} button="Copy Code" copied={codeCopiedToast} />
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
      <Button asChild>
        <Link href="/">Order Now</Link>
      </Button>
    </DialogFooter>
  </Dialog>
)
