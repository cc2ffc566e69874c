import { Button } from '#ui/chakra/button'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import { useLocationConfig } from '#base/location/location'
import { Surface } from '#ui/chakra/surface'

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { phone } = useLocationConfig()
  return (
    <Surface role="alert" textAlign="center" py="12">
      <Heading as="h2" size="md">
        The menu did not load
      </Heading>
      <Text mt="2" mb="6" color="fg.muted">
        Try again in a moment, or call us on {phone}.
      </Text>
      <Button onClick={onRetry}>Try Again</Button>
    </Surface>
  )
}
