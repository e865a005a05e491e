/** The adapters of the ports of features that customers open on demand. A new noun is one line here. */
export { copyTrading, leaders } from "./copy-trading/copy-trading.adapter.ts";
export { deposits } from "./deposit/deposit.adapter.ts";
export { funds } from "./fund/fund.adapter.ts";
export { loans } from "./loan/loan.adapter.ts";
export { securityCentre } from "./security/security.adapter.ts";
export { passwords } from "./session/passwords.adapter.ts";
export { registrations, verificationCodes } from "./session/registration.adapter.ts";
export { support } from "./support/support.adapter.ts";
export { transfers } from "./transfer/transfer.adapter.ts";
export { imageUploads } from "./upload/upload.adapter.ts";
export { verifications } from "./verification/verification.adapter.ts";
export { withdrawals } from "./withdrawal/withdrawal.adapter.ts";
