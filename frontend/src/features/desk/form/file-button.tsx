import { useRef } from 'react'
import { Button } from '#ui/chakra/button'

type FileButtonProps = {
  readonly label: string
  readonly accept: string
  readonly isCamera?: boolean
  readonly isBusy: boolean
  readonly onFile: (file: File) => void
  /** Called instead if several files are chosen. Without it, only one can be. */
  readonly onFiles?: (files: readonly File[]) => void
}

/** Opens the device's file picker or camera. */
export function FileButton({ label, accept, isCamera = false, isBusy, onFile, onFiles }: FileButtonProps) {
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
        multiple={onFiles !== undefined}
        {...(isCamera && { capture: 'environment' })}
        onChange={({ target }) => {
          const [file, ...others] = target.files ?? []
          // Clear the input, so that choosing the same file again fires a change event.
          target.value = ''
          if (file && others.length > 0) onFiles?.([file, ...others])
          else if (file) onFile(file)
        }}
      />
    </>
  )
}
