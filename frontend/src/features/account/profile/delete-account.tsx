import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { User } from '#shared/accounts/contract'
import { personalDataCategories } from '#shared/accounts/personal-data'
import { normalizeEmail } from '#shared/accounts/contact'
import { ApiError, getErrorMessage } from '#base/api/client'
import { TextField } from '#ui/forms/fields'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { SignedInElsewhereError, useEraseAccount } from './use-personal-data'

type DeleteAccountForm = { readonly email: string }

/** Returns the id of an active order that prevents the deletion, if the server named one. */
function findActiveOrderId(error: unknown): string | undefined {
  const ids = error instanceof ApiError ? error.problem?.members['orderIds'] : undefined
  const orderId: unknown = Array.isArray(ids) ? ids[0] : undefined
  return typeof orderId === 'string' ? orderId : undefined
}

const getFallbackMessage = (error: Error): string =>
  error instanceof SignedInElsewhereError
    ? 'Please sign out and sign in again in this tab. Your sign-in can be deleted only then.'
    : 'Your account could not be deleted. Please try again.'

function ErrorNotice({ error }: { readonly error: Error }) {
  const orderId = findActiveOrderId(error)
  return (
    <Box role="alert" bg="bg.inset" borderRadius="lg" p="4">
      <Text>{getErrorMessage(error, getFallbackMessage(error))}</Text>
      {orderId !== undefined && (
        <Button asChild mt="3" size="sm" variant="outline">
          <Link href={`/orders/${orderId}/tracking`}>Show the order</Link>
        </Button>
      )}
    </Box>
  )
}

const listCategories = (erasure: 'deleted' | 'unnamed') =>
  personalDataCategories.filter((category) => category.erasure === erasure && category.id !== 'work')

type DeleteAccountProps = { readonly user: User; readonly onClose: () => void }

/**
 * Lists what is deleted and what stays, and deletes the account after confirmation.
 * The user confirms by typing their e-mail address, which prevents accidental deletion.
 */
export function DeleteAccount({ user, onClose }: DeleteAccountProps) {
  const { mutateAsync: erase, error } = useEraseAccount()
  const validateEmail = (typed: string) =>
    normalizeEmail(typed) === normalizeEmail(user.email) || `Please type ${user.email} to confirm`
  const formState = useSubmitForm<DeleteAccountForm>({ defaults: { email: '' }, send: () => erase() })
  return (
    <FormDialog
      title="Delete My Account"
      submitLabel="Delete for Good"
      pendingLabel="Deleting…"
      form={formState}
      onClose={onClose}
    >
      <Text>This can’t be undone. What happens:</Text>
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1.5">
        <li>
          Deleted:{' '}
          {listCategories('deleted')
            .map(({ title }) => title.toLowerCase())
            .join(', ')}
          .
        </li>
        {listCategories('unnamed').map(({ id, title, erased }) => (
          <li key={id}>
            <strong>{title}.</strong> {erased}
          </li>
        ))}
        <li>
          You are signed out on every device. You can start a new account with the same address, but it will be empty.
        </li>
      </chakra.ul>
      <TextField<DeleteAccountForm>
        name="email"
        label="Your e-mail address, to confirm"
        type="email"
        rules={{ required: 'Please type your e-mail address', validate: validateEmail }}
        maxLength={254}
      />
      {error && <ErrorNotice error={error} />}
    </FormDialog>
  )
}
