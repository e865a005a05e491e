import { type Secret, wipedSecret } from "../../command/secret.ts";
import type { PhoneNumber } from "../../input/phone-number.ts";
import type { AccountName } from "../account/account-name.ts";
import type { SentAnswers } from "./registration-answers.ts";

/** A captcha picture (Spec 1 §7). */
export interface Captcha {
	/** Identifies the answered picture. */
	readonly key: string;
	/** Address of the picture. */
	readonly picture: string;
}

/** How a new customer proves to be human (Spec 1 §5): by a code sent to the account, by a captcha, or not at all. */
export type RegistrationProof =
	| { readonly is: "code"; readonly code: string }
	| { readonly is: "captcha"; readonly key: string; readonly answer: string }
	| { readonly is: "none" };

/** A registration to send (Spec 1 §7). Fields that are not requested or are empty are `undefined`. */
export interface Registration extends SentAnswers {
	readonly account: AccountName;
	readonly password: Secret;
	/** In addition to an e-mail account. */
	readonly mobile: PhoneNumber | undefined;
	readonly payPassword: Secret | undefined;
	readonly inviteCode: string | undefined;
	readonly proof: RegistrationProof;
}

/** The registration with its passwords wiped. */
export const wipePasswords = (registration: Registration): Registration => ({
	...registration,
	password: wipedSecret,
	payPassword: registration.payPassword && wipedSecret,
});
