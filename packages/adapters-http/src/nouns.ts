/** The adapters of each noun's ports. A new noun is one line here. */
export { accountHistory, accounts } from "./account/account.adapter.ts";
export { articles, publications } from "./content/content.adapter.ts";
export { contractTrading } from "./contract/contract.adapter.ts";
export { copyTrading, leaders } from "./copy-trading/copy-trading.adapter.ts";
export { deposits } from "./deposit/deposit.adapter.ts";
export { funds } from "./fund/fund.adapter.ts";
export { marketData } from "./market/market.adapter.ts";
export { microTrading } from "./micro/micro.adapter.ts";
export { securityCentre } from "./security/security.adapter.ts";
export { passwords } from "./session/passwords.adapter.ts";
export { registrations, verificationCodes } from "./session/registration.adapter.ts";
export { sessions } from "./session/session.adapter.ts";
export { siteInformation } from "./site/site.adapter.ts";
export { support } from "./support/support.adapter.ts";
export { transfers } from "./transfer/transfer.adapter.ts";
export { imageUploads } from "./upload/upload.adapter.ts";
export { withdrawals } from "./withdrawal/withdrawal.adapter.ts";
export { verifications } from "./verification/verification.adapter.ts";
