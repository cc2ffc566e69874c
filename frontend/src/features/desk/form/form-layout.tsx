import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#ui/chakra/button'
import { FormProvider, useController, type FieldPath, type FieldValues } from 'react-hook-form'
import type { RecordForm } from './use-record-form'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    p: { base: '4', md: '6' },
    bg: 'bg.surface',
    borderWidth: '1px',
    borderRadius: '2xl',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
})

type PanelProps = {
  readonly title: string
  /** The id that links of the page lead to. */
  readonly id?: string
  readonly lead?: ReactNode
  /** Shown at the end of the title's line. */
  readonly act?: ReactNode
  readonly children: ReactNode
}

/** A titled section of a form or page. */
export function FormPanel({ title, id: target, lead, act, children }: PanelProps) {
  const id = useId()
  return (
    <Box aria-labelledby={id} {...(target && { id: target, tabIndex: -1, scrollMarginTop: '24' })}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" minH="9" flexWrap="wrap">
        <div>
          <Heading as="h2" size="md" id={id}>
            {title}
          </Heading>
          {lead && (
            <chakra.p mt="1" fontSize="sm" color="fg.muted">
              {lead}
            </chakra.p>
          )}
        </div>
        {act}
      </chakra.div>
      {children}
    </Box>
  )
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'var(--desk-bar)', lg: '4' },
    zIndex: 1,
    display: 'flex',
    // On a phone the text is above the buttons.
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: '3',
    rowGap: '2',
    mt: '6',
    mx: { base: '-4', md: '0' },
    px: { base: '4', md: '5' },
    py: '3',
    bg: 'bg.floating',
    borderWidth: { base: '1px 0', md: '1px' },
    borderRadius: { base: '0', md: '2xl' },
    boxShadow: 'lg',
    '&[data-idle]': { visibility: 'hidden', py: '0', borderWidth: 0 },
  },
})

type SaveBarProps = {
  /** Describes the unsaved changes. */
  readonly words: ReactNode
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  readonly onDiscard?: (() => void) | undefined
  readonly saveLabel?: string
}

/**
 * The bar at the end of a form: unsaved changes, Discard and Save. It stays visible while there is
 * something to save.
 */
export const SaveBar = ({ words, isUnsaved, isSaving, onDiscard, saveLabel = 'Save' }: SaveBarProps) => (
  <Bar data-idle={!isUnsaved || undefined}>
    <chakra.span flex={{ base: '1 0 100%', md: '1' }} minW="0" fontSize="sm" color="fg.muted" role="status">
      {isUnsaved && words}
    </chakra.span>
    {isUnsaved && onDiscard && (
      <Button type="button" variant="ghost" px="3" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
    )}
    {isUnsaved && (
      <Button type="submit" disabled={isSaving} aria-busy={isSaving}>
        {isSaving ? 'Saving…' : saveLabel}
      </Button>
    )}
  </Bar>
)

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

type FormFrameProps<V extends FieldValues> = Omit<ComponentProps<typeof chakra.form>, 'form' | 'onSubmit'> & {
  readonly form: RecordForm<V>
}

/**
 * The form element around the fields. It focuses the first invalid field after each failed save.
 */
export function FormFrame<V extends FieldValues>({ form: { form, submit }, children, ...style }: FormFrameProps<V>) {
  const element = useRef<HTMLFormElement>(null)
  const { submitCount } = form.formState
  useEffect(() => {
    if (submitCount === 0) return
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [submitCount])
  return (
    <FormProvider {...form}>
      <chakra.form ref={element} noValidate onSubmit={submit} {...style}>
        {children}
      </chakra.form>
    </FormProvider>
  )
}

const TickLabel = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minH: '11',
    cursor: 'pointer',
    '& input': { width: '5', height: '5', flexShrink: 0, accentColor: 'var(--ember-solid)', cursor: 'pointer' },
  },
})

type TickProps = {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onTurn: (isOn: boolean) => void
  readonly type?: 'checkbox' | 'radio'
  readonly name?: string
}

/** A checkbox or a radio button with its label. */
export const Tick = ({ label, isOn, onTurn, type = 'checkbox', name }: TickProps) => (
  <TickLabel>
    <input type={type} name={name} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
    <span>{label}</span>
  </TickLabel>
)

type TickFieldProps<V extends FieldValues> = {
  readonly name: FieldPath<V>
  readonly label: ReactNode
  /** Called after the form's value changed. */
  readonly onTurned?: (isOn: boolean) => void
}

/** A checkbox bound to the surrounding form. */
export function TickField<V extends FieldValues>({ name, label, onTurned }: TickFieldProps<V>) {
  const { field } = useController<V>({ name })
  const turn = (isOn: boolean) => {
    field.onChange(isOn)
    onTurned?.(isOn)
  }
  return <Tick label={label} isOn={Boolean(field.value)} onTurn={turn} />
}
