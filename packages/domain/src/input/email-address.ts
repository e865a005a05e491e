import { readTypedCode } from "./typed-code.ts";

/** An issue of a typed e-mail address, with the field of the form that has it. */
export interface EmailIssue<Field extends string> {
	readonly is: "email missing" | "not an e-mail";
	readonly field: Field;
}

/**
 * The typed e-mail address in ASCII where it has a form in full width or digits of another script, trimmed, or its issue. Only impossible addresses are refused: no `@` with text on both
 * sides, or spaces inside. Whether it exists is for the platform to verify.
 */
export const readEmail = <Field extends string>(
	typed: string,
	field: Field,
):
	| { readonly email: string; readonly issue: undefined }
	| { readonly email: undefined; readonly issue: EmailIssue<Field> } => {
	const email = readTypedCode(typed);
	if (email === "") return { email: undefined, issue: { is: "email missing", field } };
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { email: undefined, issue: { is: "not an e-mail", field } };
	return { email, issue: undefined };
};

/** A plain address as the target of a link: with a host name, and without parameters of a mail. */
export const isPlainEmail = (text: string): boolean => plainEmail.test(text);

const plainEmail = /^[a-z0-9.!#$%&'*+/=^_`{|}~-]+@([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/i;
