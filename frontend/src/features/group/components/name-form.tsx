import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { MAX_GUEST_NAME_LENGTH } from '#shared/contract/orders'
import { hasLetterOrDigit } from '#shared/terms/clean-text'
import { getErrorMessage } from '#base/api/api-error'
import { Surface } from '#base/components/surface'
import { TextField } from '#base/forms/fields'
import { useSubmitForm } from '#base/forms/use-sent-form'
import { useSession } from '#base/session/session'

type Form = { name: string }

type NameFormProps = {
  readonly button: string
  /** Throws where it is refused. */
  readonly onName: (name: string) => Promise<void>
}

const UNREACHABLE = "We can't reach the kitchen right now. Please check your connection and try again."

/** Under which name one's dishes stand in a group's order. */
export function GroupNameForm({ button, onName }: NameFormProps) {
  const { user } = useSession()
  const [trouble, setTrouble] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<Form>({
    defaults: { name: user?.firstName ?? '' },
    send: async ({ name }) => {
      setTrouble(null)
      try {
        await onName(name.trim())
      } catch (error) {
        setTrouble(getErrorMessage(error, UNREACHABLE))
        throw error
      }
    },
  })
  return (
    <Surface>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Grid gap="5">
            <TextField<Form>
              name="name"
              label="Your name"
              hint="It stands beside your dishes, also on the kitchen’s ticket."
              autoComplete="given-name"
              maxLength={MAX_GUEST_NAME_LENGTH}
              rules={{
                validate: (name) =>
                  hasLetterOrDigit(name) ||
                  (name.trim() === '' ? 'Please enter your name' : 'Please use at least one letter or digit'),
              }}
            />
            <Box role="alert">
              {trouble && (
                <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                  {trouble}
                </Box>
              )}
            </Box>
            <Button type="submit" size="lg" disabled={isSending} aria-busy={isSending}>
              {button}
            </Button>
          </Grid>
        </form>
      </FormProvider>
    </Surface>
  )
}
