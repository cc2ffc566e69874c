import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import type { User } from '#shared/contract/auth'
import { LoadFailureOverlay } from '#base/loading/failed'
import { lazyComponent } from '#base/loading/lazily'
import { useDownloadMyData } from '../api/use-my-data'
import { TitledPanel } from './panel'

const DeleteAccount = lazyComponent(() => import('./delete-account'), 'DeleteAccount', LoadFailureOverlay)

/** What is kept of the customer, and the two rights to it. */
export function PersonalDataPanel({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false)
  const { mutate: download, isPending } = useDownloadMyData()
  return (
    <TitledPanel title="Your Data">
      <chakra.p color="fg.muted" css={{ '& a': { color: 'accent.fg', textDecoration: 'underline' } }}>
        It is yours. <Link href="/privacy">What we keep, and how long</Link>
      </chakra.p>
      <Flex mt="5" gap="3" flexWrap="wrap">
        <Button variant="outline" disabled={isPending} aria-busy={isPending} onClick={() => download()}>
          {isPending ? 'Downloading…' : 'Download My Data'}
        </Button>
        <Button variant="outline" onClick={() => setOpen(true)}>
          Delete My Account
        </Button>
      </Flex>
      {isOpen && (
        <Suspense fallback={null}>
          <DeleteAccount user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </TitledPanel>
  )
}
