import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { TOUR_CODE } from '#shared/rules/codes'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { codeCopiedToast } from '#base/components/copy-text'
import { CopyField } from '#base/components/copy-field'

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
