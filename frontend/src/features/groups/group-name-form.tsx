import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { MAX_GUEST_NAME_LENGTH } from '#shared/orders/contract'
import { hasLetterOrDigit, isBlank } from '#shared/platform/text'
import { getErrorMessage } from '#base/api/client'
import { Surface } from '#ui/surface'
import { TextField } from '#ui/forms/fields'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { useSession } from '#base/session/session'
import { useLocation } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/page/page-frame'
import { startGroup } from './use-group'

type NameForm = { name: string }

type NameFormProps = {
  readonly button: string
  /** Starts or joins the group order. Throws if the server rejects it. */
  readonly onName: (name: string) => Promise<void>
}

const UNREACHABLE = "We can't reach the kitchen right now. Please check your connection and try again."

/** Reads the name that labels the guest's dishes in a group order. */
export function GroupNameForm({ button, onName }: NameFormProps) {
  const { user } = useSession()
  const [errorText, setErrorText] = useState<string | null>(null)
  const { form, submit, isSending } = useSubmitForm<NameForm>({
    defaults: { name: user?.firstName ?? '' },
    send: async ({ name }) => {
      setErrorText(null)
      try {
        await onName(name.trim())
      } catch (error) {
        setErrorText(getErrorMessage(error, UNREACHABLE))
        throw error
      }
    },
  })
  return (
    <Surface>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate>
          <Grid gap="5">
            <TextField<NameForm>
              name="name"
              label="Your name"
              hint="Shown with your dishes, also on the kitchen ticket."
              autoComplete="given-name"
              maxLength={MAX_GUEST_NAME_LENGTH}
              rules={{
                validate: (name) =>
                  hasLetterOrDigit(name) ||
                  (isBlank(name) ? 'Please enter your name' : 'Please use at least one letter or digit'),
              }}
            />
            <Box role="alert">
              {errorText && (
                <Box p="4" bg="warning.subtle" color="warning.fg" borderRadius="xl" fontSize="sm">
                  {errorText}
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

/** Starts a group order: the host enters a name and then shares the link. */
export function StartGroupForm() {
  const location = useLocationConfig()
  const [, navigate] = useLocation()
  return (
    <PageFrame
      title="Order Together"
      lead="Send your friends a link: everyone adds dishes under their own name, and you send one order. The kitchen labels each dish with its guest."
      width="narrow"
    >
      <GroupNameForm
        button="Start a group order"
        onName={async (name) => {
          const { id } = await startGroup(name, location)
          navigate(`/group/${id}`, { replace: true })
        }}
      />
    </PageFrame>
  )
}
