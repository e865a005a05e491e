import { meetsPasswordRule } from "@tradewind/domain/session";
import type { Customer } from "./customer.ts";
import type { Sessions } from "./sessions.ts";

/** The text by which accounts are compared. */
export const accountText = (typed: string): string => typed.trim().toLowerCase();

/**
 * Whether a text is an e-mail address that the platform takes for an account: ASCII alone. A letter that looks like another one, in
 * full width, or invisible, would make two accounts that look the same (docs/assumptions.md, A-485).
 */
export const isEmailAddress = (typed: string): boolean => {
	const text = typed.trim();
	return text.length <= 254 && emailPattern.test(text) && !text.includes("..");
};

const emailPattern =
	/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-][A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{0,63}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

/** Area code prefix and number. */
export const isPhone = (text: string): boolean => /^\+[0-9]{8,20}$/.test(text);

/**
 * The real customer with this e-mail address or phone. A phone number that was given in addition to an e-mail address is not an
 * account before it is verified (A-485).
 */
export const customerNamed = (sessions: Sessions, account: string): Customer | undefined => {
	const text = accountText(account);
	return text === ""
		? undefined
		: sessions.named(text).find((known) => known.email === text || provenMobile(known) === text);
};

/** Whether a command means this customer: by e-mail address, phone number or UID. Demo customers have only a UID. */
export const isNamed = (customer: Customer | undefined, account: string): boolean => {
	const text = accountText(account);
	return (
		customer !== undefined &&
		text !== "" &&
		[customer.email, provenMobile(customer), customer.uid].includes(text)
	);
};

/** By which commands name this customer. */
export const accountOf = (customer: Customer): string =>
	customer.email || provenMobile(customer) || customer.uid;

export const provenMobile = ({ mobile, isMobileUnproven }: Customer): string | undefined =>
	isMobileUnproven ? undefined : mobile;

/** At least 8 characters with a letter and a digit (docs/assumptions.md, A-222). */
export const isWeak = (password: string): boolean => !meetsPasswordRule("login", password);

/** At least 6 characters (docs/assumptions.md, A-222). */
export const isWeakPayPassword = (password: string): boolean => !meetsPasswordRule("pay", password);

/** Invisible characters, and characters that change the direction of the text after them. */
export const hasControlCharacters = (text: string): boolean =>
	/[\p{Cc}\u200b\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]/u.test(text);
