import { useDialogWords } from '#base/language/use-dialog-words'
import { EditButton, type OrderToEdit } from './edit-button'

/** Lets staff change a placed order. Guests' pages have `EditButton`, without the boards' words. */
export const EditOrderButton = (order: OrderToEdit) => (
  <EditButton {...order} label={useDialogWords().dialogs.details.changeOrder} />
)
