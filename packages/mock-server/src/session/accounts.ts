import type { Customer } from "./customer.ts";
import type { Sessions } from "./sessions.ts";

/** The text by which accounts are compared. */
export const accountText = (typed: string): string => typed.trim().toLowerCase();

/** The real customer with this e-mail address or phone. */
export const customerNamed = (sessions: Sessions, account: string): Customer | undefined => {
	const text = accountText(account);
	return text === ""
		? undefined
		: sessions
				.customers()
				.find(({ isDemo, email, mobile }) => !isDemo && (email === text || mobile === text));
};

/** At least 8 characters with a letter and a digit (docs/assumptions.md, A-222). */
export const isWeak = (password: string): boolean =>
	password.length < 8 || !/\p{L}/u.test(password) || !/\p{Nd}/u.test(password);

/** At least 6 characters (docs/assumptions.md, A-222). */
export const isWeakPayPassword = (password: string): boolean => password.length < 6;
