import { Button } from '@chakra-ui/react/button'
import { useRef } from 'react'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { useMenu } from '#base/menu/use-menu'
import { Conversation } from './components/conversation'
import { MessageForm } from './components/type-it'
import { ProposedLines } from './components/understood-lines'
import { isSpeechSupported } from './recogniser'
import { useVoiceAssistant } from './use-voice'

/**
 * Where guests tell the assistant what they would like, aloud or in writing
 * (docs/product/voice.md#the-dialog).
 */
export function VoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { phase, transcript, answer, waiting, listen, stop, ask, set, confirm, drop } = useVoiceAssistant()
  const { items: menu } = useMenu()
  const listenButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = phase === 'processing'
  const example = menu.find(({ isPopular, isAvailable }) => isPopular && isAvailable)
  const order = example ? `“two ${example.name}, please” or ` : ''
  return (
    <Dialog
      placement="sheet"
      title="Hi, I’m Hiro! What can I get you?"
      initialFocusEl={() => (isSpeechSupported() ? listenButton.current : field.current)}
      onClose={onClose}
    >
      <DialogBody>
        <Conversation
          phase={phase}
          transcript={transcript}
          answer={answer}
          hint={`Say or type what you would like: ${order}“what time do you close?”`}
        />
        {waiting.length > 0 && (
          <ProposedLines items={waiting} menu={menu} isBusy={isBusy} onSet={set} onConfirm={confirm} onDrop={drop} />
        )}
        <MessageForm field={field} isBusy={isBusy} onAsk={ask} />
      </DialogBody>
      <DialogFooter css={{ '& > button': { px: '4' } }}>
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button ref={listenButton} aria-disabled={isBusy} onClick={phase === 'listening' ? stop : listen}>
          {phase === 'listening' ? 'Stop Listening' : 'Start Listening'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
