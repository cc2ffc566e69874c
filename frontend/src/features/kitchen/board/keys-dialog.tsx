import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog'

const keys = [
  ['0-9', 'Select the ticket with that number'],
  ['← →', 'Select the previous or next ticket'],
  ['Enter', 'Bump the selected ticket'],
  ['Page ↓ ↑', 'Turn the pages of a display'],
  ['Z', 'Undo the last bump, for ten seconds'],
  ['A L R', 'All day, later today, recall: open or close'],
  ['O I', '86, pause orders: open or close'],
  ['Esc', 'Clear the selection; close the panel'],
  ['?', 'Show these keys'],
] as const

/** Lists the keys of a bump bar. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title="Keys" onClose={onClose}>
    <DialogBody>
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" gap="3" alignItems="baseline">
        {keys.map(([key, meaning]) => (
          <Box key={key} display="contents">
            <Box as="dt" fontFamily="mono" fontWeight="bold" px="2" borderWidth="1px" borderRadius="md">
              {key}
            </Box>
            <dd>{meaning}</dd>
          </Box>
        ))}
      </Box>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </DialogFooter>
  </Dialog>
)
