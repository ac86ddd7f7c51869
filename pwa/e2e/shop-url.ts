/** Where the shop of this test file is. */
export const shopUrl = () => process.env.SHOP_URL ?? '';
