/** How large a picture may be as it is sent (docs/product/desk.md#pictures). */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024
