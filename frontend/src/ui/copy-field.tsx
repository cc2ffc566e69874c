import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useRef } from 'react'
import type { Toast } from './toast'
import { copyText } from './share'
import { TextInput } from '#ui/chakra/controls'

type CopyFieldProps = {
  readonly label: string
  readonly text: string
  readonly button: string
  /** Shown once the text is on the clipboard. */
  readonly copied: Toast
}

/** A text with a button that copies it. Without clipboard access, the button selects the text. */
export function CopyField({ label, text, button, copied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    if (!(await copyText(text, copied))) field.current?.select()
  }
  return (
    <Flex gap="2" width="100%" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <TextInput
        ref={field}
        readOnly
        aria-label={label}
        value={text}
        fontFamily="mono"
        onFocus={(event) => event.target.select()}
      />
      <Button variant="outline" flexGrow={{ base: 1, sm: 0 }} onClick={() => void copy()}>
        {button}
      </Button>
    </Flex>
  )
}
