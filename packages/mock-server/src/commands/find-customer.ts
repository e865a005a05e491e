import type { Customer } from "../customers/customer.ts";
import type { Sessions } from "../customers/sessions.ts";
import { ControlRefused } from "./refused.ts";

/** The customer that a command names by their e-mail address. */
export const findCustomer = (sessions: Sessions, account: string): Customer => {
	const found = sessions.named(account).find(({ email }) => email === account);
	if (!found) throw new ControlRefused("account", `there is no customer ${account}`);
	return found;
};
