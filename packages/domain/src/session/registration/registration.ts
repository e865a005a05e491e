import { type Secret, wipedSecret } from "../../command/secret.ts";
import type { AccountName } from "../account/account-name.ts";
import type { PhoneNumber } from "../account/phone-number.ts";

/** A picture with letters that a machine can't read well (Spec 1 §7). */
export interface Captcha {
	/** Tells the platform which picture was answered. */
	readonly key: string;
	/** Address of the picture. */
	readonly picture: string;
}

/** How a new customer shows to be real (Spec 1 §5): by a code sent to the account, by a captcha, or not at all. */
export type RegistrationProof =
	| { readonly is: "code"; readonly code: string }
	| { readonly is: "captcha"; readonly key: string; readonly answer: string }
	| { readonly is: "none" };

/** A new customer (Spec 1 §7). What the site does not ask for is `undefined`, and so is what was left empty. */
export interface Registration {
	readonly account: AccountName;
	readonly password: Secret;
	/** Beside an e-mail account. */
	readonly mobile: PhoneNumber | undefined;
	readonly name: string | undefined;
	readonly idNumber: string | undefined;
	readonly ssn: string | undefined;
	/** Addresses of uploaded pictures. */
	readonly front: string | undefined;
	readonly reverse: string | undefined;
	readonly hand: string | undefined;
	readonly payPassword: Secret | undefined;
	readonly inviteCode: string | undefined;
	readonly proof: RegistrationProof;
}

/** The registration without the passwords in it. */
export const wipePasswords = (registration: Registration): Registration => ({
	...registration,
	password: wipedSecret,
	payPassword: registration.payPassword && wipedSecret,
});
