import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { TextInput } from '#base/components/text-input'
import { MAX_MESSAGE_LENGTH } from '../voice-state'

type TypeItProps = {
  readonly field: RefObject<HTMLInputElement | null>
  readonly isBusy: boolean
  readonly onAsk: (text: string) => void
}

/** The same in writing, for those who can't speak now or whose browser can't listen. */
export function MessageForm({ field, isBusy, onAsk }: TypeItProps) {
  const [text, setText] = useState('')
  const id = useId()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy || text.trim() === '') return
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
