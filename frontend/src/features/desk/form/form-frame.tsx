import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { ComponentProps } from 'react'
import { FormProvider } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import type { RecordForm } from './use-record-form'

type FormFrameProps<V extends FieldValues> = Omit<ComponentProps<typeof chakra.form>, 'form' | 'onSubmit'> & {
  readonly form: RecordForm<V>
}

/** The form element around the fields; it focuses the first wrong field after each attempt to save. */
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
