import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trainingRoutes, type TourProgress, type TourType } from '#shared/training/contract'
import { callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { tourProgressQuery, type TourKey } from './tour-progress'
import { Button } from '#ui/chakra/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import { TOUR_CODE } from '#shared/payments/discount-codes'
import { codeCopiedToast } from '#ui/share'
import { CopyField } from '#ui/copy-field'

const initialProgress = { totalXP: 0, currentLevel: 1, completedLevels: [], earnedBadges: [], isCompleted: false }

/**
 * Starts a tour, or switches the type of the current one
 * (docs/product/training.md#choosing-a-tour).
 */
function useChooseTour(tourKey: TourKey) {
  const client = useQueryClient()
  const { queryKey } = tourProgressQuery(tourKey)
  return useMutation({
    mutationFn: async (tourType: TourType) => {
      const { userId, locationId } = tourKey
      const params = { userId, location: String(locationId) }
      if (client.getQueryData(queryKey)) return callApi(trainingRoutes.updateProgress, { params, body: { tourType } })
      const started = await callApi(trainingRoutes.beginTour, {
        body: { userId, locationId, ...initialProgress, tourType },
      })
      // Another tab may have started a tour of the other type.
      return started.tourType === tourType
        ? started
        : callApi(trainingRoutes.updateProgress, { params, body: { tourType } })
    },
    onSuccess: (progress) => client.setQueryData(queryKey, progress),
    onError: (error) =>
      toast({ title: 'Tour Not Started', description: getErrorMessage(error, 'Please try again.'), type: 'error' }),
  })
}

type WelcomeDialogProps = {
  readonly tourKey: TourKey
  readonly tour: TourProgress | null
  readonly onClose: () => void
}

const choices: readonly { readonly type: TourType; readonly label: string; readonly description: string }[] = [
  {
    type: 'customer',
    label: 'Start Customer Tour',
    description: 'Know what you eat: the grill, the bar, the allergens.',
  },
  { type: 'staff', label: 'Start Staff Training', description: 'The same five levels, with your first shift in mind.' },
]

/** Offers both tours. Switching later doesn't lose any XP or badges. */
export function WelcomeDialog({ tourKey, tour, onClose }: WelcomeDialogProps) {
  const choose = useChooseTour(tourKey)
  return (
    <Dialog title={tour ? 'Change your tour' : 'Welcome to Hibachi Mastery!'} onClose={onClose}>
      <DialogBody color="fg.muted">
        <Text>
          {tour
            ? 'Your experience and badges stay as they are.'
            : 'Five short levels on the iron, the sushi bar and looking after guests. Finish them all and a drink is on us.'}
        </Text>
        <Stack gap="5" mt="5">
          {choices.map(({ type, label, description }) => (
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
                {description}
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

/**
 * Congratulates on completing the tour and shows the reward code
 * (docs/product/training.md#reward).
 */
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
        Your reward: a free drink on your first order. Enter this code at checkout while you’re signed in.
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
