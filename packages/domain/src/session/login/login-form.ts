import { Result } from "effect";
import { stripPhoneNumber } from "../../input/phone-number.ts";
import { readTypedCode } from "../../input/typed-code.ts";
import type { PasswordCredentials } from "./customer.ts";

/** The login form, as typed. */
export interface LoginForm {
	readonly by: PasswordCredentials["by"];
	readonly email: string;
	/** `+` and digits, from the list of area codes. */
	readonly areaCode: string;
	readonly phone: string;
	readonly password: string;
}

export type LoginIssue =
	| { readonly is: "email missing" | "phone missing"; readonly field: "account" }
	| { readonly is: "password missing"; readonly field: "password" };

/**
 * The credentials of a complete login form, or the missing fields in order (Spec 1 §5). A phone number is sent as
 * digits after the area code; the password is sent as typed.
 */
export const readLoginForm = (form: LoginForm): Result.Result<PasswordCredentials, readonly LoginIssue[]> => {
	const { by, password } = form;
	const number = stripPhoneNumber(form.phone);
	const account = by === "email" ? readTypedCode(form.email) : number && form.areaCode + number;
	const issues: LoginIssue[] = [];
	if (account === "") issues.push({ is: `${by} missing`, field: "account" });
	if (password === "") issues.push({ is: "password missing", field: "password" });
	return issues.length > 0 ? Result.fail(issues) : Result.succeed({ by, account, password });
};
