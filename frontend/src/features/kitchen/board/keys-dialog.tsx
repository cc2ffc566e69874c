import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { useDialogWords } from '#base/language/use-dialog-words'

/** Lists the keys of a bump bar. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { dialogs } = useDialogWords()
  const { keys: words } = dialogs
  const keys = [
    ['0-9', words.digits],
    ['← →', words.arrows],
    ['Enter', words.enter],
    [words.page, words.pages],
    ['Z', words.undo],
    ['A L R', words.panels],
    ['O I', words.otherPanels],
    ['Esc', words.escape],
    ['?', words.help],
  ] as const
  return (
    <Dialog title={words.title} onClose={onClose}>
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
          {dialogs.close}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
