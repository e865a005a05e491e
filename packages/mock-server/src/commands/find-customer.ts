import { accountOf, accountText, isNamed } from "../customers/accounts.ts";
import type { Customer } from "../customers/customer.ts";
import type { Sessions } from "../customers/sessions.ts";
import { ControlRefused } from "./refused.ts";

/** The customer that a command names. */
export const findCustomer = (sessions: Sessions, account: string): Customer => {
	const found = sessions.named(accountText(account)).find((customer) => isNamed(customer, account));
	if (!found) throw new ControlRefused("account", `there is no customer ${account}`);
	return found;
};

/** By which commands name the customer with this id. */
export const accountById = (sessions: Pick<Sessions, "customer">, customerId: number): string => {
	const customer = sessions.customer(customerId);
	return customer ? accountOf(customer) : "";
};
