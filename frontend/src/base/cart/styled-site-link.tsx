import { chakra } from '@chakra-ui/react/styled-system'
import { SiteLink } from './site-link'

/** The link to another location's site with Chakra's style props. */
export const StyledSiteLink = chakra(SiteLink)
