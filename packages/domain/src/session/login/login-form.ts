import { Result } from "effect";
import { stripPhoneNumber } from "../account/phone-number.ts";
import type { Credentials } from "./customer.ts";

/** What stands in the login form, as typed. */
export interface LoginForm {
	readonly by: Credentials["by"];
	readonly email: string;
	/** `+` and digits, from the list of area codes. */
	readonly areaCode: string;
	readonly phone: string;
	readonly password: string;
}

export type LoginIssue = "email missing" | "phone missing" | "password missing";

/**
 * The credentials that a filled login form means, or what is missing, in the order of the fields (Spec 1 §5). A phone
 * number is sent as its digits after the area code; the password is sent as typed.
 */
export const readLoginForm = (form: LoginForm): Result.Result<Credentials, readonly LoginIssue[]> => {
	const { by, password } = form;
	const number = stripPhoneNumber(form.phone);
	const account = by === "email" ? form.email.trim() : number && form.areaCode + number;
	const issues: LoginIssue[] = [];
	if (account === "") issues.push(`${by} missing`);
	if (password === "") issues.push("password missing");
	return issues.length > 0 ? Result.fail(issues) : Result.succeed({ by, account, password });
};
