/**
 * So many favorites are kept for somebody, about: more than any menu has dishes
 * (docs/product/menu.md#favorites).
 */
export const MAX_FAVORITES = 300
