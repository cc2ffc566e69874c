import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { TourProgress, TourType } from '#shared/contract/gamification'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import type { TourKey } from '../api/tour-queries'
import { useChooseTour } from '../api/use-choose-tour'

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
