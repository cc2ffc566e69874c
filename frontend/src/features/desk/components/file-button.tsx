import { Button } from '@chakra-ui/react/button'
import { useRef } from 'react'

type FileButtonProps = {
  readonly label: string
  readonly accept: string
  readonly isCamera?: boolean
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
}

/** Asks for a file as the device does, or for a photo. */
export function FileButton({ label, accept, isCamera = false, isBusy, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        variant="outline"
        justifySelf="start"
        px="3.5"
        fontSize="sm"
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          const file = target.files?.[0]
          // The same file chosen again is a choice, too.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
