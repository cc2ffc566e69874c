import { chakra } from '@chakra-ui/react/styled-system'
import { MAX_MESSAGE_LENGTH, type VoiceState } from './voice-state'
import { Button } from '#ui/chakra/button'
import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react'
import { isBlank } from '#shared/platform/text'
import { Dialog, DialogBody, DialogFooter } from '#ui/chakra/dialog'
import { useMenu } from '#base/menu/use-menu'
import { ActiveFilters } from '#features/menu'
import { ProposedLines } from './proposed-lines'
import { QuestionChoices } from './question-choices'
import { isSpeechSupported } from './speech-recognition'
import { RememberedNeedsList } from './remembered-needs-list'
import { useVoiceAssistant } from './use-voice-assistant'
import { VoiceCart } from './voice-cart'
import { TextInput } from '#ui/forms/controls'

const statuses: Readonly<Record<VoiceState['phase'], string>> = {
  idle: '',
  listening: 'Listening...',
  processing: 'Processing your request...',
}

type ConversationProps = Pick<VoiceState, 'phase' | 'transcript' | 'answer' | 'language'> & { readonly hint: string }

/** The guest's words and the assistant's answer. Screen readers announce both. */
export function Conversation({ phase, transcript, answer, language, hint }: ConversationProps) {
  const newest = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (phase === 'idle') newest.current?.scrollIntoView({ block: 'nearest' })
  }, [phase, answer])
  return (
    <chakra.div role="status" minH="24" display="grid" gap="3" alignContent="center">
      {phase === 'idle' && transcript === '' && <chakra.p color="fg.muted">{hint}</chakra.p>}
      {transcript !== '' && (
        <chakra.p color="fg.muted" overflowWrap="anywhere">
          You said: {transcript}
        </chakra.p>
      )}
      {phase !== 'idle' && (
        <chakra.p display="flex" alignItems="center" gap="2.5" fontWeight="semibold" color="accent.fg">
          <chakra.span boxSize="2.5" borderRadius="full" bg="danger" animation="pulse" aria-hidden />
          {statuses[phase]}
        </chakra.p>
      )}
      {answer !== '' && (
        <chakra.p
          ref={newest}
          lang={language}
          justifySelf="start"
          px="4"
          py="3"
          bg="accent.subtle"
          borderRadius="xl"
          borderBottomLeftRadius="sm"
          overflowWrap="anywhere"
        >
          {answer}
        </chakra.p>
      )}
    </chakra.div>
  )
}

type MessageFormProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly isBusy: boolean
  readonly onAsk: (text: string) => void
}

/** A text field as an alternative to speaking, also for browsers without speech recognition. */
export function MessageForm({ field, isBusy, onAsk }: MessageFormProps) {
  const [text, setText] = useState('')
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || isBlank(text)) return
    onAsk(text)
    setText('')
  }
  return (
    <chakra.form onSubmit={submit} mt="4">
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" color="fg.muted">
        Or type what you would like
      </chakra.label>
      <chakra.div display="flex" gap="2">
        <TextInput
          id={id}
          ref={field}
          value={text}
          maxLength={MAX_MESSAGE_LENGTH}
          autoComplete="off"
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="outline" disabled={isBusy}>
          Send
        </Button>
      </chakra.div>
    </chakra.form>
  )
}

/**
 * The dialog in which guests speak or write to the assistant (docs/product/voice.md#dialog).
 */
export function VoiceDialog({ onClose }: { readonly onClose: () => void }) {
  const { phase, transcript, answer, waiting, question, language, offersCheckout, ...assistant } = useVoiceAssistant()
  const { listen, stop, ask, set, confirm, drop, warnOfWaiting } = assistant
  const { items: menu } = useMenu()
  const listenButton = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = phase === 'processing'
  const close = () => {
    warnOfWaiting()
    onClose()
  }
  const example = menu.find(({ isPopular, isAvailable }) => isPopular && isAvailable)
  const exampleOrder = example ? `“two ${example.name}, please” or ` : ''
  return (
    <Dialog
      closesOnBack
      placement="sheet"
      title="Hi, I’m Hiro! What can I get you?"
      initialFocusEl={() => (isSpeechSupported() ? listenButton.current : field.current)}
      onClose={close}
    >
      <DialogBody>
        <Conversation
          phase={phase}
          transcript={transcript}
          answer={answer}
          language={language}
          hint={`Say or type what you would like: ${exampleOrder}“what time do you close?”`}
        />
        {waiting.length > 0 && (
          <ProposedLines items={waiting} menu={menu} isBusy={isBusy} onSet={set} onConfirm={confirm} onDrop={drop} />
        )}
        {question && (waiting.length === 0 || question.kind === 'confirm') && (
          <QuestionChoices question={question} language={language} menu={menu} isBusy={isBusy} onAsk={ask} />
        )}
        <VoiceCart offersCheckout={offersCheckout} waiting={waiting} onConfirm={confirm} onClose={onClose} />
        <ActiveFilters />
        <RememberedNeedsList />
        <MessageForm field={field} isBusy={isBusy} onAsk={ask} />
      </DialogBody>
      <DialogFooter css={{ '& > button': { px: '4' } }}>
        <Button variant="outline" onClick={close}>
          Close
        </Button>
        <Button ref={listenButton} aria-disabled={isBusy} onClick={phase === 'listening' ? stop : listen}>
          {phase === 'listening' ? 'Stop Listening' : 'Start Listening'}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
