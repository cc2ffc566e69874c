import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { TOUR_CODE } from '#shared/rules/codes'
import { codeCopied } from '#base/components/copy-text'
import { CopyField } from '#base/components/copy-field'

/** The end of the tour, with its reward (docs/product/training.md#the-reward). */
export const CompletionDialog = ({ onClose }: { readonly onClose: () => void }) => (
  // The level's dialog gives the focus back as it goes, which is outside of this one.
  <Dialog.Root open size="sm" closeOnInteractOutside={false} onOpenChange={({ open }) => !open && onClose()}>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content textAlign="center">
          <Dialog.Header justifyContent="center" flexDirection="column">
            <Box fontSize="5xl" lineHeight="none" aria-hidden>
              🏆
            </Box>
            <Dialog.Title>You&apos;re now a Certified Hibachi Insider!</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Text color="fg.muted" mb="4">
              Your reward: a free drink on your first order. Enter this code at checkout, signed in as you are now.
            </Text>
            <CopyField label="Reward code" text={TOUR_CODE} button="Copy Code" copied={codeCopied} />
          </Dialog.Body>
          <Dialog.Footer css={{ '& > *': { flex: '1 1 auto' } }}>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <Button asChild>
              <Link href="/">Order Now</Link>
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
)
