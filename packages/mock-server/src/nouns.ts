/** The routes of each noun, with the state that only it uses. A new noun is one line here. */
export { account } from "./account/account.routes.ts";
export { content } from "./content/content.routes.ts";
export { contract } from "./contract/contract.routes.ts";
export { copyTrading } from "./copy-trading/copy-trading.routes.ts";
export { deposit } from "./deposit/deposit.routes.ts";
export { fund } from "./fund/fund.routes.ts";
export { loan } from "./loan/loan.routes.ts";
export { market } from "./market/market.routes.ts";
export { micro } from "./micro/micro.routes.ts";
export { security } from "./security/security.routes.ts";
export { session } from "./session/session.routes.ts";
export { site } from "./site/site.routes.ts";
export { support } from "./support/support.routes.ts";
export { transfer } from "./transfer/transfer.routes.ts";
export { upload } from "./upload/upload.routes.ts";
export { verification } from "./verification/verification.routes.ts";
export { withdrawal } from "./withdrawal/withdrawal.routes.ts";
