import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { useState } from 'react'
import type { Supplier } from '#shared/purchases/contract'
import { optionalMailbox } from '#base/forms/field-rules'
import { FormDialog } from '#base/forms/form-dialog'
import { useSubmitForm } from '#base/forms/use-submit-form'
import { TextField } from '#ui/forms/fields'
import { useSaveSupplier } from './use-purchases'

type SupplierDialogProps = { readonly supplier: Supplier; readonly onClose: () => void }

/** The contact of a supplier. */
function SupplierDialog({ supplier, onClose }: SupplierDialogProps) {
  const { mutateAsync: save } = useSaveSupplier()
  const { name, ...contact } = supplier
  const form = useSubmitForm({
    defaults: contact,
    send: (values) => save({ name, ...values }).then(onClose),
    getField: (path) => (path.endsWith('.email') ? 'email' : null),
  })
  return (
    <FormDialog title={name} submitLabel="Save" pendingLabel="Saving…" form={form} onClose={onClose}>
      <TextField name="email" label="E-mail for orders" type="email" maxLength={254} rules={optionalMailbox} />
      <TextField name="phone" label="Phone" type="tel" maxLength={40} />
      <TextField name="contact" label="Contact person" maxLength={120} />
    </FormDialog>
  )
}

/**
 * Returns the dialog with a supplier's contact, and what opens it. The list renders it outside its
 * rows, because these go when nothing is left to order from the supplier.
 */
export function useContactDialog() {
  const [edited, setEdited] = useState<Supplier | null>(null)
  const dialog = edited && <SupplierDialog supplier={edited} onClose={() => setEdited(null)} />
  return { edit: setEdited, dialog }
}

/** A supplier's contact in one line, and the button that changes it. */
export function SupplierContact({ supplier, onEdit }: { readonly supplier: Supplier; readonly onEdit: () => void }) {
  const { name, contact, email, phone } = supplier
  const facts = [contact, email, phone].filter((fact) => fact !== '')
  return (
    <Flex align="center" gap="3" wrap="wrap" mb="2" fontSize="sm">
      <Box color="fg.muted" minW="0" overflowWrap="anywhere">
        {facts.length > 0 ? facts.join(' · ') : 'No contact yet'}
      </Box>
      <Button
        className="not-on-paper"
        variant="outline"
        px="4"
        aria-label={`${facts.length > 0 ? 'Edit' : 'Add'} the contact of ${name}`}
        onClick={onEdit}
      >
        {facts.length > 0 ? 'Edit contact' : 'Add contact'}
      </Button>
    </Flex>
  )
}
