import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
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

type Typed = { readonly email: string }

/** The order that is in the way, where the answer names one. */
function activeOrderOf(error: unknown): string | undefined {
  const ids = error instanceof ApiError ? error.problem?.members['orderIds'] : undefined
  const first: unknown = Array.isArray(ids) ? ids[0] : undefined
  return typeof first === 'string' ? first : undefined
}

const fallbackFor = (error: Error): string =>
  error instanceof SignedInElsewhereError
    ? 'Please log out and sign in again in this tab. Your sign-in can be deleted only then.'
    : 'Your account could not be deleted. Please try again.'

function Refusal({ error }: { readonly error: Error }) {
  const orderId = activeOrderOf(error)
  return (
    <Box role="alert" bg="bg.inset" borderRadius="lg" p="4">
      <Text>{getErrorMessage(error, fallbackFor(error))}</Text>
      {orderId !== undefined && (
        <Button asChild mt="3" size="sm" variant="outline">
          <Link href={`/orders/${orderId}/tracking`}>Show the order</Link>
        </Button>
      )}
    </Box>
  )
}

const what = (erasure: 'deleted' | 'unnamed') =>
  personalDataCategories.filter((each) => each.erasure === erasure && each.id !== 'work')

type DeleteAccountProps = { readonly user: User; readonly onClose: () => void }

/**
 * Says what goes and what stays before anything is deleted, and asks for the address, so that no
 * slip does it.
 */
export function DeleteAccount({ user, onClose }: DeleteAccountProps) {
  const { mutateAsync: erase, error } = useEraseAccount()
  const isOwn = (typed: string) =>
    normalizeEmail(typed) === normalizeEmail(user.email) || `Please type ${user.email} to confirm`
  const sent = useSubmitForm<Typed>({ defaults: { email: '' }, send: () => erase() })
  return (
    <FormDialog
      title="Delete My Account"
      submitLabel="Delete for Good"
      pendingLabel="Deleting…"
      sent={sent}
      onClose={onClose}
    >
      <Text>This can’t be undone. What happens:</Text>
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="1.5">
        <li>
          Deleted:{' '}
          {what('deleted')
            .map(({ title }) => title.toLowerCase())
            .join(', ')}
          .
        </li>
        {what('unnamed').map(({ id, title, erased }) => (
          <li key={id}>
            <strong>{title}.</strong> {erased}
          </li>
        ))}
        <li>You are signed out on every device. The same address can begin a new account, with nothing in it.</li>
      </chakra.ul>
      <TextField<Typed>
        name="email"
        label="Your e-mail address, to confirm"
        type="email"
        rules={{ required: 'Please type your e-mail address', validate: isOwn }}
        maxLength={254}
      />
      {error && <Refusal error={error} />}
    </FormDialog>
  )
}
