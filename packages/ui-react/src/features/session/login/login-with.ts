import { type AccountName, defaultAreaCode, prefixOf } from "@tradewind/domain/session";
import { keepDraft } from "./login-draft.ts";

/** Fills the login form with an account (Spec 1 §4). */
export const loginWith = (account: AccountName): void =>
	keepDraft(
		account.by === "email"
			? { by: "email", email: account.email, areaCode: defaultAreaCode, phone: "", password: "" }
			: {
					by: "phone",
					email: "",
					areaCode: prefixOf(account.phone.area),
					phone: account.phone.number,
					password: "",
				},
	);
