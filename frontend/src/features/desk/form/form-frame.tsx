import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { Button } from '#ui/chakra/button'
import { FormProvider, type FieldValues } from 'react-hook-form'
import type { RecordForm } from './use-record-form'

type FormFrameProps<V extends FieldValues> = Omit<ComponentProps<typeof chakra.form>, 'form' | 'onSubmit'> & {
  readonly recordForm: RecordForm<V>
}

/**
 * The form element around the fields. It focuses the first invalid field after each failed save.
 */
export function FormFrame<V extends FieldValues>({
  recordForm: { form, submit },
  children,
  ...style
}: FormFrameProps<V>) {
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
  readonly summary: ReactNode
  readonly isUnsaved: boolean
  readonly isSaving: boolean
  /** Whether the values can't be saved yet; the summary says why. */
  readonly isBlocked?: boolean
  readonly onDiscard?: (() => void) | undefined
  readonly saveLabel?: string
}

/**
 * The bar at the end of a form: unsaved changes, Discard and Save. It stays visible while there is
 * something to save.
 */
export const SaveBar = ({
  summary,
  isUnsaved,
  isSaving,
  isBlocked = false,
  onDiscard,
  saveLabel = 'Save',
}: SaveBarProps) => (
  <Bar data-idle={!isUnsaved || undefined}>
    <chakra.span flex={{ base: '1 0 100%', md: '1' }} minW="0" fontSize="sm" color="fg.muted" role="status">
      {isUnsaved && summary}
    </chakra.span>
    {isUnsaved && onDiscard && (
      <Button type="button" variant="ghost" px="3" disabled={isSaving} onClick={onDiscard}>
        Discard
      </Button>
    )}
    {isUnsaved && (
      <Button type="submit" disabled={isSaving || isBlocked} aria-busy={isSaving}>
        {isSaving ? 'Saving…' : saveLabel}
      </Button>
    )}
  </Bar>
)
