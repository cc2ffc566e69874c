import { useLocation } from 'wouter'
import { useLocationConfig } from '#base/location/location'
import { PageFrame } from '#base/components/page-frame'
import { startGroup } from '../use-membership'
import { GroupNameForm } from './name-form'

/** The first of them all: a name, then a link to send. */
export function StartGroupForm() {
  const location = useLocationConfig()
  const [, navigate] = useLocation()
  return (
    <PageFrame
      title="Order Together"
      lead="Send your friends a link: everybody adds their dishes under their name, and you send one order. Tickets say whose is whose."
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
