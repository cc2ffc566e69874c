import { RecordPage } from '../form/record-page'
import { HoursForm } from './hours-form'
import { hoursQuery } from './use-desk-hours'

/** The location's opening hours (docs/product/desk.md#hours). */
export const HoursSection = () => (
  <RecordPage
    title="Hours"
    lead={({ name }) => `When ${name} is open, for guests and for orders.`}
    query={hoursQuery}
    failed="The hours could not be loaded."
    maxWidth="none"
  >
    {(read, location) => <HoursForm location={location} hours={read} />}
  </RecordPage>
)
