import { writePhoneNumber } from "@tradewind/domain/input";
import type { AccountName } from "@tradewind/domain/session";

/** The type and the text of an account on the wire: prefix and number of a phone are one text (docs/assumptions.md, A-102). */
export const accountFields = (account: AccountName) =>
	account.by === "email"
		? ({ type: "email", account: account.email } as const)
		: ({ type: "mobile", account: writePhoneNumber(account.phone) } as const);
