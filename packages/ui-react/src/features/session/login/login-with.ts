import { defaultAreaCode, prefixOf } from "@tradewind/domain/input";
import type { AccountName } from "@tradewind/domain/session";
import type { App } from "../../../state/app.ts";
import { keepDraft, readDraft } from "./login-draft.ts";

/** Fills the login form with an account (Spec 1 §4). */
export const loginWith = (app: App, account: AccountName): void => {
	// From now on the draft survives a reload.
	readDraft(app);
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
};
