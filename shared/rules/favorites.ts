/**
 * So many favorites are kept for somebody, about: more than any menu has dishes
 * (docs/product/menu.md#favorites).
 */
export const MOST_FAVORITES = 300
