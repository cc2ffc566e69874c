import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Surface } from '#ui/chakra/surface'
import type { SubmitForm } from './use-submit-form'

type FormSurfaceProps<V extends FieldValues> = {
  readonly sent: SubmitForm<V>
  /** The error of the whole form; those of fields appear at them. */
  readonly errorText: string | null
  readonly submitLabel: string
  readonly pendingLabel: string
  readonly children: ReactNode
}

/** A page's form in a card: its fields, the error of the whole form, and the submit button. */
export function FormSurface<V extends FieldValues>({ sent, errorText, ...form }: FormSurfaceProps<V>) {
  return (
    <Surface>
      <FormProvider {...sent.form}>
        <form onSubmit={sent.submit} noValidate>
          <Grid gap="5">
            {form.children}
            <Box role="alert">
              {errorText && (
                <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                  {errorText}
                </Box>
              )}
            </Box>
            <Button type="submit" size="lg" disabled={sent.isSending} aria-busy={sent.isSending}>
              {sent.isSending ? form.pendingLabel : form.submitLabel}
            </Button>
          </Grid>
        </form>
      </FormProvider>
    </Surface>
  )
}
