/** The trade page with its micro tab (Spec 1 §2). */
export const microTradePath = "/trade?product=micro";
